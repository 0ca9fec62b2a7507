import { createHash } from 'node:crypto';
import type { SampledReading } from '@agence/proto/measurement/v1/operator';
import type { Needs } from '../../needs.ts';
import { measuredLately } from '../redo/redo.ts';

type Drawn = Omit<SampledReading, 'etiquetee'> & { readonly rank: string };

/** Answers of an account's measurements, or of the latest ones without an account, in an order that the seed decides. */
export const drawn = async (
  needs: Needs,
  compte: string | undefined,
  seed: string,
): Promise<readonly Drawn[]> => {
  const rows = (await measuredLately(needs, compte)).filter(({ mesure }) => mesure.diagnostic !== 'lead');
  const all: Drawn[] = [];
  for (const { id: pour, mesure } of rows)
    for (const { _id: id, n } of await needs.cells.of(pour)) {
      const rank = createHash('sha256').update(`${seed}|${id}`).digest('hex');
      const question = mesure.questions.find((asked) => asked.n === n)?.question ?? '';
      const { compte: owner, client, fiche } = mesure;
      all.push({ id, compte: owner, client, entreprise: fiche.entreprise, question, rank });
    }
  return all.toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
};
