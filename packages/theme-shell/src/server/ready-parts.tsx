import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { CustomisationProvider, type PartName, type ShellCustomisation } from '../components/frame/part.js';
import { type ShellContextValue, ShellProvider } from '../components/frame/shell-context.js';
import { getOrMake } from './get-or-make.js';

/** What is around every page, and on many sites the same around all of them. */
const AROUND = ['AnnouncementBar', 'Navbar', 'Footer', 'BackToTop'] as const satisfies PartName[];
type Around = (typeof AROUND)[number];

/** HTML of parts; `null` for one that is drawn on each page. */
type PartsHtml = Partial<Record<Around, string | null>>;

/** By what parts may read and pages do not change: the site, what it puts in place of parts, and the sidebar. */
const known = new WeakMap<object, WeakMap<object, WeakMap<object, PartsHtml>>>();
const NONE = {};

/** Of this process, so that no page can have written it. */
const mark = crypto.randomUUID();
const placeOf = (name: Around): string => `<template data-part="${name}${mark}"></template>`;

/** An element at either end, so that no text beside it becomes one with its own. */
const ELEMENTS = /^<[^]*>$/;

/** A page whose parts around it are drawn once for all pages. */
export interface ReadyParts {
  /** Has them leave their places free. */
  customisation: ShellCustomisation;
  /** Puts them in their places. */
  fill: (page: string) => string;
}

/**
 * Has the parts around pages drawn once, for as long as the site and the sidebar are the same objects. Whether one is the same on all
 * pages is seen when it is drawn: then it has read nothing of the page, and there is no part of the site's own in it.
 */
export function readyParts(context: ShellContextValue, own: ShellCustomisation = NONE): ReadyParts {
  const html = htmlOf(context, own);
  const shared = AROUND.filter((name) => html[name] !== null && !own.components?.[name]);
  const ready = (name: Around) =>
    function Ready({ Original }: { Original: ComponentType }): ReactNode {
      html[name] ??= drawForAll(Original, context, own);
      if (html[name] === null) return <Original />;
      return html[name] && <template data-part={name + mark} />;
    };
  const components = Object.fromEntries(shared.map((name) => [name, ready(name)] as const));
  return {
    customisation: { ...own, components: { ...own.components, ...components } },
    fill: (page) =>
      shared.reduce(
        (text, name) => (html[name] ? text.replace(placeOf(name), () => html[name] ?? '') : text),
        page,
      ),
  };
}

/** `null` when other pages may have another. */
function drawForAll(Part: ComponentType, context: ShellContextValue, own: ShellCustomisation): string | null {
  let isForAll = true;
  const onRead = (): void => void (isForAll = false);
  const { components = {}, slots = {} } = own;
  const html = renderToString(
    <CustomisationProvider
      value={{ components: watchFound(components, onRead), slots: watchFound(slots, onRead) }}
    >
      <ShellProvider {...context} page={watch(context.page, onRead)}>
        <Part />
      </ShellProvider>
    </CustomisationProvider>,
  );
  return isForAll && (html === '' || ELEMENTS.test(html)) ? html : null;
}

/** What is read of it is told. */
function watch<T extends object>(value: T, onRead: () => void): T {
  const told =
    <Args extends unknown[], Answer>(read: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      onRead();
      return read(...args);
    };
  return new Proxy(value, {
    get: told((target, name): unknown => Reflect.get(target, name)),
    has: told((target, name) => Reflect.has(target, name)),
    ownKeys: told((target) => Reflect.ownKeys(target)),
  });
}

/** What is not there is the same on all pages. */
const watchFound = <T extends object>(value: T, onRead: () => void): T =>
  new Proxy(value, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      if (found !== undefined) onRead();
      return found;
    },
  });

function htmlOf({ site, sidebar }: ShellContextValue, own: ShellCustomisation): PartsHtml {
  const ofSite = getOrMake(known, site, () => new WeakMap());
  const ofOwn = getOrMake(ofSite, own, () => new WeakMap());
  return getOrMake(ofOwn, sidebar ?? NONE, () => ({}));
}
