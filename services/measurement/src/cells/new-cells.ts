import type { ModelRef } from '../ai/port.ts';
import type { Plan } from '../mesures/mesure.ts';
import { newCell } from './cell.machine.ts';
import type { StoredCell } from './cell.store.ts';

const NEVER = 0;
const LOOSE = { reserved_day: null, blocked_day: null, published: NEVER };

type Of = { readonly compte: string; readonly client: string; readonly pour: string };

/** The one call that prepares a client's questions. */
export const preparationCell = (of: Of, model: ModelRef, created: number): StoredCell => ({
  ...newCell({ _id: of.pour, genre: 'preparation', provider: model.provider, model: model.id, created }),
  ...of,
  ...LOOSE,
  n: 0,
  repeat: 0,
});

/** One call for each question, model and repeat of a measurement. */
export const answerCells = (
  pour: string,
  { compte, client, questions, repeats }: Plan,
  models: readonly ModelRef[],
  created: number,
): readonly StoredCell[] =>
  questions.flatMap(({ n }) =>
    models.flatMap((model, m) =>
      Array.from({ length: repeats }, (_, i) => ({
        ...newCell({
          _id: `${pour}:${n}:${m}:${i + 1}`,
          genre: 'reponse' as const,
          provider: model.provider,
          model: model.id,
          created,
        }),
        ...LOOSE,
        compte,
        client,
        pour,
        n,
        repeat: i + 1,
      })),
    ),
  );
