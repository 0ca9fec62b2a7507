import { daysLater, firstOfNextMonth, readableMonth } from '@agence/words/paris';

/** Days during which a prospect is not diagnosed again, and that the list covers (the contract). */
const JOURS = 30;

/** The month in which a request counts, the day the count restarts, and since when a request is recent. */
export const periodeDe = (now: Date) => ({
  mois: readableMonth(now),
  repart_le: firstOfNextMonth(now),
  depuis: daysLater(now, -JOURS),
});
