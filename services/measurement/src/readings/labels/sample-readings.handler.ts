import type { SampledReading } from '@agence/proto/measurement/v1/operator';
import { isoDay } from '@agence/words/paris';
import { validity } from '../../ai/validity.ts';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import { drawn } from './drawn.ts';

const MOST = 500;

export const sampleReadings =
  (needs: Needs): Rpc['sampleReadings'] =>
  async ({ compte, count, seed }) => {
    const { answers, etiquettes } = needs;
    const [all, most] = [
      await drawn(needs, compte, seed ?? isoDay(needs.clock.now())),
      Math.min(Math.max(count, 1), MOST),
    ];
    const sampled: SampledReading[] = [];
    for (let at = 0; at < all.length && sampled.length < most; at += most) {
      const batch = all.slice(at, at + most);
      const ids = batch.map(({ id }) => id);
      const read = (await answers.these(ids)).filter((answer) => validity(answer).valid);
      const [valid, labelled] = [read, await etiquettes.these(ids)].map(
        (found) => new Set(found.map(({ _id }) => _id)),
      );
      const kept = batch.filter(({ id }) => valid?.has(id));
      sampled.push(
        ...kept.map(({ rank: _, ...answer }) => ({
          ...answer,
          etiquetee: labelled?.has(answer.id) === true,
        })),
      );
    }
    return { answers: sampled.slice(0, most) };
  };
