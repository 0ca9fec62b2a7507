import type { Hint, ReadingHint } from '../ai/port.ts';
import { type Draws, drawsOf } from './draws.ts';
import { houseNames } from './house-names.ts';
import { INVENTED, sceneOf } from './scene.ts';

/** How often the simulated reader goes wrong in each of these ways, as parts of 1. */
export type ReaderFaults = Readonly<Record<(typeof WAYS)[number], number>>;

const WAYS = ['forgets', 'invents', 'platforms', 'order', 'identity', 'json'] as const;

/** `forgets=0.05,json=0.1`; a way that is not named never happens. Anything else throws one sentence that says what to set. */
export const readerFaultsOf = (text = ''): ReaderFaults => {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const rates = new Map(
    pairs.map((pair) => {
      const [way = '', rate = ''] = pair.split('=').map((part) => part.trim());
      const known = (WAYS as readonly string[]).includes(way);
      if (!known || rate === '' || !(Number(rate) >= 0 && Number(rate) <= 1))
        throw new Error(
          `SIMULATOR_READER_FAULTS: "${pair}" is not one of ${WAYS.join(', ')} with a rate from 0 to 1.`,
        );
      return [way, Number(rate)];
    }),
  );
  return Object.fromEntries(WAYS.map((way) => [way, rates.get(way) ?? 0])) as ReaderFaults;
};

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
