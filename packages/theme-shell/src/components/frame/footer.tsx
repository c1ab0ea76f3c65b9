import { Link } from './link.js';
import { part } from './part.js';
import { useShell } from './shell-context.js';

export const Footer = part('Footer', () => {
  const { footer, messages } = useShell().site;
  if (footer.groups.length === 0 && !footer.note) return null;
  return (
    <footer className="footer">
      {footer.groups.length > 0 && (
        <nav className="footer-groups" aria-label={messages.footerNavigation}>
          {footer.groups.map((group) => (
            <section key={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.items.map((item) => (
                  <li key={item.href}>
                    <Link href={item.href}>{item.label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      )}
      {footer.note && <p className="footer-note">{footer.note}</p>}
    </footer>
  );
});
