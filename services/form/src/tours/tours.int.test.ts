import { serving } from '@agence/testing/serving';
import { isoDay } from '@agence/words/paris';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Bench, demande, envoyer, openBench, someAddress } from '../testing/bench.ts';
import { tours } from './tours.sweep.ts';

const DAY_S = 24 * 3600;

let bench: Bench;
let urls: string[];
beforeAll(async () => {
  // Sixteen turns a day: once eight are given, an address gets no second turn.
  bench = await openBench({ LEAD_CALLS_PER_DAY: 1300 });
  urls = [await bench.instance(), await bench.instance()];
});
/** Beside it, with turns of their own. */
const others: Bench[] = [];
const openOther = async (LEAD_CALLS_PER_DAY: number) => {
  const other = await openBench({ LEAD_CALLS_PER_DAY });
  others.push(other);
  return other;
};
afterAll(() => Promise.all([bench, ...others].map((each) => each.stop())));

/** Sends a form again that a busy machine could not keep in time, as its page advises: it counts once. */
const insist = async (url: string, asked: Parameters<typeof envoyer>[1], from: string) => {
  let answer = await envoyer(url, asked, from);
  for (let times = 1; answer.status === 503 && times < 10; times += 1)
    answer = await envoyer(url, asked, from);
  return answer;
};

/** `count` requests from one address, each of a person of its own, over two processes at once. */
const flood = async (from: string, count: number, email?: string) => {
  const formulaire = await bench.servi(urls[0] ?? '', 5000);
  const asked = Array.from({ length: count }, (_, n) =>
    demande({ formulaire, email: email ?? `p${n}@${from}.example` }),
  );
  const answers = await Promise.all(asked.map((each, n) => insist(urls[n % 2] ?? '', each, from)));
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
  const kept = await Promise.all(asked.map(bench.kept));
  return { answers, kept: kept.flat() };
};
const waiting = (kept: readonly { readonly id: string }[]) => {
  const ids = new Set(kept.map(({ id }) => id));
  return bench.leads.waiting().then((all) => all.filter(({ lead }) => ids.has(lead)));
};
const nextDay = async (day: number) => {
  bench.clock.set(day * DAY_S);
  await tours(bench).run(serving);
};

/** So many that wait already, of one address and as many people. */
const queued = (count: number, recu: Date) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ _id: `l_loud_${n}`, version: 1, shape: 1, outbox: [] },
    state: {
      ...{ etat: 'accepté', recu, accepte: recu, motif: null, attend: true, source: 'loud' },
      demande: { ...demande(), email: `p${n}@loud.example`, concurrents: [] },
    },
  }));

describe('the turns of a day', () => {
  it('are never all those of one address, nor of one person, and what waits is served before a flood goes on', async () => {
    const loud = await flood(someAddress(), 20);
    expect(loud.kept.map(({ lead }) => lead.etat)).toEqual(loud.kept.map(() => 'accepté'));
    expect(await waiting(loud.kept)).toHaveLength(12);

    const idle = await flood(someAddress(), 1);
    expect(await waiting(idle.kept)).toEqual([]);
    expect(idle.answers[0]?.text).toContain('le plus souvent dans la journée');

    const many = await Promise.all(
      Array.from({ length: 6 }, () => flood(someAddress(), 1, 'meme@personne.example')),
    );
    expect(await waiting(many.flatMap(({ kept }) => kept))).toHaveLength(5);
    const others = await Promise.all(Array.from({ length: 6 }, () => flood(someAddress(), 1)));
    expect(await waiting(others.flatMap(({ kept }) => kept))).toEqual([]);
    const late = await flood(someAddress(), 1);
    expect(await waiting(late.kept)).toHaveLength(1);
    expect(late.answers[0]?.text).toContain('dans les prochains jours');

    await nextDay(1);
    expect(await waiting(late.kept)).toEqual([]);
    expect((await waiting(loud.kept)).length).toBeGreaterThan(0);
    await nextDay(2);
    await nextDay(3);
    expect(await bench.leads.waiting()).toEqual([]);
  });

  it('one after the other, whoever asks at once: a process lets no more wait than a week measures', async () => {
    const narrow = await openOther(81);
    const url = await narrow.instance();
    const asked = Array.from({ length: 12 }, () => demande());
    const answers = await Promise.all(asked.map((each) => envoyer(url, each, someAddress())));
    expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
    const kept = (await Promise.all(asked.map(narrow.kept))).flat().map(({ lead }) => lead);
    const count = (etat: string, attend: boolean) =>
      kept.filter((lead) => lead.etat === etat && (lead.attend ?? false) === attend).length;
    expect([count('accepté', false), count('accepté', true), count('à vérifier', false)]).toEqual([1, 7, 4]);
  });

  it('are shared by all that wait, however long the queue of one is', async () => {
    // Eighty-one turns a day: a week of them is more than five hundred.
    const wide = await openOther(6600);
    const url = await wide.instance();
    const { db } = wide.parts;
    await db.collection<{ _id: string }>('jours').insertOne({
      _id: isoDay(wide.clock.now()),
      ...{ version: 1, shape: 1, outbox: [] },
      state: Array.from({ length: wide.par_jour }, (_, n) => ({
        lead: `l_${n}`,
        source: 's',
        personne: `${n}`,
      })),
    } as never);
    await db.collection<{ _id: string }>('leads').insertMany(queued(560, wide.clock.now()) as never);
    const late = demande();
    await envoyer(url, late, someAddress());
    const attend = async () => (await wide.kept(late))[0]?.lead.attend ?? false;
    expect(await attend()).toBe(true);
    wide.clock.set(DAY_S);
    await tours(wide).run(serving);
    expect(await attend()).toBe(false);
  });
});
