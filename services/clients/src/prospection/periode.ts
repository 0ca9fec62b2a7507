import { daysLater, firstOfNextMonth, readableMonth } from '@agence/words/paris';

/** Days during which a prospect is not asked about again, and that the list goes back (the contract). */
const JOURS = 30;

/** The month in which a request counts then, the day on which the count starts again, and since when a request is recent. */
export const periodeDe = (now: Date) => ({
  mois: readableMonth(now),
  repart_le: firstOfNextMonth(now),
  depuis: daysLater(now, -JOURS),
});
