import { actingAs } from '@agence/platform/process/actor';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import type { AskModel } from '../ai/port.ts';
import type { RapportData } from '../documents/rapport/rapport.data.ts';
import { effacerClient } from '../mesures/effacer-client.ts';
import { lancer } from '../mesures/lancer.ts';
import { simulate } from '../simulator/simulate.ts';
import { DAY_MS, ended, LANCEE, LAUNCH } from '../testing/launched.ts';
import { type Measuring, measuring } from '../testing/measuring.ts';
import { lireIncertaines } from './lire-incertaines.handler.ts';
import { trancherCitation } from './trancher.handler.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

const OF = { compte: 'agence-test', client: 'c_1' };

const TEXT = 'À Rennes, je vous recommande **Dupont Sanitaire**, puis **Plomberie Martin** pour une fuite.';

/** The competitor with its letter, the client without one: a doubt, which no reply settles. */
const reading = (roster: readonly { readonly letter: string; readonly name: string }[]): string => {
  const letter = roster.find(({ name }) => name === 'Dupont Sanitaire')?.letter ?? null;
  const businesses = [
    { name: 'Dupont Sanitaire', quote: 'Dupont Sanitaire', roster: letter },
    { name: 'Plomberie Martin', quote: 'Plomberie Martin', roster: null },
  ];
  return JSON.stringify({ businesses, nobody: false });
};

const ask: AskModel = async (call) => {
  const outcome = await simulate(call);
  const { genre, lecture } = call.hint ?? {};
  if (outcome.kind !== 'answer' || (genre !== 'reponse' && lecture === undefined)) return outcome;
  return { ...outcome, text: lecture === undefined ? TEXT : reading(lecture.roster) };
};

/** A client measured with one question to two models. */
const measured = async (): Promise<Measuring> => {
  const world = measuring(parts, { ask });
  world.dossier.questions.pop();
  await lancer(world.needs, { ...LAUNCH, lancee: LANCEE });
  await world.start();
  await ended(world);
  return world;
};

const uncertain = async ({ needs }: Measuring, of = OF) => (await lireIncertaines(needs)(of)).citations;

let commands = 0;
const decide = ({ needs }: Measuring, reponse: string, comptee: boolean, qui = 'anne@agence.example') =>
  actingAs({ compte: 'agence-test', porte: 'console', qui }, () => {
    commands += 1;
    return trancherCitation(needs)({ ...OF, reponse, comptee, command_id: `d_${commands}` });
  });

const cites = async ({ needs }: Measuring): Promise<number> => {
  const { state } = await needs.mesures.read('m_1');
  return (state?.bilan?.questions ?? [])
    .flatMap(({ par_modele }) => par_modele)
    .reduce((sum, { cite }) => sum + cite, 0);
};

/** What the next report says of the measurement before. */
const nextReport = async (world: Measuring): Promise<RapportData> => {
  world.later(30 * DAY_MS);
  await lancer(world.needs, { ...LAUNCH, origine: 'm_2', lancee: world.needs.clock.now() });
  await world.start();
  await ended(world, 'm_2');
  const { state } = await world.needs.mesures.read('m_2');
  const html = (await world.needs.livrables.find(state?.document ?? ''))?.html ?? '';
  return JSON.parse(load(html)('#donnees').contents().text());
};
const citesBefore = ({ questions }: RapportData): number =>
  questions.flatMap(({ avant }) => avant?.par_ia ?? []).reduce((sum, of) => sum + (of?.cite ?? 0), 0);

it('uncertain citations of the last measurement are listed, with the words around and why', async () => {
  const world = await measured();
  const found = await uncertain(world);
  expect(found.length).toBeGreaterThan(1);
  expect(found[0]).toMatchObject({
    nom: 'Plomberie Martin',
    question: expect.stringContaining('Rennes'),
    modele: expect.stringContaining('(modèle simulé)'),
    pourquoi: 'La réponse recommande ce nom, mais rien n’établit qu’il s’agit bien de ce client.',
    tranchee: undefined,
  });
  const said = found.map(({ avant, nom, apres }) => `${avant}${nom}${apres}`);
  expect(said.filter((text) => /[*#|_]/.test(text))).toEqual([]);
  expect(await uncertain(world, { ...OF, compte: 'another' })).toEqual([]);
});

it('a decision is kept with who and when, the last one stands, and the same again changes nothing', async () => {
  const world = await measured();
  const [{ reponse } = { reponse: '' }] = await uncertain(world);
  await decide(world, reponse, true);
  await decide(world, reponse, true, 'zoe@agence.example');
  const decided = async () => (await uncertain(world)).find((one) => one.reponse === reponse)?.tranchee;
  expect(await decided()).toMatchObject({ comptee: true, qui: 'anne@agence.example' });
  await decide(world, reponse, false, 'hugo@agence.example');
  expect(await decided()).toMatchObject({ comptee: false, qui: 'hugo@agence.example' });
  expect((await uncertain(world)).at(-1)?.reponse).toBe(reponse);
  const kept = await parts.db.collection<{ outbox: { kind: string }[] }>('citations').find().toArray();
  const rows = kept.flatMap(({ outbox }) => outbox).filter(({ kind }) => kind === 'history');
  expect(rows).toMatchObject([
    { qui: 'anne@agence.example', faits: [{ quoi: 'citation_tranchee', sur: 'c_1' }] },
    { qui: 'hugo@agence.example' },
  ]);
});

it('the next document counts what people counted; the one that was written stays as it was', async () => {
  const world = await measured();
  const all = await uncertain(world);
  const before = await cites(world);
  const { document = '' } = (await world.needs.mesures.read('m_1')).state ?? {};
  const written = await world.needs.livrables.find(document);
  for (const [i, { reponse }] of all.entries()) await decide(world, reponse, i > 0);
  expect(citesBefore(await nextReport(world))).toBe(before + all.length - 1);
  expect(await world.needs.livrables.find(document)).toEqual(
    expect.objectContaining({ html: written?.html }),
  );
});

it('what nobody decided on stays uncounted in the next document', async () => {
  const world = await measured();
  expect(citesBefore(await nextReport(world))).toBe(await cites(world));
});

it('what is not uncertain, or was measured again since, is refused', async () => {
  const world = await measured();
  const [{ reponse } = { reponse: '' }] = await uncertain(world);
  const refused = {
    result: {
      $case: 'refus',
      value: {
        refus: {
          $case: 'not_found',
          value: 'Cette citation ne se tranche plus\u00a0: une mesure plus récente a été faite depuis.',
        },
      },
    },
  };
  for (const wrong of ['', 'm_1:9:9:9']) expect(await decide(world, wrong, true)).toEqual(refused);
  await nextReport(world);
  expect(await decide(world, reponse, true)).toEqual(refused);
});

it('decisions are erased with their client', async () => {
  const world = await measured();
  const [{ reponse } = { reponse: '' }] = await uncertain(world);
  await decide(world, reponse, true);
  await effacerClient(world.needs, OF.compte, OF.client);
  expect(await parts.db.collection('citations').countDocuments()).toBe(0);
  expect(await uncertain(world)).toEqual([]);
});
