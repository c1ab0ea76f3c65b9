import { formatMessage } from '@org/site-model';
import type { ShellArea, ShellVersion } from '../../model/shell-site.js';
import type { DocPage } from '../../model/shell-page.js';
import { part } from '../frame/part.js';
import { useShell } from '../frame/shell-context.js';
import { latestVersion, versionHref } from '../navbar/switch-targets.js';
import { Link } from '../frame/link.js';

export const Breadcrumbs = part('Breadcrumbs', ({ page }) => {
  const { site } = useShell();
  if (page.breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={site.messages.breadcrumbs}>
      <ol>
        <li>
          <Link href={site.homeHref}>{site.messages.home}</Link>
        </li>
        {page.breadcrumbs.map(({ label, href }, index) => (
          <li key={index}>{href ? <Link href={href}>{label}</Link> : <span>{label}</span>}</li>
        ))}
        <li>
          <span aria-current="page">{page.title}</span>
        </li>
      </ol>
    </nav>
  );
});

/** What a reader must know before the text: what the writer says, that its version is not the latest, that it is not translated. */
export const DocNotices = part('DocNotices', ({ page }) => {
  const { areas = [], locales = [], messages } = useShell().site;
  const area = areas.find(({ id }) => id === page.version?.area);
  const version = area?.versions.find(({ name }) => name === page.version?.name);
  const written = locales.find(({ code }) => code === page.contentLocale);
  return (
    <>
      {page.banner && (
        <p className="notice" role="note" data-type={page.banner.type} dir="auto">
          {page.banner.text}
        </p>
      )}
      {area && version && <VersionBanner area={area} version={version} page={page} />}
      {written && (
        <p className="notice untranslated" dir="auto">
          {formatMessage(messages.notTranslated, { language: written.name ?? written.label })}
        </p>
      )}
      {version?.badge && (
        <span className="version-badge">
          {formatMessage(messages.versionBadge, { version: version.label })}
        </span>
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
  const { messages } = useShell().site;
  const { banner = 'none' } = version;
  if (banner === 'none') return null;
  const text = banner === 'unreleased' ? messages.unreleasedVersion : messages.unmaintainedVersion;
  const latest = latestVersion(area);
  return (
    <div className="notice version-banner" role="note">
      <p dir="auto">{formatMessage(text, { version: `${area.label} ${version.label}` })}</p>
      {latest && latest !== version && (
        <p dir="auto">
          <a
            href={versionHref(area, latest, page)}
            data-keep=""
            data-version={latest.name}
            data-area={area.id}
          >
            {formatMessage(messages.latestVersion, { version: `${area.label} ${latest.label}` })}
          </a>
        </p>
      )}
    </div>
  );
}
