import type { Hint, ReadingHint } from '../port.ts';
import { type Draws, drawsOf } from './draws.ts';
import { type Faults, faultsOf } from './faults.ts';
import { houseNames } from './house-names.ts';
import { INVENTED, sceneOf } from './scene.ts';

const WAYS = ['forgets', 'invents', 'platforms', 'order', 'identity', 'json'] as const;

/** The rate of each fault of the simulated reader, from 0 to 1. */
export type ReaderFaults = Faults<(typeof WAYS)[number]>;

export const readerFaultsOf = (text = ''): ReaderFaults => faultsOf('SIMULATOR_READER_FAULTS', WAYS, text);

type Named = { name: string; quote: string; roster: string | null };

/** All names that a simulated answer can contain. */
const known = ({ client, concurrents, ...hint }: Hint, { question }: ReadingHint): readonly string[] => {
  const { trade, ville } = sceneOf(question, '', { client, concurrents, ...hint });
  const declared = concurrents.slice(0, 5);
  return [client, ...concurrents, ...houseNames(trade, ville, [client, ...declared], INVENTED)];
};

/** The names in the answer, in order; a name inside a longer one does not count. */
const namedIn = (hint: Hint, lecture: ReadingHint): Named[] => {
  const { roster } = lecture;
  let left = lecture.answer;
  const found = known(hint, lecture)
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .flatMap((name) => {
      const at = left.indexOf(name);
      left = left.replaceAll(name, ' '.repeat(name.length));
      const letter = roster.find((entry) => entry.name === name)?.letter ?? null;
      return at < 0 ? [] : [{ at, name, quote: name, roster: letter }];
    });
  return found.toSorted((a, b) => a.at - b.at).map(({ at: _, ...named }) => named);
};

const PLATFORM: Named = { name: 'PagesJaunes', quote: 'PagesJaunes', roster: null };
const INVENTION: Named = { name: 'Maison Inexistante', quote: 'Maison Inexistante', roster: null };

const wrongly = (
  named: readonly Named[],
  { roster }: ReadingHint,
  faults: ReaderFaults,
  draws: Draws,
): Named[] => {
  const another = ({ roster: own }: Named) => roster.find(({ letter }) => letter !== own)?.letter ?? null;
  const kept = named.filter(() => !draws.chance(faults.forgets));
  if (draws.chance(faults.order)) kept.reverse();
  const reported = kept.map((mention) =>
    draws.chance(faults.identity) ? { ...mention, roster: another(mention) } : mention,
  );
  return [
    ...reported,
    ...(draws.chance(faults.platforms) ? [PLATFORM] : []),
    ...(draws.chance(faults.invents) ? [INVENTION] : []),
  ];
};

/** The simulated reader's reply: it finds only names that the simulator uses. */
export const readAsModel = (hint: Hint, lecture: ReadingHint, faults: ReaderFaults): string => {
  const draws = drawsOf(`${hint.seed}|reader`);
  if (draws.chance(faults.json)) return 'Voici les entreprises : {"businesses": [';
  const named = namedIn(hint, lecture);
  if (lecture.step === 'precision') {
    const quote = named.find(({ name }) => lecture.roster.some((entry) => entry.name === name))?.quote ?? '';
    return JSON.stringify({ verdict: quote === '' ? 'no' : 'yes', quote });
  }
  const businesses = wrongly(named, lecture, faults, draws);
  return JSON.stringify({ businesses, nobody: false });
};
