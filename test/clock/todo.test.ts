import { type Account, newAccount } from '@agence/testing/accounts';
import { type FakeRelay, startFakeRelay } from '@agence/testing/fakes/mail';
import { publishEvent } from '@agence/testing/news';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { launch, place, questionsOf, readyClient, someEntry, untilMesure } from '../outside/client.ts';
import { iso } from '../outside/days.ts';
import { confirmationIn, leadsOf, sendForm, someRequest } from '../outside/lead.ts';
import { CLIENT, PREMIER, REFUS, type ScriptedAi, startScriptedAi } from '../outside/scripted-ai.ts';
import { ownSystem } from '../outside/system.ts';

const MUETTE = 'Brest';

let ai: ScriptedAi;
let relay: FakeRelay;
let system: OwnSystem;
beforeAll(async () => {
  [ai, relay] = await Promise.all([startScriptedAi(), startFakeRelay()]);
  const env = { ...ai.env, SMTP_URL: relay.url, OPERATOR: 'ada' };
  system = await ownSystem({ testClock: true, env });
});
afterAll(async () => {
  await system.stop();
  await Promise.all([ai.stop(), relay.stop()]);
});

type Row = {
  readonly id: string;
  readonly kind: string;
  readonly slug: string | null;
  readonly nom: string | null;
  readonly what: string;
  readonly since_ts: number;
  readonly age: string;
  readonly next: string;
};

const todo = async (kind: string): Promise<readonly Row[]> =>
  ((await system.operate('todo', 'list')) as Row[]).filter((row) => row.kind === kind);

/** Waits until something of that kind waits, and answers with the only one. */
async function waiting(kind: string): Promise<Row> {
  const [row, ...others] = await until(
    () => todo(kind),
    ({ length }) => length > 0,
  );
  if (row === undefined || others.length > 0) throw new Error(`${others.length + 1} of ${kind}`);
  expect(row.age).toMatch(/^\d+ [dhm]( \d+ [hm])?$/);
  return row;
}

/** Types what the list says to type next. */
const next = (row: Row, ...more: string[]): Promise<unknown> =>
  system.operate(...row.next.replace('YYYY-MM-DD', iso(400)).split(' '), ...more);

type Entry = { readonly what: string; readonly why: string; readonly at_ts: number };
const journalOf = async (on: string): Promise<readonly Entry[]> =>
  (await system.operate('journal', 'list', '--on', on)) as Entry[];

/** The item no longer waits, and the journal names the operator's action and the reason. */
async function done({ kind }: Row, on: string, what: string, why: string): Promise<void> {
  await until(
    () => todo(kind),
    ({ length }) => length === 0,
  );
  const entries = await until(
    () => journalOf(on),
    (all) => all.some((entry) => entry.what === what),
  );
  // Entries of the same second stand in any order.
  const entry = entries.find((one) => one.what === what);
  expect(entry).toMatchObject({ operator: expect.any(String), what, on, why });
  expect(entry?.at_ts).toBeGreaterThan(Date.now() / 1000 - 60);
}

const about = ({ slug, nom }: Account) => ({ slug, nom });

describe('each thing that waits for a person is on the list with what to type next, which ends it', () => {
  // First: the clients of the others would be launched by its 25 hours, and keep the models busy.
  test('a measurement that failed twice', async () => {
    ai.answer(MUETTE, () => REFUS);
    const account = await newAccount(system);
    const id = await readyClient(account, someEntry({ ...CLIENT, ville: MUETTE }));
    await launch(account, id);
    await untilMesure(account, id, 'en échec');
    await system.operate('clock', 'advance', '25h');
    const row = await waiting('measurement');
    expect(row).toMatchObject({ ...about(account), what: 'Fournil Martel: failed 2 times' });
    ai.answer(MUETTE, () => PREMIER);
    await next(row, '--why', 'the model is back');
    await done(row, row.id, 'reprise_demandee', 'the model is back');
    expect((await untilMesure(account, id, 'faite')).etats).toHaveLength(1);
    expect((await questionsOf(account, id)).mesure).toBe('faite');
  });

  test('an address that an account asks for', async () => {
    const account = await newAccount(system);
    await account.agence.post('adresses/', { ajouter: 'eve@ailleurs.example' });
    const row = await waiting('address');
    expect(row).toMatchObject({ ...about(account), what: 'ajouter eve@ailleurs.example (another domain)' });
    await next(row, '--why', 'telephoned');
    await done(row, account.slug, 'adresse_tranchee', `${row.id} approuvée: telephoned`);
  });

  test('a transfer that was announced', async () => {
    const account = await newAccount(system, { paye_jusqu_au: iso(3) });
    await account.agence.post('virement/');
    const row = await waiting('transfer');
    expect(row).toMatchObject({ ...about(account), what: 'a transfer was announced' });
    await next(row);
    await done(row, account.slug, 'virement_confirme', `until ${iso(400)}`);
  });

  test('a plan change that was paid for and no longer fits', async () => {
    const account = await newAccount(system, { plan: 'agence15', paye_jusqu_au: iso(30) });
    await account.agence.post('formule/', { formule: 'agence5' });
    const [first = ''] = await place(account, ...Array.from({ length: 6 }, () => someEntry()));
    await system.operate('transfers', 'confirm', account.slug, '--until', iso(400), '--plan', 'agence5');
    const row = await waiting('plan');
    expect(row).toMatchObject({
      ...about(account),
      what: 'agence5 was paid for and does not fit: still agence15',
    });
    await untilMesure(account, first, 'à valider');
    await account.agence.post(`clients/${first}/retirer/`, { confirmer: true });
    await next(row);
    await done(row, account.slug, 'formule_reprise', 'agence5');
    expect((await account.agence.get('compte/')).body).toMatchObject({ plan: 'agence5', plafond: 5 });
  });

  test('a request that somebody should look at first', async () => {
    const asked = someRequest({ fonction_2: 'x' });
    await sendForm(system.base_url, asked);
    const row = await waiting('lead');
    expect(row).toMatchObject({ slug: null, nom: null, what: `${asked.entreprise}: piège` });
    await next(row, '--why', 'a real one');
    await done(row, row.id, 'lead_libere', 'a real one');
    expect(await leadsOf(system, asked)).toMatchObject([{ etat: 'accepté' }]);
  });

  test('a message that the relay refused for good', async () => {
    const adresse = 'refusee@agence.example';
    const account = await newAccount(system, { adresse });
    const told = () => relay.received().filter(({ to }) => to.includes(adresse)).length;
    while (told() < 2) await relay.until(relay.received().length + 1);
    relay.behave({ at: 'RCPT', code: 550, address: 'refusee' });
    await account.agence.post('marque/', { couleur: '#0b5caa', confirmer: true });
    const row = await waiting('mail');
    expect(row).toMatchObject({ ...about(account), what: expect.stringContaining(`${adresse}: 550`) });
    expect(await system.operate('mails', 'list', '--failed')).toMatchObject([{ id: row.id, essais: 1 }]);
    relay.behave(null);
    await account.agence.post('adresses/', { ajouter: 'autre@agence.example' });
    const [request] = (await system.operate('addresses', 'pending')) as { id: string; slug: string }[];
    // Who may be written to now is written to: the list as it is, not as it was.
    await system.operate('addresses', 'approve', request?.id ?? '');
    expect(await next(row, '--why', 'mended')).toMatchObject({ a: [adresse, 'autre@agence.example'] });
    await done(row, row.id, 'message_repris', 'mended');
    const [sent] = await until(
      async () =>
        (await system.operate('mails', 'list', '--account', account.slug)) as { id: string; etat: string }[],
      (all) => all.every(({ etat }) => etat === 'envoyé'),
    ).then((all) => all.filter(({ id }) => id === row.id));
    expect(sent).toMatchObject({ essais: 2 });
    await expect(system.operate('mails', 'retry', row.id)).rejects.toThrow(
      'Ce message n’a pas échoué\u00a0: il est «\u00a0envoyé\u00a0».',
    );
  });

  test('news that no retry carried through', async () => {
    const asked = someRequest({ fonction_2: 'x' });
    await sendForm(system.base_url, asked);
    const [lead] = await leadsOf(system, asked);
    await system.operate('leads', 'release', lead?.id ?? '');
    const asking = async () => relay.received().find(({ to }) => to.includes(asked.email))?.mail.text;
    await fetch(confirmationIn(await until(asking, (text) => text !== undefined)), { method: 'POST' });
    await publishEvent(system, 'lead_mesure', { lead: lead?.id ?? '', document: 'd_none' }, 'news-1');
    const row = await waiting('parked');
    expect(row).toMatchObject({
      slug: null,
      what: 'mail could not take lead_mesure: Error: an event names a diagnostic that is not there',
      next: `parked replay mail ${row.id}`,
    });
    expect(await next(row)).toMatchObject({ replayed: false, error: expect.stringContaining('not there') });
    expect(await todo('parked')).toHaveLength(1);
    // Nothing is left to tell once the request is erased.
    await system.operate('people', 'erase', asked.email);
    expect(await next(row, '--why', 'the person is gone')).toEqual({ replayed: true });
    await done(row, row.id, 'parked_replayed', 'the person is gone');
  });
});

test('what the machine is told to do is in the journal too', async () => {
  await system.operate('tasks', 'run', 'echeances');
  expect((await journalOf('echeances'))[0]).toMatchObject({ what: 'task_run', service: 'billing' });
  await system.operate('clock', 'reset');
  expect((await journalOf('clock'))[0]).toMatchObject({ what: 'clock_set', why: '0 s ahead' });
});
