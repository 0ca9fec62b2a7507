import { isTransient, Unavailable } from '@agence/platform/process/faults';
import { eventually } from '@agence/testing/eventually';
import { expect, it } from '@jest/globals';
import type { Answer } from '../ai/port.ts';
import { auditerHandler } from '../audit/auditer.handler.ts';
import { callTo } from '../cells/cell.store.ts';
import { onDiagnosticDemande } from '../diagnostic/commander.ts';
import { type Diagnosing, diagnosing } from '../diagnostic/testing/diagnosing.ts';
import { preparer } from '../preparations/preparer.ts';
import { tasks } from '../tasks.ts';
import { answer } from '../testing/answers.ts';
import { DAY_MS, LANCEE, LAUNCH } from '../testing/launched.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { effacerCompte } from './effacer-client.ts';
import { uneFiche } from './fiche.fixture.ts';
import { lancer } from './lancer.ts';
import { readingsOf } from './reading-cells.ts';

const parts = partsOfEachTest();

const { compte, client } = LAUNCH;

/** Every collection, but the replies that are kept for 35 days, that says a word of the client or of the prospect. */
const saying = async (): Promise<readonly string[]> => {
  const names = (await parts.db.listCollections().toArray()).map(({ name }) => name);
  const rows = await Promise.all(names.map((name) => parts.db.collection(name).find().toArray()));
  // "lyon" without a capital stands in a random id now and then.
  const says = /[Mm]artin|[Rr]ennes|[Pp]lombi|Lyon|[Bb]oulanger/;
  return names.filter((name, i) => name !== 'replies' && says.test(JSON.stringify(rows[i])));
};

/** What still waits: for a call, to be handed over, to be written, to be concluded. */
const waiting = async ({ needs: { preparations, pages, mesures } }: Diagnosing): Promise<number> => {
  const open = { etat: { $in: ['todo', 'claimed', 'calling'] } };
  const left = [await preparations.toHand(), await pages.toWrite(), await mesures.running()].flat().length;
  return left + (await parts.db.collection('cells').countDocuments(open));
};

/** An erasure that accounts has decided, and that is tried again here until it passes. */
const erasure = (world: Diagnosing) => {
  let passed = false;
  const attempt = async (): Promise<void> => {
    try {
      await effacerCompte(world.needs, compte);
      passed = true;
    } catch (fault) {
      if (!isTransient(fault)) throw fault;
    }
  };
  return {
    begin: async (): Promise<void> => {
      if (world.account.efface_ts !== undefined) return;
      world.account.efface_ts = 1;
      await attempt();
    },
    again: async (): Promise<boolean> => {
      if (!passed) await attempt();
      return passed;
    },
  };
};

/** What the service does for an account: each like an event that is told again after a fault that time mends. */
const works = ({ needs }: Diagnosing) => [
  () => preparer(needs, { compte, client, revision: 1 }),
  () => onDiagnosticDemande(needs, { compte, demande: 'dp_1' }),
  () => lancer(needs, { ...LAUNCH, lancee: LANCEE }),
  async () => void (await auditerHandler(needs)({ compte, client })),
];

const told = async (work: () => Promise<void>): Promise<void> => {
  await eventually(async () => {
    try {
      await work();
      return true;
    } catch (fault) {
      if (!isTransient(fault)) throw fault;
      return false;
    }
  });
};

type When = 'before' | 'after';
type Method = (...args: unknown[]) => Promise<unknown>;

/** Has something happen once, before or after the first time that this is asked. */
const interrupt = (world: Diagnosing, path: string, when: When, happen: () => Promise<void>): void => {
  const [group = '', name] = path.split('.');
  const needs = world.needs as unknown as Record<string, Record<string, Method>>;
  const [owner, method] = name === undefined ? [needs, group] : [needs[group], name];
  const original = owner?.[method] as unknown as Method;
  const interrupted: Method = async (...args) => {
    if (when === 'before') await happen();
    const reply = await original(...args);
    if (when === 'after') await happen();
    return reply;
  };
  Object.assign(owner ?? {}, { [method]: interrupted });
};

const LATE: Answer = { ...answer, text: 'Plomberie Martin' };

it.each(['preparation', 'page'] as const)(
  'an answer to a %s that comes after its call was given up and its account erased goes',
  async (genre) => {
    const { needs } = diagnosing(parts);
    await needs.answers.keep({ _id: 'x_1', pour: 'x_1', genre }, LATE, LANCEE);
    await tasks(needs)[genre].conclude('x_1');
    expect(await saying()).toEqual([]);
  },
);

it('a page whose call was out while its account was erased goes with what was answered', async () => {
  const { needs, account } = diagnosing(parts);
  const page = { _id: 'g_m_1', compte, client, revision: 1, mesure: 'm_1', n: 1, numero_page: 1 };
  await needs.pages.create({
    ...{ ...page, question: 'Quel plombier à Rennes ?', document: 'd_1', model: 'simulator:ardoise' },
    ...{ fiche: uneFiche(), sources: [], finie: null },
  });
  const cell = callTo({ ...page, genre: 'page', pour: page._id, model: 'simulator:ardoise' }, 0);
  await needs.cells.create([{ ...cell, etat: 'done', ended: 0 }]);
  await needs.answers.keep(cell, LATE, LANCEE);
  account.efface_ts = 1;
  await tasks(needs).page.conclude(page._id);
  expect(await saying()).toEqual([]);
});

it.each(['reponse', 'lecture'] as const)(
  'an answer to a call of genre %s that comes after its measurement was erased goes',
  async (genre) => {
    const { needs } = diagnosing(parts);
    await lancer(needs, { ...LAUNCH, lancee: LANCEE });
    await needs.cells.cancel(client, Number.MAX_SAFE_INTEGER);
    await effacerCompte(needs, compte);
    const [mesure] = await needs.mesures.ofClient(compte, client);
    const pour = genre === 'reponse' ? `${mesure?.id}` : readingsOf(`${mesure?.id}`);
    await needs.answers.keep({ _id: 'late', pour, genre }, LATE, LANCEE);
    await tasks(needs)[genre].conclude(pour);
    expect(await needs.answers.of(pour)).toEqual([]);
  },
);

it('documents are erased although what is done after them fails', async () => {
  const { needs } = diagnosing(parts);
  await auditerHandler(needs)({ compte, client });
  expect(await saying()).toContain('documents');
  const cancel = async () => {
    throw new Unavailable('the database is away');
  };
  Object.assign(needs.cells, { cancel });
  await expect(effacerCompte(needs, compte)).rejects.toThrow('the database is away');
  expect(await saying()).not.toContain('documents');
});

const POINTS = [
  ...['lireSite', 'ask', 'dossiers.lireDossier', 'dossiers.remettreEtats', 'preparations.create'],
  ...['mesures.carryOut', 'cells.create', 'answers.keep', 'answers.of', 'livrables.keep', 'pages.create'],
];

it.each(POINTS.flatMap((point) => [[point, 'before'] as const, [point, 'after'] as const]))(
  'nothing of an account stays that is erased at %s, %s it',
  async (point, when) => {
    const world = diagnosing(parts);
    world.dossier.questions = world.dossier.questions.slice(0, 1);
    world.dossier.ias_par_client = 1;
    // What the hourly purge would take away must be gone before it.
    Object.assign(world.needs.mesures, { erasedSince: async () => [] });
    const { begin, again } = erasure(world);
    interrupt(world, point, when, begin);
    for (const work of works(world)) await told(work);
    await world.start();
    await eventually(async () => {
      await world.sweep();
      return (await waiting(world)) === 0;
    });
    // Whatever was not reached is erased in the end.
    await begin();
    await eventually(again);
    world.later(DAY_MS);
    // A step that was under way in the background ends after the sweep that found nothing to do.
    await eventually(async () => {
      await world.sweep();
      return (await saying()).length + (await waiting(world)) === 0;
    });
  },
);
