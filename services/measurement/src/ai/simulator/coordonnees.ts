import { drawsOf } from './draws.ts';

const RUES = ['rue de la Gare', 'place du Marché', 'avenue Pasteur', 'rue des Carmes', 'quai des Tanneurs'];
const HORAIRES = [
  'du lundi au vendredi de 8h à 18h',
  'du lundi au samedi de 9h à 12h et de 14h à 18h',
  'du mardi au samedi de 9h à 19h',
];

/** How often an answer states a fact of a business that it names, and how often that fact is wrong. */
const STATED = 0.3;
const WRONG = 0.35;

/** A fact of a business, invented but for its site; null in most answers. A business keeps its facts, right and wrong ones. */
export const coordonnee = (name: string, ville: string, site: string, seed: string): string | null => {
  const answer = drawsOf(`fait|${seed}|${name}`);
  if (!answer.chance(STATED)) return null;
  const own = drawsOf(`${answer.chance(WRONG) ? 'faux' : 'juste'}|${name}|${ville}`);
  const pair = (): number => 10 + own.int(90);
  return answer.pick([
    // Numbers that begin so are reserved for fiction.
    `Téléphone : 02 61 91 ${pair()} ${pair()}`,
    `Adresse : ${1 + own.int(60)} ${own.pick(RUES)}${ville === '' ? '' : `, ${ville}`}`,
    `Horaires : ${own.pick(HORAIRES)}`,
    // The demo's site has no name.
    ...(/[a-z]$/.test(site) ? [`Site : ${site}`] : []),
  ]);
};
