import type { Plan } from '../mesures/mesure.ts';
import { newCell } from './cell.machine.ts';
import type { StoredCell } from './cell.store.ts';

/** `published` of a cell that is not on the bus. */
export const NEVER = 0;
const LOOSE = { reserved_day: null, blocked_day: null, published: NEVER };

type Of = Pick<StoredCell, 'compte' | 'client' | 'revision' | 'pour'>;

/** What a model's id begins with. The model may not be configured any more: the cell is then refused, not lost. */
const providerOf = (model: string): string => model.split(':', 1).join('');

/** The one call that prepares a client's questions. */
export const preparationCell = (of: Of, model: string, created: number): StoredCell => ({
  ...newCell({ _id: of.pour, genre: 'preparation', provider: providerOf(model), model, created }),
  ...of,
  ...LOOSE,
  n: 0,
  repeat: 0,
});

/** The one call that writes a page. */
export const pageCell = (
  { _id, compte, client, revision, model, n }: Omit<Of, 'pour'> & { _id: string; model: string; n: number },
  created: number,
): StoredCell => ({
  ...newCell({ _id, genre: 'page', provider: providerOf(model), model, created }),
  compte,
  client,
  revision,
  pour: _id,
  ...LOOSE,
  n,
  repeat: 0,
});

/** How many calls the answers of a measurement are. */
export const countOfAnswers = ({ questions, models, repeats }: Plan): number =>
  questions.length * models.length * repeats;

/** One call for each question, model and repeat of a measurement. */
export const answerCells = (
  pour: string,
  { compte, client, revision, questions, models, repeats }: Plan,
  created: number,
): readonly StoredCell[] =>
  questions.flatMap(({ n }) =>
    models.flatMap((model, m) =>
      Array.from({ length: repeats }, (_, i) => ({
        ...newCell({
          _id: `${pour}:${n}:${m}:${i + 1}`,
          genre: 'reponse' as const,
          provider: providerOf(model),
          model,
          created,
        }),
        ...LOOSE,
        compte,
        client,
        revision,
        pour,
        n,
        repeat: i + 1,
      })),
    ),
  );
