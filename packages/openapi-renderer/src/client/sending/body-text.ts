/** Longer bodies are for a file, not for a page. */
const MAX_SHOWN = 200_000;
const TEXT_TYPE =
  /^text\/|[/+](?:json|xml|yaml|javascript|graphql|jsonl|ndjson|json-seq)\b|x-www-form-urlencoded|x-yaml/i;

/** A body as readers see it, or `null` where there is nothing to read. */
export async function bodyText(body: Blob): Promise<string | null> {
  const isText = body.type === '' || TEXT_TYPE.test(body.type);
  if (!isText || body.size === 0 || body.size > MAX_SHOWN) return null;
  const text = await body.text();
  if (!/[/+]json\b/i.test(body.type)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
