import { Link, useShell } from '@org/theme-shell/client';

export default function Landing() {
  const { site } = useShell();
  return (
    <>
      <h1 tabIndex={-1}>{site.title}</h1>
      <p>
        <Link href="/notes/one">Notes</Link> <Link href="/crash">A page that crashes</Link>{' '}
        <Link href="/plain">A plain page</Link>
      </p>
    </>
  );
}
