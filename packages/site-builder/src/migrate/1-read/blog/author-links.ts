import { z } from 'zod';

/** Addresses of sites by the names that Docusaurus knows them by: what a handle stands behind, and what is behind it. */
const PLATFORMS: Record<string, [label: string, before: string, after?: string]> = {
  x: ['X', 'https://x.com/'],
  twitter: ['Twitter', 'https://twitter.com/'],
  github: ['GitHub', 'https://github.com/'],
  linkedin: ['LinkedIn', 'https://www.linkedin.com/in/', '/'],
  stackoverflow: ['Stack Overflow', 'https://stackoverflow.com/users/'],
  bluesky: ['Bluesky', 'https://bsky.app/profile/'],
  mastodon: ['Mastodon', 'https://mastodon.social/@'],
  instagram: ['Instagram', 'https://www.instagram.com/'],
  threads: ['Threads', 'https://www.threads.net/@'],
  twitch: ['Twitch', 'https://www.twitch.tv/'],
  youtube: ['YouTube', 'https://www.youtube.com/@'],
  email: ['Email', 'mailto:'],
};

const handles = z.record(z.string(), z.union([z.string(), z.number()]).transform(String)).catch({});

/** Where else an author is, by what links to it say; a handle of a site that is not known leads nowhere. */
export function authorLinks(socials: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(handles.parse(socials ?? {})).flatMap(([name, handle]) => {
      const [label, before, after = ''] = PLATFORMS[name.toLowerCase()] ?? [name];
      if (/^(?:https?:\/\/|mailto:)/.test(handle)) return [[label, handle]];
      return before === undefined ? [] : [[label, `${before}${handle.replace(/^@/, '')}${after}`]];
    }),
  );
}
