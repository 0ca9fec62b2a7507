import { fr, type Phrase } from '../typo.ts';

/** Shares that people can picture, with their words. */
const FREQUENCES: readonly (readonly [share: number, words: string])[] = [
  [1 / 20, 'une fois sur vingt'],
  [1 / 15, 'une fois sur quinze'],
  [1 / 10, 'une fois sur dix'],
  [1 / 5, 'une fois sur cinq'],
  [1 / 4, 'une fois sur quatre'],
  [1 / 3, 'une fois sur trois'],
  [2 / 5, 'deux fois sur cinq'],
  [1 / 2, 'une fois sur deux'],
  [3 / 5, 'trois fois sur cinq'],
  [2 / 3, 'deux fois sur trois'],
  [3 / 4, 'trois fois sur quatre'],
  [4 / 5, 'quatre fois sur cinq'],
  [9 / 10, 'neuf fois sur dix'],
];

const ALMOST_ALWAYS = 0.94;

/** The nearest of these shares in words; null for never. On a tie the smaller share wins. */
export function frequence(cite: number, reponses: number): string | null {
  const share = reponses === 0 ? 0 : cite / reponses;
  const [first, ...others] = FREQUENCES;
  if (share === 0 || first === undefined) return null;
  if (share >= ALMOST_ALWAYS) return 'à chaque fois';
  const nearer = (a: typeof first, b: typeof first) =>
    Math.abs(b[0] - share) < Math.abs(a[0] - share) - 1e-9 ? b : a;
  return others.reduce(nearer, first)[1];
}

/** What a person who asks once may expect. */
export function sonde(cite: number, reponses: number): Phrase {
  const often = frequence(cite, reponses);
  if (often === null) return fr`En demandant une fois, attendez-vous à ne pas voir votre nom.`;
  const about = often === 'à chaque fois' ? 'presque' : 'environ';
  return fr`En demandant une fois, attendez-vous à voir votre nom ${about} ${often}.`;
}
