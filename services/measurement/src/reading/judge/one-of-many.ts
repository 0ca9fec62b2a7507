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
const SOME =
  /(?:^|\s)(?:ont|sont|font|vont|peuvent|veulent|savent|doivent|[a-z]+ennent|[a-z]+aient|leurs?|ils|elles|[a-z]{2,}ssent|servent|sortent|recoivent|disent|have|are|were|they|their|do not|don t|haven t|aren t)(?=\s)/u;

const one = (text: string): string =>
  text
    .replaceAll(/(?<= |^)ne sont(?= )/gu, 'n est')
    .replaceAll(/(?<= |^)do not(?= )/gu, 'does not')
    .replaceAll(
      /(?<= |^)[a-z]+(?= |$)/gu,
      (word) =>
        PLURALS.get(word) ??
        (word.endsWith('ssent')
          ? `${word.slice(0, -5)}t`
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
