import { fr } from '@agence/gesture';
import { eventually } from '@agence/testing/eventually';
import { unix } from '@agence/words/paris';
import { expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { simulate } from '../ai/simulator/simulate.ts';
import { reactions } from '../reactions.ts';
import type { RapportData } from '../report/rapport.data.ts';
import { callsToCome } from '../restored.ts';
import { DAY_MS, ended, etatDe } from '../testing/launched.ts';
import { type Measuring, measuring } from '../testing/measuring.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { dayOf } from './days.ts';
import { lireAvancement } from './lire-mesures.handler.ts';

const parts = partsOfEachTest();

/** Two questions, two models, ten repeats: of five days, each asks eight times. */
const [CALLS, A_DAY] = [40, 8];

/** A monthly measurement on its first day, and the number of calls made to models for answers. */
const monthly = async () => {
  const asked: string[] = [];
  const world = measuring(parts, {
    ask: (call) => {
      if (call.hint?.genre === 'reponse') asked.push(call.hint.seed);
      return simulate(call);
    },
  });
  world.dossier.questions.splice(2);
  await tellOfLaunch(world, true);
  await world.start();
  await answered(world, A_DAY);
  return { world, asked };
};

/** The event of clients: a launch, monthly or not. */
const tellOfLaunch = async ({ needs }: Measuring, mensuelle: boolean): Promise<void> => {
  const heard = reactions(needs, async () => {}).find(({ event }) => event === 'mesure_lancee');
  const lancee_ts = unix(needs.clock.now());
  const launch = { compte: 'agence-test', client: 'c_1', revision: 1, mesure: 'm_1', lancee_ts, mensuelle };
  await heard?.react(launch as never, { id: 'mesure:launch' });
};

const answered = ({ needs, sweep }: Measuring, count: number) =>
  eventually(async () => {
    await sweep();
    return (await needs.cells.count('m_1')) === count && !(await needs.cells.live('m_1'));
  });
const details = ({ remis }: Measuring) => remis.map(({ detail }) => detail);
const jour = (day: number) =>
  fr`La mesure est répartie sur 5 jours, pour ne pas dépendre d'un seul : nous en sommes au jour ${day}. Le rapport suit le dernier jour.`;

it('asks a fifth of its calls each day, makes a missed day up, says its day, and reports after the last', async () => {
  const { world, asked } = await monthly();
  const progress = () => lireAvancement(world.needs)({ compte: 'agence-test', client: 'c_1' });
  expect(await progress()).toEqual({ recues: A_DAY, attendues: CALLS });
  world.later(DAY_MS);
  await answered(world, 2 * A_DAY);
  // Nothing ran on the third day.
  world.later(2 * DAY_MS);
  await answered(world, 4 * A_DAY);
  expect([await etatDe(world), details(world)]).toEqual(['en cours', [1, 2, 4].map(jour)]);
  const toCome = await callsToCome(world.needs);
  expect([...toCome].filter((id) => /^m_1:\d+:\d+:\d+$/.test(id))).toHaveLength(A_DAY);
  world.later(DAY_MS);
  await answered(world, CALLS);
  await ended(world);
  expect(await etatDe(world)).toBe('faite');
  const { state } = await world.needs.mesures.read('m_1');
  expect(state?.en_retard).toBe(false);
  expect(new Set(asked).size).toBe(CALLS);
  expect(asked).toHaveLength(CALLS);
  const html = (await world.needs.livrables.find(state?.document ?? ''))?.html ?? '';
  const data: RapportData = JSON.parse(load(html)('#donnees').contents().text());
  const days = new Set(data.questions.flatMap(({ detail }) => detail.map((answer) => answer.jour)));
  expect(days).toEqual(new Set(['2026-11-21', '2026-11-22', '2026-11-24', '2026-11-25']));
  const text = load(html)('body').text().replaceAll('\u00a0', ' ');
  expect(text).toContain('du 21/11/2026 au 25/11/2026 (quatre jours)');
  expect(text).toContain('Question stable d’un jour à l’autre.');
  expect(world.remis.at(-1)?.etats.map(({ stabilite }) => stabilite)).toContain('stable');
  expect(state?.bilan?.questions[0]?.par_modele[0]?.jours).toHaveLength(4);
});

it('a first measurement, or that of a correction, asks everything at once', async () => {
  const world = measuring(parts);
  world.dossier.questions.splice(2);
  await tellOfLaunch(world, false);
  expect(await world.needs.cells.count('m_1')).toBe(CALLS);
});

it('is late only a day after its last day', async () => {
  const { world } = await monthly();
  world.account.servi = false;
  world.later(5 * DAY_MS - 3_600_000);
  await world.sweep();
  expect((await world.needs.mesures.read('m_1')).state?.en_retard).toBe(false);
  world.later(2 * 3_600_000);
  await world.sweep();
  expect((await world.needs.mesures.read('m_1')).state?.en_retard).toBe(true);
});

it('begins no day while its account is not served, and makes all up when it is again', async () => {
  const { world } = await monthly();
  world.account.servi = false;
  world.later(4 * DAY_MS);
  await world.sweep();
  expect(await world.needs.cells.count('m_1')).toBe(A_DAY);
  world.account.servi = true;
  await answered(world, CALLS);
  await ended(world);
  expect(await etatDe(world)).toBe('faite');
});

it('gives way to the next measurement when its account is not served for thirty days', async () => {
  const { world } = await monthly();
  world.account.servi = false;
  world.later(31 * DAY_MS);
  await world.sweep();
  expect(await etatDe(world)).toBe('annulée');
  expect(world.remis.at(-1)).toMatchObject({
    issue: 'en échec',
    detail: fr`La mesure a été arrêtée, parce que votre compte n'a pas été servi assez longtemps pour la finir ; la suivante part dès qu'il l'est.`,
  });
});

it('asks nothing more for a client that left between two days', async () => {
  const { world } = await monthly();
  world.dossier.actif = false;
  world.later(DAY_MS);
  await world.sweep();
  expect([await world.needs.cells.count('m_1'), await etatDe(world)]).toEqual([A_DAY, 'annulée']);
  expect(world.remis.every(({ issue }) => issue === 'en cours')).toBe(true);
});

it('a day begins at midnight in Paris, and the last one does not end', () => {
  const plan = { lancee: new Date('2026-11-21T22:30:00Z'), jours: 5 };
  const at = (iso: string) => dayOf(plan, new Date(iso));
  expect(at('2026-11-21T22:59:00Z')).toBe(1);
  expect(at('2026-11-21T23:00:00Z')).toBe(2);
  expect([at('2026-11-20T12:00:00Z'), at('2027-01-01T00:00:00Z')]).toEqual([1, 5]);
  expect(dayOf({ lancee: plan.lancee }, new Date('2027-01-01T00:00:00Z'))).toBe(1);
});
