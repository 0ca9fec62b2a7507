import type { ComprendreResponse } from '@agence/proto/measurement/v1/commandes';
import { eventually } from '@agence/testing/eventually';
import { expect, it } from '@jest/globals';
import type { AskModel, Call } from '../ai/port.ts';
import { simulate } from '../ai/simulator/simulate.ts';
import { effacerCompte } from '../mesures/effacer-client.ts';
import type { Needs } from '../needs.ts';
import { purge } from '../purge/purge.sweep.ts';
import { DAY_MS } from '../testing/launched.ts';
import { type Measuring, measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { comprendre } from './orders.ts';

const parts = partsOfEachTest();
let calls: Call[];

const WANTED = {
  ...{ id: 'd0', compte: 'agence-test', texte: 'Virez Durand svp : retirez Durand', sujet: '' },
  ...{ direct: false, clients: [{ nom: 'Durand', etat: 'faite' }], proposition: '', tableau: false },
};

/** The service with a model that counts its calls; `ask` asks what is wanted, as often as a test likes. */
async function asked(over: Partial<Needs> = {}, ceiling = 1000) {
  calls = [];
  const counting: AskModel = (call) => {
    calls.push(call);
    return simulate(call);
  };
  const world = measuring(parts, { ask: counting, ...over }, ceiling);
  await world.start();
  const ask = (wanted: Partial<typeof WANTED> = {}) =>
    comprendre(world.needs, async () => {})({ ...WANTED, ...wanted });
  return { world, ask };
}

/** Takes what is due until the call is over. */
async function replied({ sweep }: Measuring, ask: () => Promise<ComprendreResponse>) {
  for (let turn = 0; turn < 100; turn += 1) {
    const reply = await ask();
    if (reply.etat !== 'en cours') return reply;
    await sweep();
  }
  throw new Error('the call never ended');
}

it('a message is sent to the model once, however often it is asked about, and its text goes with the call', async () => {
  const { world, ask } = await asked();
  expect((await Promise.all([ask(), ask(), ask()])).map(({ etat }) => etat)).toEqual(
    Array(3).fill('en cours'),
  );
  const reply = await replied(world, ask);
  expect(reply).toMatchObject({ etat: 'répondu', modele: 'simulator:lecteur', version: 'lecteur-simulé-1' });
  expect(JSON.parse(reply.reponse ?? '')).toMatchObject({ gesture: 'retirer' });
  expect(await ask()).toEqual(reply);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.prompt).toContain('Virez Durand');
  expect(calls[0]?.schema).toBeDefined();
  // Its conclusion follows a moment later.
  await eventually(async () => (await world.needs.demandes.find('o_d0')) === null);
  const [kept] = await world.needs.answers.of('o_d0');
  expect(kept?.genre).toBe('ordre');
});

it('a call that has not left after eight seconds is not made any more', async () => {
  const { world, ask } = await asked();
  await ask();
  world.later(9_000);
  expect(await replied(world, ask)).toEqual({ etat: 'sans réponse' });
  expect(calls).toEqual([]);
});

it('a day’s ceiling that is reached leaves the message without a reply, and costs nothing', async () => {
  const { world, ask } = await asked({}, 0);
  expect(await replied(world, ask)).toEqual({ etat: 'sans réponse' });
  expect(calls).toEqual([]);
});

it('without a model for orders nothing is kept or asked', async () => {
  const { world, ask } = await asked({ ordersModel: null });
  expect(await ask()).toEqual({ etat: 'sans modèle' });
  expect(await world.needs.demandes.find('o_d0')).toBeNull();
});

it('another account reads nothing of it', async () => {
  const { world, ask } = await asked();
  await replied(world, ask);
  expect(await ask({ compte: 'autre' })).toEqual({ etat: 'sans réponse' });
});

it('an erased account leaves neither text nor reply, also of a message that arrives at that moment', async () => {
  const { world, ask } = await asked();
  await replied(world, ask);
  await world.sweep();
  await effacerCompte(world.needs, 'agence-test');
  expect(await world.needs.answers.of('o_d0')).toEqual([]);
  world.account.efface_ts = 1;
  await ask({ id: 'd1' });
  expect(await world.needs.demandes.find('o_d1')).toBeNull();
  expect(await replied(world, () => ask({ id: 'd1' }))).toEqual({ etat: 'sans réponse' });
  expect(calls).toHaveLength(1);
});

it('what was replied goes after a day, and what it cost stays', async () => {
  const { world, ask } = await asked();
  await replied(world, ask);
  world.later(2 * DAY_MS);
  await purge(world.needs).run(world.needs.ending);
  const [kept] = await world.needs.answers.of('o_d0');
  expect(kept).toMatchObject({ text: '', cost_eur: 0 });
});
