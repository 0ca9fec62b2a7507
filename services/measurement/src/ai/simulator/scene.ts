import { foldedWords } from '@agence/words/folded';
import { knownTrade, NEUTRAL, tradeOf } from '../../questions/metier.ts';
import type { Trade } from '../../questions/trade.ts';
import type { Hint } from '../port.ts';
import { drawsOf, share } from './draws.ts';
import { houseNames } from './house-names.ts';

/** The setting of an answer: trade, town, question and model decide who is cited. */
export type Scene = { trade: Trade; ville: string; question: string; model: string };

export const sceneOf = (question: string, model: string, hint: Hint): Scene => {
  const known = tradeOf({ metier: hint.metier, entreprise: hint.client, site: hint.site });
  const trade = known === NEUTRAL ? (knownTrade(foldedWords(question)) ?? known) : known;
  return { trade, ville: hint.ville?.trim() ?? '', question, model };
};

export const INVENTED = 9;

/** The names in the order of this answer, the client among them if cited. */
export const cited = (scene: Scene, hint: Hint, luck: () => number, count: number): string[] => {
  const { trade, ville, question, model } = scene;
  const declared = hint.concurrents.slice(0, 5);
  const invented = houseNames(trade, ville, [hint.client, ...declared], INVENTED);
  const others = [...declared, ...invented]
    // Each model ignores a fixed part of the market.
    .filter((name) => share('ignored', model, name) > 0.22)
    .map((name) => ({
      name,
      score:
        fame(name, declared, invented) +
        0.35 * share(question, name) +
        0.2 * share(model, name) +
        0.3 * luck(),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ name }) => name);
  const rank = clientRank(scene, hint, luck);
  return rank === null ? others : [...others.slice(0, rank), hint.client, ...others.slice(rank, count - 1)];
};

const fame = (name: string, declared: readonly string[], invented: readonly string[]): number =>
  declared.includes(name) ? 0.95 - 0.12 * declared.indexOf(name) : 0.85 - 0.09 * invented.indexOf(name);

/** The first three questions cover the three states, so that the shortest report shows them. Null is not cited. */
const clientRank = ({ question, model }: Scene, hint: Hint, luck: () => number): number | null => {
  if (hint.client === '') return null;
  const turn =
    hint.n === undefined ? Math.floor(3 * share(hint.client, question)) : turnOf(hint.client, hint.n);
  const known = share('known', model, hint.client);
  const [citing, placing] = [luck(), luck()];
  if (turn === 0) return null;
  if (turn === 1)
    return citing < 0.35 + 0.4 * known ? (placing < 0.08 ? 0 : 1 + Math.floor(placing * 3)) : null;
  return citing < 0.86 + 0.12 * known ? (placing < 0.82 ? 0 : 1) : null;
};

/** The three cases in shuffled order; afterwards, better results for better known clients. */
const turnOf = (client: string, n: number): number => {
  if (n <= 3) return drawsOf(client).shuffled([0, 1, 2])[n - 1] ?? 0;
  const [renown, drawn] = [share('renown', client), share(client, `${n}`)];
  if (drawn < 0.55 - 0.4 * renown) return 0;
  return drawn < 0.85 - 0.35 * renown ? 1 : 2;
};
