import type { ShellSite } from '../model/shell-site.js';
import { escapeHtml } from '@org/site-model';

/**
 * For a home page whose style sheet and scripts cannot be found: the style sheet hides it, the behaviours remove it, and the
 * boot script, which a home page names by a relative address, fills the suggestion in. Search engines leave it out.
 */
export function basePathBanner({ messages, baseUrl }: Pick<ShellSite, 'messages' | 'baseUrl'>): string {
  return [
    '<div class="base-path-banner" role="alert" data-nosnippet="">',
    `<p><strong>${escapeHtml(messages.baseUrlTitle)}</strong></p>`,
    `<p>${escapeHtml(messages.baseUrlText)}</p>`,
    `<p>${escapeHtml(messages.baseUrlConfigured)} <code>${escapeHtml(baseUrl)}</code></p>`,
    `<p hidden>${escapeHtml(messages.baseUrlSuggested)} <code data-suggestion=""></code></p>`,
    '</div>',
  ].join('');
}
