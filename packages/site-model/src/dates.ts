/** A date as a writer has written it. */
export interface WrittenDate {
  /** Its day, which is what readers see: `2024-05-01`. */
  day: string;
  /** Its moment as ISO 8601 in UTC: `2024-05-01T07:30:00.000Z`. Without a time it is the day's beginning, without a zone it is in UTC. */
  time: string;
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?[ ]?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Reads `2024-05-01` and `2024-05-01T09:30:00+02:00`, the same in every time zone. `undefined` for what is no day of the calendar. */
export function readDate(text: string): WrittenDate | undefined {
  const [, day, minutes = '00:00', seconds = ':00', zone = 'Z'] = DATE.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const begin = Date.parse(`${day}T00:00:00Z`);
  const moment = Date.parse(`${day}T${minutes}${seconds}${zone}`);
  // Some engines take the 31st of a shorter month for a day of the next one.
  if (Number.isNaN(begin) || Number.isNaN(moment) || !new Date(begin).toISOString().startsWith(day))
    return undefined;
  return { day, time: new Date(moment).toISOString() };
}
