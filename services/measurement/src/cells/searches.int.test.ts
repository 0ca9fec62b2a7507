import { expect, it } from '@jest/globals';
import type { Answer } from '../ai/port.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { answerStore } from './answer.store.ts';

const parts = partsOfEachTest();

const ANSWER: Answer = {
  ...{ kind: 'answer', text: 'Sos Fuite', finish: 'stop', model_version: null, sources: [], cost_eur: 0 },
  usage: { input_tokens: 1, output_tokens: 1, searches: 1 },
  raw: { output: [{ action: { type: 'search', query: 'plombier rennes' } }] },
};

it('what a model searched for stays when the reply goes, that of an earlier version too', async () => {
  const { keep, these, dropRawBefore } = answerStore({ db: parts.db });
  const at = new Date('2026-09-21T07:00:00Z');
  await keep({ _id: 'answer', pour: 'm_1', genre: 'reponse' }, ANSWER, at);
  await keep({ _id: 'reading', pour: 'm_1', genre: 'lecture' }, ANSWER, at);
  const searches = async () =>
    new Map((await these(['answer', 'reading'])).map(({ _id, recherches }) => [_id, recherches]));
  const kept = new Map([
    ['answer', ['plombier rennes']],
    ['reading', undefined],
  ]);
  expect(await searches()).toEqual(kept);
  await parts.db.collection('answers').updateMany({}, { $unset: { recherches: '' } });
  expect(await dropRawBefore(new Date('2026-09-22T07:00:00Z'), 500)).toBe(2);
  expect(await searches()).toEqual(kept);
  expect(await parts.db.collection('answers').countDocuments({ raw_gzip: { $exists: true } })).toBe(0);
});
