import type { ShellArea, ShellVersion } from '../model/shell-area.js';
import type { DocPage } from '../model/shell-page.js';
import { fill } from '../model/strings.js';
import { part } from './part.js';
import { useShell } from './shell-context.js';
import { latestVersion, versionHref } from './switch-targets.js';

/** What a reader must know before the text: that its version is not the latest, that it is not translated. */
export const DocNotices = part('DocNotices', ({ page }) => {
  const { areas = [], locales = [], strings } = useShell().site;
  const area = areas.find(({ id }) => id === page.version?.area);
  const version = area?.versions.find(({ name }) => name === page.version?.name);
  const written = locales.find(({ code }) => code === page.contentLocale);
  return (
    <>
      {area && version && <VersionBanner area={area} version={version} page={page} />}
      {written && (
        <p className="notice untranslated" dir="auto">
          {fill(strings.notTranslated, { language: written.name ?? written.label })}
        </p>
      )}
      {version?.badge && (
        <span className="version-badge">{fill(strings.versionBadge, { version: version.label })}</span>
      )}
    </>
  );
});

interface BannerProps {
  area: ShellArea;
  version: ShellVersion;
  page: DocPage;
}

function VersionBanner({ area, version, page }: BannerProps) {
  const { strings } = useShell().site;
  const { banner = 'none' } = version;
  if (banner === 'none') return null;
  const text = banner === 'unreleased' ? strings.unreleasedVersion : strings.unmaintainedVersion;
  const latest = latestVersion(area);
  return (
    <div className="notice version-banner" role="note">
      <p dir="auto">{fill(text, { version: `${area.label} ${version.label}` })}</p>
      {latest && latest !== version && (
        <p dir="auto">
          <a
            href={versionHref(area, latest, page)}
            data-keep=""
            data-version={latest.name}
            data-area={area.id}
          >
            {fill(strings.latestVersion, { version: `${area.label} ${latest.label}` })}
          </a>
        </p>
      )}
    </div>
  );
}
