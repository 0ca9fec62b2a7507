import type { Around } from '../candidates/types.ts';

/** The plurals that French and English verbs and possessives take when a house is spoken of as its people: "ils ont fermé". */
const PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ont: 'a',
    sont: 'est',
    font: 'fait',
    vont: 'va',
    peuvent: 'peut',
    veulent: 'veut',
    savent: 'sait',
    doivent: 'doit',
    prennent: 'prend',
    viennent: 'vient',
    interviennent: 'intervient',
    tiennent: 'tient',
    avaient: 'avait',
    etaient: 'etait',
    leur: 'son',
    leurs: 'ses',
    ils: 'il',
    elles: 'elle',
    servent: 'sert',
    sortent: 'sort',
    recoivent: 'recoit',
    disent: 'dit',
    have: 'has',
    are: 'is',
    were: 'was',
    they: 'it',
    their: 'its',
    don: 'doesn',
    haven: 'hasn',
    aren: 'isn',
    weren: 'wasn',
  }),
);
/** "finissent", "paraissent": not "laissent", "cessent". */
const OF_SECOND_GROUP = /(?:[^aeo]i|[nprt]ai)ssent$/u;
const SOME = new RegExp(
  `(?:^|\\s)(?:${[...PLURALS.keys()].join('|')}|do not|[a-z]+aient|[a-z]{2,}ssent)(?=\\s)`,
  'u',
);

const one = (text: string): string =>
  text
    .replaceAll(/(?<= |^)ne sont(?= )/gu, 'n est')
    .replaceAll(/(?<= |^)do not(?= )/gu, 'does not')
    .replaceAll(
      /(?<= |^)[a-z]+(?= |$)/gu,
      (word) =>
        PLURALS.get(word) ??
        (OF_SECOND_GROUP.test(word)
          ? `${word.slice(0, -5)}t`
          : word.endsWith('ssent')
            ? word.slice(0, -2)
            : word.endsWith('aient') && word.length > 6
              ? `${word.slice(0, -5)}ait`
              : word),
    );

/** The same words said of one, for what the lexicons only know to say of one; null when they speak of nobody in the plural. */
export function saidOfOne(a: Around): Around | null {
  if (!SOME.test(a.after) && !SOME.test(a.rest)) return null;
  const own = one(a.after.slice(0, a.ownEnd));
  return {
    ...a,
    after: own + one(a.after.slice(a.ownEnd)),
    ownEnd: own.length,
    next: one(a.next),
    rest: one(a.rest),
  };
}
