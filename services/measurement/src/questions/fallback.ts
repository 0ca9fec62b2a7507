import { local } from './local.ts';
import { nationwide } from './nationwide.ts';
import type { Trade } from './trades/trade.ts';
import { inTown } from './ville.ts';

/**
 * Questions that need no model: what customers ask about a trade, intents mixed so that the first ones taken hold a
 * bit of each (best, need, urgency, price, nearness, trust, comparison). Each one names the trade and invites to name
 * somebody. Without a town they hold for the whole country: an AI does not know where its customer is. `country`: how
 * that is said.
 */
export const fallbackQuestions = (trade: Trade, ville: string, country = 'en France'): string[] =>
  inTown(ville) === '' ? nationwide(trade, country) : local(trade, ville);
