import { z } from 'zod';

/** A business as the reader model names it. */
export type Named = { name: string; quote: string; roster: string | null };

export type Reply = { businesses: Named[]; nobody: boolean };

/** A reply that cannot be used, and why, for the report and the operator. */
export type Refused = { refused: string };

const replySchema = z.object({
  businesses: z.array(
    z.object({ name: z.string(), quote: z.string(), roster: z.string().nullish().default(null) }),
  ),
  nobody: z.boolean().default(false),
});

/** No answer offers more businesses, no reply that names so many is longer. */
const MOST = 60;
const LONGEST = 40_000;
/** Letters of a quote that shows one business, addresses of links left out. */
const LONGEST_QUOTE = 400;
const ADDRESS = /\]\([^()\s]*\)/gu;

/** The JSON document in a reply: models without structured output put a fence or a sentence around it. */
export function jsonIn(reply: string): unknown {
  const [from, to] = [reply.indexOf('{'), reply.lastIndexOf('}')];
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(reply.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

const mostOf = (keys: readonly string[]): number =>
  Math.max(0, ...[...Map.groupBy(keys, (key) => key).values()].map(({ length }) => length));

/** A model that lost its way: "Hôtel 1, Hôtel 2…", or one quote for all. */
const runsOn = (businesses: readonly Named[]): boolean =>
  mostOf(businesses.map(({ name }) => name.replaceAll(/[\d\s]+/gu, '').toLowerCase())) >= 20 ||
  mostOf(businesses.map(({ quote }) => quote.trim())) >= 20;

/** Reads what the model replied to the reading call. */
export function readReply(text: string | null): Reply | Refused {
  if (text === null) return { refused: 'pas de réponse' };
  if (text.trim() === '') return { refused: 'réponse vide' };
  if (text.length > LONGEST) return { refused: 'réponse trop longue' };
  const json = jsonIn(text);
  if (json === undefined) return { refused: 'pas du JSON, ou coupé' };
  const { success, data } = replySchema.safeParse(json);
  if (!success) return { refused: 'JSON d’une autre forme' };
  if (data.businesses.length > MOST) return { refused: 'trop de noms' };
  if (runsOn(data.businesses)) return { refused: 'vingt noms de la même sorte' };
  if (data.businesses.some(({ quote }) => quote.replaceAll(ADDRESS, ']').length > LONGEST_QUOTE))
    return { refused: 'une citation d’un paragraphe entier' };
  return data;
}
