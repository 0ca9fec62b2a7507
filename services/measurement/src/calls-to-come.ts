import { answerCells } from './mesures/answer-cells.ts';
import { planDuDiagnostic } from './mesures/lancer-diagnostic.ts';
import { essaiDe, type Mesure, type Plan } from './mesures/mesure.ts';
import { readingIds, readingsOf } from './mesures/reading-cells.ts';
import type { Needs } from './needs.ts';
import { pageOf } from './pages/order-page.ts';
import type { Preparation } from './preparations/preparation.store.ts';

export type ToCome = Pick<
  Needs,
  'cells' | 'mesures' | 'pages' | 'preparations' | 'clock' | 'models' | 'reader'
>;

type Of = { readonly pour: string; readonly ids: readonly string[] };

/** The calls of a measurement, and the call of its page. */
const ofMesure = (pour: string, plan: Plan): readonly Of[] => {
  const page = pageOf(pour);
  const answers = answerCells(pour, plan, 0);
  return [
    { pour, ids: answers.map(({ _id }) => _id) },
    { pour: readingsOf(pour), ids: answers.flatMap((cell) => readingIds(cell)) },
    { pour: page, ids: [page] },
  ];
};

/** The calls of the further reading of a measurement. */
const ofRereading = (id: string, mesure: Mesure): Of => {
  const again = mesure.relecture ?? undefined;
  const ids = answerCells(id, mesure, 0).flatMap((cell) => readingIds(cell, again));
  return { pour: readingsOf(id, again), ids };
};

/** The call of a preparation, and those of its diagnostic. */
const ofPreparation = (
  needs: Pick<Needs, 'models' | 'reader' | 'clock'>,
  preparation: Preparation,
): readonly Of[] => {
  const { _id: pour, diagnostic, count } = preparation;
  const own = { pour, ids: [pour] };
  if (diagnostic === undefined) return [own];
  const plan = planDuDiagnostic(needs, preparation, diagnostic, Array(count).fill(''));
  return [own, ...ofMesure(plan.origine, plan)];
};

/**
 * The calls that running work will create. A restored database may lack calls that were already made. Ids are derived
 * from the work, so they equal those of the lost database.
 */
export const callsToCome = async (needs: ToCome): Promise<ReadonlySet<string>> => {
  const { cells, mesures, pages, preparations, clock } = needs;
  const [running, rereading, again, writing, preparing] = await Promise.all([
    mesures.running(),
    mesures.rereading(),
    mesures.toTakeUp(clock.now()),
    pages.toWrite(),
    preparations.toHand(),
  ]);
  const all: readonly Of[] = [
    ...running.flatMap(({ id, mesure }) => ofMesure(id, mesure)),
    ...rereading.map(({ id, mesure }) => ofRereading(id, mesure)),
    ...again.flatMap(({ mesure }) => ofMesure(essaiDe(mesure.origine, mesure.essai + 1), mesure)),
    ...writing.map(({ _id: pour }) => ({ pour, ids: [pour] })),
    ...preparing.flatMap((preparation) => ofPreparation(needs, preparation)),
  ];
  const written = new Set<string>();
  for (const pour of new Set(all.map((call) => call.pour)))
    for (const { _id } of await cells.of(pour)) written.add(_id);
  return new Set(all.flatMap(({ ids }) => ids).filter((id) => !written.has(id)));
};
