import { DrawnIcon } from '../frame/icons.js';
import { useShell } from '../frame/shell-context.js';

/**
 * An icon by its name, which the configuration of the page lists under `icons`: a page has the drawings that it shows and no others.
 * Decoration: what it is on has a name of its own.
 * @throws Error for a name that is not listed
 */
export function PageIcon({ name }: { name: string }) {
  const { page } = useShell();
  const icon = page.kind === 'component' ? page.icons?.[name] : undefined;
  if (!icon)
    throw new Error(
      `The page "${page.path}" shows the icon "${name}": add it to the "icons" of that page in the configuration.`,
    );
  return <DrawnIcon icon={icon} />;
}
