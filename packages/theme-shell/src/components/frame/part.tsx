import type { Breadcrumb, Card, Heading } from '@org/site-model';
import { type ComponentType, createContext, useContext } from 'react';
import type { DocPage, NotFoundPage } from '../../model/shell-page.js';
import type { ShellSidebar } from '../../model/shell-site.js';
import type { ArticleHtml } from './trusted-html.js';

/** Parts of the shell that a site may replace, and what each is given. The names are stable, see STABILITY.md. */
export interface ShellParts {
  AnnouncementBar: object;
  Navbar: object;
  Brand: object;
  ColorToggle: object;
  Drawer: object;
  Sidebar: { sidebar: ShellSidebar };
  DocView: { page: DocPage; html: ArticleHtml };
  Breadcrumbs: { page: DocPage };
  DocNotices: { page: DocPage };
  PageActions: { page: DocPage };
  MobileTableOfContents: { headings: Heading[] };
  TableOfContents: { headings: Heading[] };
  Article: { html: ArticleHtml };
  DocCards: { cards: Card[] };
  DocTags: { tags: Breadcrumb[] };
  Feedback: object;
  DocFooter: { page: DocPage };
  Pagination: { page: DocPage };
  NotFound: { page: NotFoundPage };
  CrashPage: { error: Error; retry: () => void };
  BackToTop: object;
  Footer: object;
}

/** Name of a part that a site may replace. */
export type PartName = keyof ShellParts;

/** What replaces a part: it gets the part's properties and, as `Original`, the part itself, to wrap it. */
export type PartReplacement<Name extends PartName> = ComponentType<
  ShellParts[Name] & { Original: ComponentType<ShellParts[Name]> }
>;

/** Replacements by name. The same ones belong to the server and to the browser. */
export type ShellComponents = { [Name in PartName]?: PartReplacement<Name> };

/** Components of the site that come before and after a part: `beforeFooter`, `afterArticle`. */
export type ShellSlots = { [Name in PartName as `before${Name}` | `after${Name}`]?: ComponentType };

/** Parts and slots of a site, the same on the server and in the browser. */
export interface ShellCustomisation {
  components?: ShellComponents;
  slots?: ShellSlots;
}

const Customisation = createContext<ShellCustomisation>({});
export const CustomisationProvider = Customisation.Provider;

/** Makes a component a part: what the site puts in its place or around it is looked up when it is drawn. */
export function part<Name extends PartName>(
  name: Name,
  Original: ComponentType<ShellParts[Name]>,
): ComponentType<ShellParts[Name]> {
  function Part(props: ShellParts[Name]) {
    const { components = {}, slots = {} } = useContext(Customisation);
    const Replacement = components[name] as ComponentType<object> | undefined;
    const { [`before${name}`]: Before, [`after${name}`]: After } = slots as Record<string, ComponentType>;
    return (
      <>
        {Before && <Before />}
        {Replacement ? <Replacement {...{ ...props, Original }} /> : <Original {...props} />}
        {After && <After />}
      </>
    );
  }
  Part.displayName = name;
  return Part;
}
