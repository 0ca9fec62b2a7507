import { callTo, type StoredCell } from '../cells/cell.store.ts';
import type { Plan } from './mesure.ts';

export const countOfAnswers = ({ questions, models, repeats }: Plan): number =>
  questions.length * models.length * repeats;

/** One call for each question, model and repeat of a measurement, of its days up to `until`. */
export const answerCells = (
  pour: string,
  { compte, client, revision, questions, models, repeats, lecteur, jours = 1 }: Plan,
  created: number,
  until = jours,
): readonly StoredCell[] =>
  questions.flatMap(({ n }) =>
    models.flatMap((model, m) =>
      Array.from({ length: repeats }, (_, i) => i).flatMap((i) => {
        // The days of a question hold as many answers each as possible.
        if ((n + m + i) % jours >= until) return [];
        const [_id, repeat] = [`${pour}:${n}:${m}:${i + 1}`, i + 1];
        const owner = { compte, client, revision, pour, ...(lecteur !== undefined && { lecteur }) };
        return [callTo({ _id, genre: 'reponse', model, n, repeat, ...owner }, created)];
      }),
    ),
  );
