import type { Draws } from '../ai/simulator/draws.ts';
import { parModele } from '../states/releve/calculs.ts';
import type { Releve, Reponse } from '../states/releve/releve.data.ts';
import { dayDraws, placeOf, reportOf, shareOfQuestion, type World } from '../states/releve/sure.fixture.ts';
import type { Rapports } from './changements.ts';

/** A client: what it is asked, how much the answers of one day resemble each other, and what they name. */
export type Monde = World & {
  /** The shares of competitors and sites, most frequent first. */
  readonly names: readonly number[];
  readonly sites: readonly number[];
};

/** Few are named often, many now and then. */
export const LONG_TAIL = (count: number): number[] => Array.from({ length: count }, (_, i) => 0.6 / (i + 1));

export const MONDE: Monde = {
  ...{ questions: 10, models: 3, repeats: 7, correlation: 0.05, acting: 'question' },
  ...{ names: LONG_TAIL(30), sites: LONG_TAIL(40) },
};

/** The client's share on some questions; the share of a competitor that appears, and of a source that leaves. */
type Change = {
  readonly client?: Readonly<Record<number, number>>;
  readonly appears?: number;
  readonly leaves?: number;
};

const DAYS = 5;

/** The answers to a question. */
function answers(world: Monde, q: number, change: Change, drawOf: ReturnType<typeof dayDraws>) {
  const { models, repeats, names, sites } = world;
  return Array.from({ length: models * repeats }, (_, k): Reponse & { lu: number[] } => {
    const [ia, day] = placeOf(world, q, k, DAYS);
    const draw = (what: string): number => drawOf(q, ia, day, what);
    const present = (what: string, shares: readonly number[]) =>
      shares.flatMap((planted, i) => (draw(`${what}${i}`) < planted ? [i] : []));
    const [cited, own] = [draw('client'), change.client?.[q] ?? shareOfQuestion(q, world)];
    const others = present('name', [...names, change.appears ?? 0]).map((i) => i + 1);
    const first = cited < 0.6 * own;
    const lu = cited >= own ? others : first ? [0, ...others] : [...new Set([1, ...others]), 0];
    return {
      ia,
      essai: k,
      jour: `2026-11-0${day + 1}`,
      lu,
      sources: present('site', [...sites, change.leaves ?? 0]),
    };
  });
}

function releve(world: Monde, change: Change, date: string, draws: Draws): Releve {
  const drawOf = dayDraws(world, draws);
  const suivis = [0, ...world.names].map((_, i) => i + 1);
  const asked = Array.from({ length: world.questions }, (_, q) => {
    return { suivis, detail: answers(world, q, change, drawOf), avant: null };
  });
  const report = reportOf(world.models, asked);
  return {
    ...report,
    mesure: { ...report.mesure, date },
    entreprises: ['Client', ...suivis.map((i) => `Nom${i}`)].map((nom) => ({ nom, declare: false })),
    domaines: [0, ...world.sites].map((_, i) => ({ domaine: `site${i}.example`, qui: null })),
  };
}

/** Two months of a client; without a change, the same probabilities. */
export function deuxMois(client: string, world: Monde, draws: Draws, change: Change = {}): Rapports {
  const { appears, leaves, ...kept } = change;
  const before = releve(world, leaves === undefined ? {} : { leaves }, '2026-10-12', draws);
  const after = releve(world, appears === undefined ? kept : { ...kept, appears }, '2026-11-12', draws);
  const questions = after.questions.map((q, i) => {
    const par_ia = before.ias.map((_, place) => parModele(before.questions[i] ?? q, place));
    return { ...q, avant: { etat: 'consolider' as const, par_ia } };
  });
  const now = { ...after, avant: { date: before.mesure.date }, questions };
  return { client, before, now, declares: [] };
}
