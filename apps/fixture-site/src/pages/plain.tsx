/** A page of its own chunk, which tests keep from loading. */
export default function Plain() {
  return <h1 tabIndex={-1}>A plain page</h1>;
}
