const JOUR = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, YYYY-MM-DD: `2027-02-30` is none. */
export const estJour = (text: string): boolean => {
  if (!JOUR.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
};

const ZONE = 'Europe/Paris';

/** The last second of a day in Paris, in Unix seconds. */
export const dernierInstant = (day: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: ZONE, plainTime: '23:59:59' }).epochMilliseconds /
  1000;
