const SHAPE = /<(path|circle|ellipse|rect) ([^>]*)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

type Attributes = ReadonlyMap<string, string>;

/** Shapes of a drawing, as SVG has them, as the data of one path. */
export const iconPath = (body: string): string =>
  [...body.matchAll(SHAPE)]
    .map(([, tag, written = '']) => {
      const attributes = new Map(
        [...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
      );
      return shapePath(tag, attributes);
    })
    .join('');

function shapePath(tag: string | undefined, attributes: Attributes): string {
  const number = (name: string): number => Number(attributes.get(name) ?? 0);
  switch (tag) {
    case 'circle':
      return ovalPath({ x: number('cx'), y: number('cy'), rx: number('r'), ry: number('r') });
    case 'ellipse':
      return ovalPath({ x: number('cx'), y: number('cy'), rx: number('rx'), ry: number('ry') });
    case 'rect':
      return boxPath(number);
    default:
      return fromOrigin(attributes.get('d') ?? '');
  }
}

/** A path may begin with a step from the origin, which behind another path would be one from its end. */
const fromOrigin = (data: string): string => (data.startsWith('m') ? `M0 0${data}` : data);

interface Oval {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

const ovalPath = ({ x, y, rx, ry }: Oval): string =>
  `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** With corners that are quarters of a circle. */
function boxPath(number: (name: string) => number): string {
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  const r = Math.min(number('rx') || number('ry'), width / 2, height / 2);
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  const corner = (dx: number, dy: number): string => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${round(x + r)} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** Without the rest that binary numbers leave. */
const round = (value: number): number => Math.round(value * 1000) / 1000;
