import type { ApiSecurityScheme, ApiServer } from '../../api-model/index.js';
import { howToSend } from '../components/security.js';
import type { OverviewAnchors } from '../components/overview.js';
import { aboutEntries } from '../operation/about-entries.js';
import type { ModelIndex } from '../pages/page-scope.js';
import type { Outline } from './outline.js';

/** What readers see of the API as a whole. */
export function outlineOverview(
  { model, t, sections }: ModelIndex,
  anchors: OverviewAnchors,
  outline: Outline,
): void {
  const { info, servers, securitySchemes, externalDocs } = model;
  outline.add(info.version && t('Version {version}', { version: info.version }));
  outline.add(`OpenAPI ${model.specification}`, info.summary);
  for (const { id } of sections) outline.addAnchor(id);
  outline.addDescription(info.description);
  outline.add(externalDocs?.description ?? '', ...aboutEntries(info, t).map(({ text }) => text));
  if (servers.length > 0) outline.addAnchor(anchors.servers);
  for (const server of servers) outlineServer(server, outline);
  if (securitySchemes.length > 0) outline.addAnchor(anchors.security);
  for (const scheme of securitySchemes) {
    outline.addAnchor(anchors.schemes.get(scheme.name) ?? scheme.slug, scheme.name, howToSend(scheme, t));
    outlineScheme(scheme, outline);
  }
}

function outlineServer({ url, name, description, variables }: ApiServer, outline: Outline): void {
  outline.add(url, name);
  outline.addDescription(description);
  for (const variable of variables) {
    outline.add(variable.name);
    outline.addDescription(variable.description);
    outline.add(variable.default, ...variable.values);
  }
}

function outlineScheme({ description, flows }: ApiSecurityScheme, outline: Outline): void {
  outline.addDescription(description);
  for (const { scopes } of flows) for (const scope of scopes) outline.add(scope.name, scope.description);
}
