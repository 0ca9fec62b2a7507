import { fr, type Phrase } from '../typo.ts';

/** The shares that people picture, with the words for them. */
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

/** What somebody who asks once may expect; at equal distance the smaller promise wins. */
export function sonde(cite: number, reponses: number): Phrase {
  const share = reponses === 0 ? 0 : cite / reponses;
  const [first, ...others] = FREQUENCES;
  if (share === 0 || first === undefined) return fr`En demandant une fois, attendez-vous à ne pas la voir.`;
  if (share >= ALMOST_ALWAYS)
    return fr`En demandant une fois, attendez-vous à la voir presque à chaque fois.`;
  const nearer = (a: typeof first, b: typeof first) =>
    Math.abs(b[0] - share) < Math.abs(a[0] - share) - 1e-9 ? b : a;
  return fr`En demandant une fois, attendez-vous à la voir environ ${others.reduce(nearer, first)[1]}.`;
}
