import { expect, it } from 'vitest';
import { authorLinks } from './author-links.js';

it('leads to where Docusaurus does, by handle and by address', () => {
  expect(
    authorLinks({
      github: 'ada',
      linkedin: 'ada-l',
      stackoverflow: 17,
      mastodon: '@ada',
      bluesky: 'https://bsky.app/profile/ada.example.org',
      email: 'ada@example.org',
      guild: 'https://guild.example.org/ada',
    }),
  ).toEqual({
    GitHub: 'https://github.com/ada',
    LinkedIn: 'https://www.linkedin.com/in/ada-l/',
    'Stack Overflow': 'https://stackoverflow.com/users/17',
    Mastodon: 'https://mastodon.social/@ada',
    Bluesky: 'https://bsky.app/profile/ada.example.org',
    Email: 'mailto:ada@example.org',
    guild: 'https://guild.example.org/ada',
  });
});

it('leads nowhere by a handle of a site that nobody knows, and from what is no list', () => {
  expect(authorLinks({ guild: 'ada' })).toEqual({});
  expect(authorLinks('ada')).toEqual({});
  expect(authorLinks(undefined)).toEqual({});
});
