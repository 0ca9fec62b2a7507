import { local } from './local.ts';
import { nationwide } from './nationwide.ts';
import type { Trade } from './trades/trade.ts';
import { inTown } from './ville.ts';

/**
 * Questions without a model: what customers ask about a trade. Intents are mixed, so that the first few cover each
 * (best, need, urgency, price, nearness, trust, comparison). Each names the trade and invites to name somebody.
 * Without a town they ask about the whole country, in the words of `country`.
 */
export const fallbackQuestions = (trade: Trade, ville: string, country = 'en France'): string[] =>
  inTown(ville) === '' ? nationwide(trade, country) : local(trade, ville);
