/** Where the navbar's search leads. The search itself is tested on the docs site. */
export default function Search() {
  return <h1 tabIndex={-1}>Search</h1>;
}
