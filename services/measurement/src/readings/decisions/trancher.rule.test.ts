import { unix } from '@agence/words/paris';
import { expect, it } from '@jest/globals';
import type { Citation } from './citation.store.ts';
import { trancher } from './trancher.rule.ts';

const le = new Date('2026-11-28T10:00:00Z');
const of = { compte: 'a', client: 'c_1', mesure: 'm_1' };
const anne: Citation = { ...of, comptee: true, qui: 'anne@agence.example', le };
const hugo: Citation = { ...of, comptee: false, qui: 'hugo@agence.example', le };
const fact = (citation: Citation) => ({ type: 'citation_tranchee', citation });

it.each([
  ['a first decision is kept', null, anne, anne, [fact(anne)]],
  ['a second one replaces it', anne, hugo, hugo, [fact(hugo)]],
  ['the same one again changes nothing', anne, { ...hugo, comptee: true }, anne, []],
] as const)('%s', (_, state, citation, proposal, facts) => {
  expect(trancher(state, { citation })).toEqual({ proposal, facts });
});

it('a decision that its author did not see is not replaced', () => {
  const before = new Date('2026-11-27T10:00:00Z');
  const refusal = {
    refusal: {
      kind: 'conflict',
      sentence:
        'anne@agence.example vient de trancher cette réponse\u00a0: relisez sa décision avant de la remplacer.',
    },
  };
  for (const vue_ts of [0, unix(before)]) expect(trancher(anne, { citation: hugo, vue_ts })).toEqual(refusal);
  expect(trancher(anne, { citation: hugo, vue_ts: unix(le) })).toMatchObject({ proposal: hugo });
  expect(trancher(null, { citation: hugo, vue_ts: 0 })).toMatchObject({ proposal: hugo });
});
