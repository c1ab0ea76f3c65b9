/** Writes unsigned LEB128 numbers and UTF-8 strings. */
export class ByteWriter {
  private bytes = new Uint8Array(256);
  private used = 0;

  get length(): number {
    return this.used;
  }

  byte(value: number): void {
    if (this.used === this.bytes.length) this.grow(1);
    this.bytes[this.used++] = value;
  }

  number(value: number): void {
    for (; value > 127; value = Math.floor(value / 128)) this.byte((value % 128) + 128);
    this.byte(value);
  }

  /** The length in bytes, then the bytes. */
  string(value: string): void {
    const encoded = new TextEncoder().encode(value);
    this.number(encoded.length);
    this.append(encoded);
  }

  append(more: Uint8Array): void {
    this.grow(more.length);
    this.bytes.set(more, this.used);
    this.used += more.length;
  }

  toBytes(): Uint8Array {
    return this.bytes.slice(0, this.used);
  }

  private grow(extra: number): void {
    if (this.used + extra <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.used + extra));
    larger.set(this.bytes);
    this.bytes = larger;
  }
}

/** Reads what `ByteWriter` wrote. Throws a `RangeError` at the end of the data. */
export class ByteReader {
  constructor(
    private readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  byte(): number {
    const value = this.bytes[this.at++];
    if (value === undefined) throw new RangeError('The data ends too early.');
    return value;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const next = this.byte();
      value += (next & 127) * scale;
      if (next < 128) return value;
    }
  }

  string(): string {
    const length = this.number();
    return new TextDecoder().decode(this.bytes.subarray(this.at, (this.at += length)));
  }
}
