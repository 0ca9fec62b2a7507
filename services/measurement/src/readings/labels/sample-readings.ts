import { hash } from 'node:crypto';
import type { SampledReading } from '@agence/proto/measurement/v1/operator';
import { isoDay } from '@agence/words/paris';
import { validity } from '../../ai/validity.ts';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import { measuredLately } from '../redo/redo.ts';

const MOST = 500;

type Drawn = Omit<SampledReading, 'etiquetee'>;

/** Answers of an account's measurements, or of the latest ones without an account, in an order that the seed decides. */
const drawn = async (needs: Needs, compte: string | undefined, seed: string): Promise<readonly Drawn[]> => {
  const all: (Drawn & { readonly rank: string })[] = [];
  for (const { id: pour, mesure } of await measuredLately(needs, compte)) {
    const { compte: owner, client, fiche, questions, diagnostic } = mesure;
    if (diagnostic === 'lead') continue;
    for (const { _id: id, n } of await needs.cells.of(pour)) {
      const rank = hash('sha256', `${seed}|${id}`);
      const question = questions.find((asked) => asked.n === n)?.question ?? '';
      all.push({ id, compte: owner, client, entreprise: fiche.entreprise, question, rank });
    }
  }
  return all.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ rank: _, ...answer }) => answer);
};

export const sampleReadings =
  (needs: Needs): Rpc['sampleReadings'] =>
  async ({ compte, count, seed }) => {
    const { answers, etiquettes, clock } = needs;
    const all = await drawn(needs, compte, seed ?? isoDay(clock.now()));
    const most = Math.min(Math.max(count, 1), MOST);
    const sampled: SampledReading[] = [];
    for (let at = 0; at < all.length && sampled.length < most; at += most) {
      const batch = all.slice(at, at + most);
      const ids = batch.map(({ id }) => id);
      const read = (await answers.these(ids)).filter((answer) => validity(answer).valid);
      const valid = new Set(read.map(({ _id }) => _id));
      const labelled = new Set((await etiquettes.these(ids)).map(({ _id }) => _id));
      const kept = batch.filter(({ id }) => valid.has(id));
      sampled.push(...kept.map((answer) => ({ ...answer, etiquetee: labelled.has(answer.id) })));
    }
    return { answers: sampled.slice(0, most) };
  };
