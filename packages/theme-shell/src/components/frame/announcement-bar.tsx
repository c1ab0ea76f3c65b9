import { Html } from './html.js';
import { CloseIcon } from './icons.js';
import { part } from './part.js';
import { useShell } from './shell-context.js';

/** Always in the HTML; the boot script hides it before paint where it was closed, so nothing moves. */
export const AnnouncementBar = part('AnnouncementBar', () => {
  const { announcement, messages } = useShell().site;
  if (!announcement) return null;
  return (
    <section className="announcement" aria-label={messages.announcement}>
      {/* It may not be translated. */}
      <Html value={announcement.html} dir="auto" />
      {announcement.closeable !== false && (
        <button
          type="button"
          className="icon-button announcement-close"
          aria-label={messages.closeAnnouncement}
          data-announcement-close=""
        >
          <CloseIcon />
        </button>
      )}
    </section>
  );
});
