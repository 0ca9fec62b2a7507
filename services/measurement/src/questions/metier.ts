import { de } from '@agence/words/elision';
import { foldedWords } from '@agence/words/folded';
import { siteHost } from '@agence/words/public-site';
import { TRADES, type Trade } from './trade.ts';

export const NEUTRAL: Trade = {
  family: 'services',
  un: 'un professionnel',
  plural: 'professionnels',
  words: [],
  urgent: '',
  price: '',
  needs: [],
};

type Known = { metier?: string | undefined; entreprise?: string | undefined; site?: string | undefined };

/** The trade in customers' words: as given, else from the name or the site, else neutral words. */
export const tradeOf = ({ metier = '', entreprise = '', site = '' }: Known): Trade => {
  if (metier.trim() !== '') return given(metier.trim());
  return knownTrade(foldedWords(entreprise)) ?? knownTrade(foldedWords(siteHost(site)), 5) ?? NEUTRAL;
};

/** « plombier chauffagiste »: a business with several trades gets the needs of each, under both names. */
const given = (metier: string): Trade => {
  const text = ` ${foldedWords(metier).join(' ')} `;
  const place = ({ un }: Trade): number => text.indexOf(` ${foldedWords(un).slice(1).join(' ')} `);
  const named = TRADES.filter((trade) => place(trade) >= 0).toSorted((a, b) => place(a) - place(b));
  const [first, ...others] = named;
  if (first === undefined || place(first) > 0)
    return worded(metier, knownTrade(foldedWords(metier)) ?? NEUTRAL);
  const trade = worded(metier, first);
  if (others.length === 0) return trade;
  const needs = first.needs.flatMap((need, i) => [need, ...others.flatMap((other) => other.needs[i] ?? [])]);
  return { ...first, un: trade.un, plural: trade.plural, needs };
};

/** `inside`: words of at least this many letters also match inside longer ones, as in dupontplomberie.fr. */
export const knownTrade = (
  words: readonly string[],
  inside = Number.POSITIVE_INFINITY,
): Trade | undefined => {
  const text = ` ${words.join(' ')} `;
  const found = TRADES.flatMap((trade) =>
    trade.words
      .filter(
        (word) =>
          text.includes(` ${word.replace('$', ' ')}`) || (word.length >= inside && text.includes(word)),
      )
      .map((word) => ({ trade, length: word.length })),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.trade;
};

/** Keeps the given words (« avocat en droit du travail ») if they name a profession. */
const worded = (metier: string, trade: Trade): Trade => {
  const noun = /^\p{Lu}{2,}/u.test(metier) ? metier : metier.charAt(0).toLowerCase() + metier.slice(1);
  const [first = ''] = foldedWords(noun);
  const [, known = ''] = foldedWords(trade.un);
  const own = { ...NEUTRAL, family: trade.family };
  if (ACTIVITIES.test(first) || (trade === NEUTRAL && isActivity(first))) {
    return { ...own, un: `une entreprise ${de(noun)}`, plural: `entreprises ${de(noun)}` };
  }
  if (trade === NEUTRAL)
    return { ...own, un: `${isFeminine(first) ? 'une' : 'un'} ${noun}`, plural: pluralOf(noun) };
  if (first !== known || foldedWords(noun).length <= foldedWords(trade.un).length - 1) return trade;
  // A speciality may not have the general needs of its trade.
  return { ...own, un: `${article(trade)} ${noun}`, plural: pluralOf(noun) };
};

const article = (trade: Trade): string => (trade.un.startsWith('une ') ? 'une' : 'un');

const ACTIVITIES =
  /^(vente|conseil|entretien|pose|soins?|cours|commerce|negoce|travaux|location|transports?)$/;
const isActivity = (word: string): boolean => word.length > 6 && /(tion|sion|age|ment|ting)$/.test(word);

const isFeminine = (word: string): boolean =>
  /(erie|tion|ence|ance|iere|euse|trice|ette|ique|ise|ole|esse)$/.test(word);

/** « agence immobilière » → « agences immobilières », « pose de parquet » → « poses de parquet ». */
export const pluralOf = (noun: string): string => {
  const words = noun.split(' ');
  const end = words.findIndex((word) =>
    /^(de|du|des|d['’].*|à|au|aux|en|pour|et|sur|par|sans|chez|-|\/)$/i.test(word),
  );
  return words.map((word, i) => (end >= 0 && i >= end ? word : pluralWord(word))).join(' ');
};

const pluralWord = (word: string): string => {
  if (/[sxz]$/i.test(word) || /^(web|bio|sport|auto|\p{Lu}+)$/u.test(word)) return word;
  if (/[^ae]al$/.test(word)) return word.replace(/al$/, 'aux');
  return /(eau|eu)$/.test(word) ? `${word}x` : `${word}s`;
};
