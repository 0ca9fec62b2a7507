import { refuse } from '@agence/gesture';
import { refused } from '@agence/gesture/handler';
import { serving } from '@agence/testing/serving';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { form, operator as operatorRpcs } from './form.rpcs.ts';
import { LEAD_INCONNU } from './lead.sentences.ts';
import { purge } from './purge/purge.sweep.ts';
import { type Bench, type Champs, DEMANDE, envoyer, openBench } from './testing/bench.ts';

let bench: Bench;
let url: string;
beforeAll(async () => {
  bench = await openBench();
  url = await bench.instance();
});
afterAll(() => bench.stop());

const operator = () => operatorRpcs(bench);
const service = () => form(bench);
const idOf = async (change: Champs): Promise<string> => {
  expect((await envoyer(url, { ...DEMANDE, ...change })).status).toBe(200);
  const { leads } = await operator().listLeads({});
  const found = leads.find(({ entreprise }) => entreprise === change['entreprise']);
  return found?.id ?? '';
};
const UNKNOWN = refused(refuse('not_found', LEAD_INCONNU));
const DAY_S = 24 * 3600;

describe('a list longer than a page', () => {
  it('has the oldest request on a later page, which is also found by its id', async () => {
    const id = await idOf({ entreprise: 'La plus ancienne' });
    const { state } = await bench.leads.read(id);
    const leads = bench.parts.db.collection<{ _id: string }>('leads');
    const newer = Array.from({ length: 501 }, (_, i) => ({
      ...{ _id: `l_newer${i}`, version: 1, outbox: [] },
      state: { ...state, recu: new Date(4_000_000_000_000 + i) },
    }));
    await leads.insertMany(newer);
    const { listLeads } = operator();

    const first = await listLeads({});
    expect([first.leads.length, first.leads.some((lead) => lead.id === id)]).toEqual([500, false]);
    const second = await listLeads({ after: first.next });
    expect(second.leads.some((lead) => lead.id === id)).toBe(true);
    expect((await listLeads({ lead: id })).leads).toMatchObject([{ id, entreprise: 'La plus ancienne' }]);
    await leads.deleteMany({ _id: { $in: newer.map(({ _id }) => _id) } });
  });
});

describe('erasing', () => {
  it('takes one lead, or all those of an address in any case, and leaves no word of them anywhere', async () => {
    const first = await idOf({ entreprise: 'Efface 1', email: 'Jeanne@Oubli.fr' });
    const second = await idOf({ entreprise: 'Efface 2', email: 'jeanne@oubli.FR', message: 'Jeanne' });
    const third = await idOf({ entreprise: 'Efface 3', email: 'autre@oubli.fr' });
    const order = { operator: 'anne', why: 'demande reçue' };
    const erased = await operator().eraseLead({
      ...order,
      who: { $case: 'email', value: 'jeanne@oubli.fr' },
    });
    expect(erased.result?.$case === 'erased' ? [...erased.result.value.leads].sort() : erased).toEqual(
      [first, second].sort(),
    );
    expect(await operator().eraseLead({ ...order, who: { $case: 'lead', value: third } })).toEqual({
      result: { $case: 'erased', value: { leads: [third] } },
    });
    expect(await service().lireLead({ lead: first })).toEqual(UNKNOWN);
    for (const value of ['jeanne@oubli.fr', ''])
      expect(await operator().eraseLead({ ...order, who: { $case: 'email', value } })).toEqual(UNKNOWN);
    const collections = await bench.parts.db.collections();
    const all = await Promise.all(collections.map((each) => each.find().toArray()));
    expect(JSON.stringify(all)).not.toMatch(/jeanne|oubli\.fr|Efface \d/i);
  });
});

describe('purge', () => {
  it('forgets even the trace of an erased request in time', async () => {
    const { run } = purge(bench);
    const id = await idOf({ entreprise: 'Ancienne' });
    bench.clock.set(366 * DAY_S);
    await run(serving);
    await run(serving);
    expect((await bench.leads.read(id)).state?.etat).toBe('effacé');
    // Its news has not left yet (no relay runs here): what tells of it stays.
    bench.clock.set(420 * DAY_S);
    await run(serving);
    expect((await bench.leads.read(id)).version).toBe(2);
    await bench.parts.db.collection('leads').updateMany({}, { $set: { outbox: [] } });
    await run(serving);
    expect((await bench.leads.read(id)).version).toBe(0);
    bench.clock.set(0);
  });
});
