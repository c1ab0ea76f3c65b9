import { useShell } from '../frame/shell-context.js';

/** A command, and a button that copies it, which the behaviours script serves. */
export const CommandToCopy = ({ command }: { command: string }) => (
  <div className="command" dir="ltr">
    <code>{command}</code>
    <button
      type="button"
      className="copy"
      aria-label={useShell().site.messages.copyCode}
      suppressHydrationWarning
    />
  </div>
);
