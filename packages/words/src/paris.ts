/** Calendar of the product: every day, month and DD/MM/YYYY is Europe/Paris (docs/limits.md). */
const ZONE = 'Europe/Paris';

const zoned = (date: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(ZONE);

/** The last day computed, from its first instant to the next day's: nearly every call is about today. */
let last = { from: 0, to: 0, day: '' };

/** YYYY-MM-DD in Paris: the form in which days are stored and compared. */
export const isoDay = (date: Date): string => {
  const at = date.getTime();
  if (at < last.from || at >= last.to) {
    const from = zoned(date).startOfDay();
    const to = from.add({ days: 1 }).epochMilliseconds;
    last = { from: from.epochMilliseconds, to, day: from.toPlainDate().toString() };
  }
  return last.day;
};

/** DD/MM/YYYY in Paris, from an instant or a stored YYYY-MM-DD. */
export const readableDay = (date: Date | string): string =>
  (typeof date === 'string' ? date : isoDay(date)).split('-').reverse().join('/');

/** YYYY-MM-DD of a DD/MM/YYYY, YYYY-MM of a MM/YYYY: stored dates compare as text. */
export const storedDate = (readable: string): string => readable.split('/').reverse().join('-');

/** MM/YYYY in Paris. */
export const readableMonth = (date: Date): string => readableDay(date).slice(3);

/** `09 h 14` in Paris, in one piece. */
export const readableHour = (date: Date): string =>
  isoMinute(date).slice('YYYY-MM-DDT'.length).replace(':', '\u00a0h\u00a0');

/** First day of the next month, DD/MM/YYYY. */
export const firstOfNextMonth = (date: Date): string =>
  readableDay(dayPlusMonths(`${isoDay(date).slice(0, 'YYYY-MM'.length)}-01`, 1));

/** The same wall-clock time `days` later, across clock changes. */
export const daysLater = (date: Date, days: number): Date =>
  new Date(zoned(date).add({ days }).epochMilliseconds);

/** The same day and wall-clock time of a later month; its last day when the month is too short. */
export const monthsLater = (date: Date, months: number): Date =>
  new Date(zoned(date).add({ months }).epochMilliseconds);

/** YYYY-MM-DD, `days` after a stored day. */
export const dayPlus = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** YYYY-MM-DD, `months` after a stored day; the month's last day when the month is too short. */
export const dayPlusMonths = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).add({ months }).toString();

/** Unix seconds. */
export const unix = (date: Date): number => Math.floor(date.getTime() / 1000);

/** YYYY-MM-DDTHH:mm in Paris. */
export const isoMinute = (date: Date): string =>
  zoned(date).toPlainDateTime().toString({ smallestUnit: 'minute' });

/** Whether a text is a day of the calendar, YYYY-MM-DD: `2027-02-30` is none. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
};

/** The last second of a day in Paris, in Unix seconds. */
export const lastSecondOf = (day: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: ZONE, plainTime: '23:59:59' }).epochMilliseconds /
  1000;
