import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import { daysLater, monthsLater } from '@agence/words/paris';
import { KEPT_MONTHS } from '../cells/old-cells.store.ts';
import { effacerClient } from '../mesures/effacer-client.ts';
import { allReadingsOf, readingsOf } from '../mesures/reading-cells.ts';
import type { Needs } from '../needs.ts';

/** Months that the providers' whole replies are kept. */
const RAW_MONTHS = 2;
/** All begun work is over by then, second tries included. */
const OVER_DAYS = 7;
/** Takes a small part of the 1.5 s that a command of the database may last. */
const BATCH = 500;

type Kept = Pick<Needs, 'answers' | 'clock' | 'databaseNow' | 'forgetCells' | 'mesures' | 'pages'>;

/** What is under way keeps its calls, however old: a call without its cell would be made again. */
const open = async ({ mesures, pages }: Kept): Promise<readonly string[]> => [
  ...(await mesures.running()).flatMap(({ id }) => [id, readingsOf(id)]),
  ...(await mesures.rereading()).map(({ id, mesure }) => readingsOf(id, mesure.relecture ?? undefined)),
  ...(await pages.toWrite()).map(({ _id }) => _id),
];

/** Deletes what has been kept long enough; costs stay as long as their answers. */
export const forgetOld = async (needs: Kept, ending: AbortSignal): Promise<void> => {
  const { answers, clock, databaseNow, forgetCells, pages } = needs;
  const now = clock.now();
  const [yesterday, keptFrom] = [daysLater(now, -1), monthsLater(now, -KEPT_MONTHS)];
  const rawFrom = monthsLater(now, -RAW_MONTHS);
  // Calls are dated by the machine's clock.
  const callsFrom = monthsLater(new Date(await databaseNow()), -KEPT_MONTHS);
  const underWay = await open(needs);
  const steps: readonly ((most: number) => Promise<number>)[] = [
    (most) => answers.emptyOrdersBefore(yesterday, most),
    (most) => answers.forgetBefore(keptFrom, most),
    (most) => answers.dropRawBefore(rawFrom, most),
    (most) => forgetCells(callsFrom, underWay, most),
    (most) => pages.dropSourcesBefore(keptFrom, most),
  ];
  for (const step of steps) while (!ending.aborted && (await step(BATCH)) === BATCH);
};

/** Clients' documents stay. Data that a dying process stored after an erasure is erased again. */
export const purge = (needs: Needs): Sweep => ({
  name: 'purge',
  every_s: 3600,
  run: async (ending) => {
    const { answers, demandes, mesures, clock } = needs;
    const now = clock.now();
    const erased = await mesures.erasedSince(daysLater(now, -OVER_DAYS));
    const old = await mesures.prospectsBefore(monthsLater(now, -KEPT_MONTHS));
    for (const { id, mesure } of unlessEnding(ending, [...erased, ...old]))
      await logAndContinue(needs, id, () => effacerClient(needs, mesure.compte, mesure.client));
    await demandes.forgetBefore(daysLater(now, -1));
    await forgetOld(needs, ending);
    // A reading that was made later goes with the answers that it is about.
    const oldest = monthsLater(now, -KEPT_MONTHS);
    const reread = await mesures.reread(monthsLater(oldest, -KEPT_MONTHS - 1), oldest);
    for (const { id, mesure } of unlessEnding(ending, reread))
      for (const pour of allReadingsOf(id, mesure)) await answers.forget(pour);
  },
});
