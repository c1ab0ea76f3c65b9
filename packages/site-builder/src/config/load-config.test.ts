import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FixtureSite, temporaryFolder } from '../../test/fixture-site.js';
import { configOf, minimalConfig } from '../../test/sample.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { loadSite, validateConfig } from './load-config.js';

/** Every diagnostic as `code: message`, with its hint below. */
function listDiagnostics(value: unknown): string {
  const { config, diagnostics } = validateConfig(value, 'app/site.config.ts');
  expect(config === null).toBe(diagnostics.length > 0);
  for (const { file, severity } of diagnostics)
    expect([file, severity]).toEqual(['app/site.config.ts', 'error']);
  return diagnostics
    .map(({ code, message, hint }) => [`${code}: ${message}`, hint].filter(Boolean).join('\n  '))
    .join('\n');
}

const withConfig = (changes: Record<string, unknown>): string =>
  listDiagnostics({ ...minimalConfig, ...changes });
const withItem = (item: Record<string, unknown>): string => withConfig({ navbar: { items: [item] } });

describe('a configuration that is right', () => {
  it('needs four fields, and gets the rest from the defaults', () => {
    const { config, diagnostics } = validateConfig(minimalConfig, 'site.config.ts');
    expect(diagnostics).toEqual([]);
    expect(config).toEqual({
      ...minimalConfig,
      baseUrl: '/',
      defaultLocale: 'en',
      noIndex: false,
      titleDelimiter: '|',
      trailingSlash: false,
      contentDir: 'content',
      publicDir: 'public',
      apis: [],
      pages: [],
      navbar: { hideOnScroll: false, items: [] },
      footer: { groups: [], note: '', languages: true, colorMode: false },
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      lastUpdate: { date: true, author: false },
      pageHead: { description: true, readingTime: true, markdown: true, assistants: [] },
      locales: [],
      sidebar: { hideable: false, autoCollapseCategories: false },
      security: { connect: [], images: [], frames: [], trustedTypes: [] },
      redirects: [],
      liveCode: { playgroundPosition: 'bottom' },
      markdown: {
        parser: 'satteri',
        rawHtml: 'allow',
        packageManagers: ['npm', 'yarn', 'pnpm', 'bun'],
        math: false,
        format: 'detect',
        remarkPlugins: [],
        rehypePlugins: [],
      },
      markdownPages: true,
      offline: false,
      llmsFull: false,
      feed: false,
      feedback: false,
      linkPreviews: false,
      rules: {
        brokenLinks: 'throw',
        brokenAnchors: 'throw',
        brokenMarkdownLinks: 'throw',
        brokenApiLinks: 'warn',
        duplicateRoutes: 'warn',
        orphanPages: 'ignore',
      },
      customFields: {},
      hooks: [],
    });
  });

  it('keeps a default for each field that a group leaves out', () => {
    const { config } = validateConfig(
      { ...minimalConfig, rules: { brokenLinks: 'log' }, colorMode: {} },
      'x',
    );
    expect(config?.rules).toEqual({
      brokenLinks: 'log',
      brokenAnchors: 'throw',
      brokenMarkdownLinks: 'throw',
      brokenApiLinks: 'warn',
      duplicateRoutes: 'warn',
      orphanPages: 'ignore',
    });
    expect(config?.colorMode.defaultMode).toBe('light');
  });

  it('gets the rest of a group from the defaults too, where it gives nothing or a part of it', () => {
    const groups = ['navbar', 'sidebar', 'footer', 'colorMode', 'tableOfContents', 'liveCode', 'rules'];
    const given = { ...minimalConfig, ...Object.fromEntries(groups.map((group) => [group, {}])) };
    expect(validateConfig(given, 'site.config.ts').config).toEqual(configOf());
  });

  it('may hold any JSON under customFields', () => {
    const customFields = { team: { names: ['a', null, 1, true] } };
    expect(validateConfig({ ...minimalConfig, customFields }, 'x').config?.customFields).toEqual(
      customFields,
    );
  });
});

describe('an unknown field', () => {
  it('is reported with the closest known name', () => {
    expect(withConfig({ trailingslash: true })).toMatchInlineSnapshot(`
      "config-unknown-field: "trailingslash" is not a field of the configuration, so it would have no effect.
        Did you mean "trailingSlash"? A value of your own belongs under "customFields"."
    `);
  });

  it('is reported with the names that its place knows when none is close', () => {
    expect(withConfig({ colorMode: { palette: 'teal' } })).toMatchInlineSnapshot(`
      "config-unknown-field: "colorMode.palette" is not a field of the configuration, so it would have no effect.
        Known fields here: defaultMode, disableSwitch, respectPrefersColorScheme. A value of your own belongs under "customFields"."
    `);
  });

  it('is reported with its path through lists', () => {
    expect(withConfig({ areas: [...minimalConfig.areas, { dir: 'guides', label: 'Guides', lable: 'x' }] }))
      .toMatchInlineSnapshot(`
      "config-unknown-field: "areas[1].lable" is not a field of the configuration, so it would have no effect.
        Did you mean "label"? A value of your own belongs under "customFields"."
    `);
    expect(
      withConfig({ footer: { groups: [{ title: 'More', items: [{ label: 'A', href: '/a', icon: 'x' }] }] } }),
    ).toMatchInlineSnapshot(`
      "config-unknown-field: "footer.groups[0].items[0].icon" is not a field of the configuration, so it would have no effect.
        Known fields here: label, href. A value of your own belongs under "customFields"."
    `);
  });

  it('inside of a navbar item is compared with the fields of that type of item alone', () => {
    expect(withItem({ type: 'link', label: 'A', href: '/a', herf: '/b' })).toMatchInlineSnapshot(`
      "config-unknown-field: "navbar.items[0].herf" is not a field of the configuration, so it would have no effect.
        Did you mean "href"? A value of your own belongs under "customFields"."
    `);
    expect(withItem({ type: 'link', label: 'A', href: '/a', docId: 'a' })).toMatchInlineSnapshot(`
      "config-unknown-field: "navbar.items[0].docId" is not a field of the configuration, so it would have no effect.
        Known fields here: type, label, href, icon, className, position. A value of your own belongs under "customFields"."
    `);
  });
});

describe('a wrong value', () => {
  it('of a wrong type is reported with what was seen and what is expected', () => {
    expect(withConfig({ title: 5, noIndex: 'yes', navbar: { items: 'none' } })).toMatchInlineSnapshot(`
      "config-invalid: "title" is 5; expected string.
      config-invalid: "noIndex" is "yes"; expected boolean.
      config-invalid: "navbar.items" is "none"; expected array."
    `);
  });

  it('that is missing is reported as missing', () => {
    const { title: _, ...rest } = minimalConfig;
    expect(listDiagnostics(rest)).toMatchInlineSnapshot(
      `"config-invalid: "title" is missing; expected string."`,
    );
  });

  it('that is not one of a fixed choice is reported with the choice and the closest of it', () => {
    expect(withConfig({ rules: { brokenLinks: 'thow', duplicateRoutes: 3 } })).toMatchInlineSnapshot(`
      "config-invalid: "rules.brokenLinks" is "thow"; expected "ignore" or "log" or "warn" or "throw".
        Did you mean "throw"?
      config-invalid: "rules.duplicateRoutes" is 3; expected "ignore" or "log" or "warn" or "throw"."
    `);
  });

  it('in a list of names is reported, and so is one that stands there twice', () => {
    expect(withConfig({ markdown: { packageManagers: ['npn', 'npm'] } })).toMatchInlineSnapshot(`
      "config-invalid: "markdown.packageManagers[0]" is "npn"; expected "npm" or "yarn" or "pnpm" or "bun".
        Did you mean "npm"?"
    `);
    expect(withConfig({ markdown: { packageManagers: ['npm', 'npm'] } })).toMatchInlineSnapshot(
      `"config-invalid: "markdown.packageManagers" is ["npm","npm"]; expected each package manager once."`,
    );
  });

  it('of a navbar item’s type is reported with the types that there are', () => {
    expect(withItem({ type: 'dok', label: 'A' })).toMatchInlineSnapshot(`
      "config-invalid: "navbar.items[0].type" is "dok"; expected "link" or "doc" or "docSidebar" or "html" or "search" or "dropdown" or "docsVersion" or "docsVersionDropdown" or "localeDropdown".
        Did you mean "doc"?"
    `);
    expect(withItem({ label: 'A', href: '/a' })).toMatchInlineSnapshot(
      `"config-invalid: "navbar.items[0].type" is missing; expected "link" or "doc" or "docSidebar" or "html" or "search" or "dropdown" or "docsVersion" or "docsVersionDropdown" or "localeDropdown"."`,
    );
  });

  it('out of range is reported with the range', () => {
    expect(withConfig({ tableOfContents: { minHeadingLevel: 1, maxHeadingLevel: 7 }, title: '', areas: [] }))
      .toMatchInlineSnapshot(`
      "config-invalid: "title" is ""; expected string to have >=1 characters.
      config-invalid: "areas" is []; expected array to have >=1 items.
      config-invalid: "tableOfContents.minHeadingLevel" is 1; expected number to be >=2.
      config-invalid: "tableOfContents.maxHeadingLevel" is 7; expected number to be <=6."
    `);
  });

  it('of an address is reported with an example', () => {
    expect(withConfig({ url: 'docs.example.org', editUrl: 'main' })).toMatchInlineSnapshot(`
      "config-invalid: "url" is "docs.example.org"; expected an address, such as "https://docs.example.org".
      config-invalid: "editUrl" is "main"; expected an address, such as "https://example.org/edit/main"."
    `);
    expect(withConfig({ url: 'https://example.org/docs/' })).toMatchInlineSnapshot(
      `"config-invalid: "url" is "https://example.org/docs/"; expected an origin without a path, such as "https://docs.example.org"."`,
    );
  });

  it('of a path is reported with the slash that it lacks', () => {
    expect(withConfig({ baseUrl: '/docs', pages: [{ path: 'home', component: 'home', title: 'Home' }] }))
      .toMatchInlineSnapshot(`
      "config-invalid: "baseUrl" is "/docs"; expected a path that ends with "/".
      config-invalid: "pages[0].path" is "home"; expected a path that starts with "/"."
    `);
  });

  it('of heading levels is reported where the first is below the last', () => {
    expect(withConfig({ tableOfContents: { minHeadingLevel: 4, maxHeadingLevel: 3 } })).toMatchInlineSnapshot(
      `"config-invalid: "tableOfContents.maxHeadingLevel" is 3; expected a level that is not above minHeadingLevel: deeper levels have larger numbers."`,
    );
  });

  it('that JSON cannot hold is refused under customFields', () => {
    expect(withConfig({ customFields: { onClick: () => undefined } })).toContain(
      '"customFields.onClick" is a function',
    );
  });

  it.each([undefined, null, 'config', []])('instead of a configuration is reported: %o', (value) => {
    expect(listDiagnostics(value)).toMatch(/^config-invalid: "the configuration" is .+; expected object\.$/);
  });
});

it('reports every problem at once', () => {
  const { diagnostics } = validateConfig(
    { ...minimalConfig, titel: 'x', tagline: 1, rules: { links: 'log' } },
    'x',
  );
  expect(diagnostics.map(({ code }) => code).toSorted()).toEqual([
    'config-invalid',
    'config-unknown-field',
    'config-unknown-field',
  ]);
});

describe('loadSite', () => {
  it('gives the configuration and its folders, absolute', async () => {
    const { root } = new FixtureSite();
    expect(await loadSite(root)).toMatchObject({
      config: { title: 'Field guide', baseUrl: '/docs/', trailingSlash: false },
      root,
      configFile: 'site.config.ts',
      configFiles: [path.join(root, 'site.config.ts')],
      contentDir: path.join(root, 'content'),
      publicDir: path.join(root, 'public'),
    });
  });

  it('freezes the configuration, to its depths', async () => {
    const { config } = await new FixtureSite().load();
    expect(Object.isFrozen(config)).toBe(true);
    expect(Object.isFrozen(config.navbar.items[0])).toBe(true);
    expect(() => config.areas.push({ dir: 'x', label: 'x' })).toThrow(TypeError);
  });

  it('throws all diagnostics of a configuration that is wrong', async () => {
    const site = new FixtureSite();
    await site.edit('site.config.ts', "title: 'Field guide',", "titel: 'Field guide',");
    const error = await site.load().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SiteError);
    expect((error as SiteError).diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['config-invalid', 'site.config.ts'],
      ['config-unknown-field', 'site.config.ts'],
    ]);
  });

  it('says on which lines a configuration is wrong', async () => {
    const site = new FixtureSite();
    await site.edit('site.config.ts', "{ type: 'doc', docId:", "{ type: 'document', docId:");
    await site.edit('site.config.ts', "favicon: 'favicon.svg'", "favicn: 'favicon.svg'");
    const error = await site.load().catch((thrown: unknown) => thrown);
    const lines = site.read('site.config.ts').split('\n');
    expect(
      (error as SiteError).diagnostics.map(({ code, file, line = 0, column = 0 }) => [
        `${file} ${code}`,
        lines[line - 1]?.slice(column - 1),
      ]),
    ).toEqual([
      ['site.config.ts config-invalid', "type: 'document', docId: 'guides/first-steps' },"],
      ['site.config.ts config-unknown-field', "favicn: 'favicon.svg',"],
    ]);
  });

  it('says where it looked when there is no configuration', async () => {
    const error = await loadSite(temporaryFolder()).catch((thrown: unknown) => thrown);
    const [diagnostic] = (error as SiteError).diagnostics;
    expect(`${diagnostic?.code}: ${diagnostic?.message}\n  ${diagnostic?.hint}`).toMatchInlineSnapshot(`
      "config-missing: There is no site.config.ts here, so there is no site to build.
        Run the command in the app's folder, or name the folder with --root."
    `);
    expect(diagnostic?.file).toMatch(/site\.config\.ts$/);
  });
});

describe('versions', () => {
  const withVersions = (versions: unknown): string =>
    withConfig({ areas: [{ dir: 'cloud', label: 'Cloud', versions }] });

  it('name what does not exist, with the closest that does', () => {
    expect(
      withVersions({
        released: ['2.0.0'],
        lastVersion: '2.o.0',
        options: { '2.0.1': { badge: true }, x: {} },
      }),
    ).toMatchInlineSnapshot(`
      "config-invalid: "areas[0].versions.lastVersion" is "2.o.0"; expected the name of a version that exists.
        Did you mean "2.0.0"?
      config-invalid: "areas[0].versions.options.2.0.1" is {"badge":true}; expected options of a version that exists.
        Did you mean "2.0.0"?
      config-invalid: "areas[0].versions.options.x" is {}; expected options of a version that exists.
        Known: current, 2.0.0."
    `);
  });

  it('name versions that are there twice, have no proper name or share a path', () => {
    expect(withVersions({ released: ['1.0', '1.0'] })).toMatchInlineSnapshot(
      `"config-invalid: "areas[0].versions.released[1]" is "1.0"; expected each version once."`,
    );
    expect(withVersions({ released: ['current', 'a/b', 7] })).toMatchInlineSnapshot(`
      "config-invalid: "areas[0].versions.released[0]" is "current"; expected a plain name, such as "2.0", and not "current".
      config-invalid: "areas[0].versions.released[1]" is "a/b"; expected a plain name, such as "2.0", and not "current".
      config-invalid: "areas[0].versions.released[2]" is 7; expected string."
    `);
    expect(
      withVersions({ released: ['2.0', '1.0'], options: { '1.0': { path: '/next' } } }),
    ).toMatchInlineSnapshot(
      `"config-invalid: "areas[0].versions.options.1.0.path" is "/next"; expected a path that no other version has."`,
    );
    expect(withVersions({ includeCurrent: false })).toMatchInlineSnapshot(
      `"config-invalid: "areas[0].versions" is {"includeCurrent":false}; expected at least one version: release one, or leave "includeCurrent" out."`,
    );
    expect(withVersions({ options: { current: { banner: 'old', lable: 'x' } } })).toMatchInlineSnapshot(`
      "config-invalid: "areas[0].versions.options.current.banner" is "old"; expected "none" or "unreleased" or "unmaintained".
      config-unknown-field: "areas[0].versions.options.current.lable" is not a field of the configuration, so it would have no effect.
        Did you mean "label"? A value of your own belongs under "customFields"."
    `);
  });
});

describe('locales', () => {
  it('need a tag, which is guessed, and are there once with a path of their own', () => {
    expect(withConfig({ locales: [{ code: 'pt_br' }, { code: 'fr', htmlLang: 'a language' }] }))
      .toMatchInlineSnapshot(`
        "config-invalid: "locales[0].code" is "pt_br"; expected a BCP 47 tag, such as "fr" or "pt-BR".
          Did you mean "pt-BR"?
        config-invalid: "locales[1].htmlLang" is "a language"; expected a BCP 47 tag, such as "fr" or "pt-BR"."
      `);
    expect(withConfig({ locales: [{ code: 'en' }, { code: 'en' }, { code: 'a/b' }] })).toMatchInlineSnapshot(`
      "config-invalid: "locales[2].code" is "a/b"; expected a plain name, such as "fr" or "pt-BR".
      config-invalid: "locales[2].code" is "a/b"; expected a BCP 47 tag, such as "fr" or "pt-BR"."
    `);
    expect(withConfig({ locales: [{ code: 'fr', path: '/' }] })).toMatchInlineSnapshot(
      `"config-invalid: "locales[0].path" is "/"; expected a path that no other locale has."`,
    );
    expect(withConfig({ locales: [{ code: 'fr', lang: 'fr', dir: 'rlt' }] })).toMatchInlineSnapshot(`
      "config-invalid: "locales[0].dir" is "rlt"; expected "ltr" or "rtl".
      config-unknown-field: "locales[0].lang" is not a field of the configuration, so it would have no effect.
        Known fields here: code, label, htmlLang, dir, path. A value of your own belongs under "customFields"."
    `);
    expect(withConfig({ defaultLocale: 'en_GB' })).toMatchInlineSnapshot(
      `"config-invalid: "defaultLocale" is "en_GB"; expected a BCP 47 tag, such as "fr" or "pt-BR"."`,
    );
  });
});
