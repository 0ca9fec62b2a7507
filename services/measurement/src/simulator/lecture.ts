import type { Hint, ReadingHint } from '../ai/port.ts';
import { type Draws, drawsOf } from './draws.ts';
import { type Faults, faultsOf } from './faults.ts';
import { houseNames } from './house-names.ts';
import { INVENTED, sceneOf } from './scene.ts';

const WAYS = ['forgets', 'invents', 'platforms', 'order', 'identity', 'json'] as const;

/** How often the simulated reader goes wrong in each of these ways, as parts of 1. */
export type ReaderFaults = Faults<(typeof WAYS)[number]>;

export const readerFaultsOf = (text = ''): ReaderFaults => faultsOf('SIMULATOR_READER_FAULTS', WAYS, text);

type Named = { name: string; quote: string; roster: string | null };

/** All whom a simulated answer can name. */
const known = ({ client, concurrents, ...hint }: Hint, { question }: ReadingHint): readonly string[] => {
  const { trade, ville } = sceneOf(question, '', { client, concurrents, ...hint });
  const declared = concurrents.slice(0, 5);
  return [client, ...concurrents, ...houseNames(trade, ville, [client, ...declared], INVENTED)];
};

/** Those that the answer names, in its order; a name inside a longer one is not counted for itself. */
const namedIn = (hint: Hint, lecture: ReadingHint): Named[] => {
  const { roster } = lecture;
  let left = lecture.answer;
  const found = known(hint, lecture)
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .flatMap((name) => {
      const at = left.indexOf(name);
      left = left.replaceAll(name, ' '.repeat(name.length));
      const letter = roster.find((one) => one.name === name)?.letter ?? null;
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
  const told = kept.map((one) => (draws.chance(faults.identity) ? { ...one, roster: another(one) } : one));
  return [
    ...told,
    ...(draws.chance(faults.platforms) ? [PLATFORM] : []),
    ...(draws.chance(faults.invents) ? [INVENTION] : []),
  ];
};

/** The reply of the simulated reader: it knows whom the simulator names, and sees nothing else. */
export const readAsModel = (hint: Hint, lecture: ReadingHint, faults: ReaderFaults): string => {
  const draws = drawsOf(`${hint.seed}|reader`);
  if (draws.chance(faults.json)) return 'Voici les entreprises : {"businesses": [';
  const named = namedIn(hint, lecture);
  if (lecture.step === 'precision') {
    const quote = named.find(({ name }) => lecture.roster.some((one) => one.name === name))?.quote ?? '';
    return JSON.stringify({ verdict: quote === '' ? 'no' : 'yes', quote });
  }
  const businesses = wrongly(named, lecture, faults, draws);
  return JSON.stringify({ businesses, nobody: false });
};
