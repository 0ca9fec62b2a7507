import { fr } from '@agence/gesture';
import type { Client } from '@agence/proto/clients/v1/clients';
import type { Changement } from '@agence/proto/clients/v1/questions';
import { accord, nombre } from '@agence/words/french';

/** The verdicts of the report, in the order in which an agency looks at them. */
const TENDANCES: ReadonlyMap<string, string> = new Map([
  ['baisse', fr`en baisse`],
  ['hausse', fr`en hausse`],
  ['marge', fr`dans la marge`],
]);

/** "en hausse"; undefined when nothing compares. */
export const tendanceDite = ({ tendance }: Changement): string | undefined => TENDANCES.get(tendance);

const part = (cite: number, reponses: number): string => `${nombre(cite)}/${nombre(reponses)}`;

/** "106/200 → 114/204" */
export const avantApres = ({ cite_avant, reponses_avant, cite, reponses }: Changement): string =>
  `${part(cite_avant, reponses_avant)} → ${part(cite, reponses)}`;

/** "2 questions montent, 1 descend"; empty when no state moved. */
export const etatsBouges = ({ montees, descendues }: Changement): string => {
  const [monte, descend] = [accord(montees, 'monte', 'montent'), accord(descendues, 'descend', 'descendent')];
  const questions = (n: number) => fr`${nombre(n)} ${accord(n, 'question', 'questions')}`;
  if (montees === 0) return descendues === 0 ? '' : `${questions(descendues)} ${descend}`;
  const up = `${questions(montees)} ${monte}`;
  return descendues === 0 ? up : fr`${up}, ${nombre(descendues)} ${descend}`;
};

/** Certain falls first, then certain rises, then what lies within the margin; the larger difference first. */
const rang = ({ constat }: Client): number => {
  const changement = constat?.changement;
  if (changement === undefined || changement.tendance === '') return Number.POSITIVE_INFINITY;
  const { cite_avant, reponses_avant, cite, reponses, tendance } = changement;
  return (
    [...TENDANCES.keys()].indexOf(tendance) - Math.abs(cite / reponses - cite_avant / reponses_avant) / 2
  );
};

export const parEvolution = (a: Client, b: Client): number => {
  const [first, second] = [rang(a), rang(b)];
  return first === second ? 0 : first - second;
};

/** "Depuis la mesure précédente : 2 en baisse, 27 dans la marge." Empty before there is anything to compare. */
export function bilanDesEvolutions(clients: readonly Client[]): string {
  const counts = [...TENDANCES].map(([tendance, dit]) => {
    const n = clients.filter(
      ({ actif, constat }) => actif && constat?.changement?.tendance === tendance,
    ).length;
    return n === 0 ? [] : [`${nombre(n)} ${dit}`];
  });
  const said = counts.flat().join(', ');
  return said === '' ? '' : fr` Depuis la mesure précédente : ${said}.`;
}
