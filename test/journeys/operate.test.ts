import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { newAccount, someAddress } from '@agence/testing/accounts';
import { keptMails } from '@agence/testing/fakes/mail';
import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import { measuredClient } from '../outside/client.ts';
import { mois } from '../outside/days.ts';
import { untilDiagnosed } from '../outside/lead.ts';
import { shared } from '../outside/system.ts';

type Row = Readonly<Record<string, unknown>>;

const operate = (...args: string[]) => shared().operate(...args);
const rows = async (...args: string[]): Promise<readonly Row[]> => (await operate(...args)) as Row[];
const keys = (row: Row | undefined): readonly string[] => Object.keys(row ?? {}).toSorted();

const INCONNUE = 'Aucune demande ne porte ce numéro, ou elle est effacée.';

/** A request of the form from an address that no other test has; `trapped` is held for a person. */
async function ask(trapped: boolean): Promise<string> {
  const name = randomBytes(5).toString('hex');
  const email = `${name}@example.com`;
  const { status } = await fetch(`${shared().base_url}/lead/`, {
    method: 'POST',
    headers: { 'x-forwarded-for': someAddress() },
    body: new URLSearchParams({
      ...{ entreprise: `Fournil ${name}`, email, message: `secret ${name}` },
      ...(trapped ? { fonction_2: 'x' } : {}),
    }),
  });
  expect(status).toBe(200);
  return email;
}

const leadOf = async (email: string): Promise<string> =>
  String((await rows('leads', 'list', '--email', email))[0]?.['id']);

const mailsOf = async (lead: string) => (await rows('mails', 'list')).filter((one) => one['lead'] === lead);

describe('a request of the form', () => {
  test('that is held is on both lists until a person releases it; then it is measured and answered', async () => {
    const email = await ask(true);
    const held = await rows('leads', 'list', '--etat', 'à vérifier', '--email', email);
    expect(held).toMatchObject([{ etat: 'à vérifier', email, motif: 'piège', concurrents: [] }]);
    const id = await leadOf(email);
    const waiting = async () => (await rows('todo', 'list')).filter((one) => one['id'] === id);
    const [todo] = await waiting();
    expect(todo).toMatchObject({ kind: 'lead', slug: null, nom: null, next: `leads release ${id}` });
    expect(keys(todo)).toEqual(['age', 'id', 'kind', 'next', 'nom', 'since_ts', 'slug', 'what']);

    expect(await operate('leads', 'release', id, '--why', 'a real one')).toMatchObject({
      id,
      etat: 'accepté',
    });
    expect(await waiting()).toEqual([]);
    await expect(operate('leads', 'release', 'l_nobody')).rejects.toThrow(INCONNUE);
    await untilDiagnosed(shared(), { email });
    const written = await until(
      () => mailsOf(id),
      (list) => list.filter(({ etat }) => etat === 'envoyé').length === 3,
    );
    expect(
      written.map(({ genre, a }) => [genre, a]).toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    ).toEqual([
      ['adresse_a_confirmer', [email]],
      ['alerte_demande', [expect.stringContaining('@')]],
      ['diagnostic_pret', [email]],
    ]);
    const kept = await keptMails(shared().data);
    const said = kept.filter(({ mail }) => mail.to?.some(({ address }) => address === email));
    expect(said.map(({ mail }) => mail.text).join()).toContain(
      'Mesure simulée\u00a0: aucune IA n’a été interrogée.',
    );
  });
});

describe('a measured client', () => {
  test('has readings to redo, that change nothing by the same reader, and costs', async () => {
    const account = await newAccount(shared());
    const { slug, nom } = account;
    const client = await measuredClient(account);
    // The client shows its states a moment before the measurement is over.
    const [reading, ...others] = await until(
      () => rows('readings', 'redo', '--account', slug, '--limit', '5'),
      (list) => list.length > 0,
    );
    expect(others).toEqual([]);
    expect(reading).toMatchObject({ slug, nom, client, changes: 0 });
    expect(keys(reading)).toEqual(
      ['id', 'slug', 'nom', 'client', 'lancee_ts', 'document', 'reponses', 'changes', 'etats'].toSorted(),
    );
    expect(reading?.['etats']).toMatchObject([{ n: 1, question: expect.any(String) }]);
    expect(await rows('readings', 'redo', '--account', slug, '--changed')).toEqual([]);

    const month = mois().split('/').toReversed().join('-');
    const costs = await rows('costs', 'show', '--month', month);
    const cost = costs.find((one) => one['slug'] === slug);
    expect(cost).toMatchObject({ id: `${month}/${slug}`, nom, mois: month, euros: 0, note: null });
    expect(cost?.['appels']).toBe(cost?.['appels_simules']);
    expect(cost?.['appels']).toBeGreaterThan(12);
    expect(await rows('costs', 'show')).toEqual(expect.arrayContaining([expect.objectContaining({ slug })]));
    await expect(operate('costs', 'show', '--month', '11/2026')).rejects.toThrow(
      'is not a month: write YYYY-MM',
    );

    const [mail] = await until(
      async () =>
        (await rows('mails', 'list', '--account', slug, '--etat', 'envoyé')).filter(
          ({ genre }) => genre === 'rapport_pret',
        ),
      (list) => list.length > 0,
    );
    expect(mail).toMatchObject({ slug, nom, genre: 'rapport_pret', a: [`${slug}@example.com`], essais: 1 });
    expect(await rows('measurements', 'show', slug)).toMatchObject([{ compte: slug, etat: 'faite' }]);
  });
});

test('what nobody has is refused in one sentence', async () => {
  expect(await rows('measurements', 'failed')).toEqual([]);
  await expect(operate('measurements', 'retry', 'm_nobody')).rejects.toThrow(
    'Aucune mesure ne porte cet identifiant.',
  );
  expect(await rows('readings', 'redo', '--account', 'nobody')).toEqual([]);
  expect(await operate('parked', 'replay', 'mail', 'p_nobody')).toEqual({ replayed: false });
  await expect(operate('mails', 'retry', 'e_nobody')).rejects.toThrow(
    'Aucun message ne porte cet identifiant, ou il est effacé.',
  );
  await expect(operate('tasks', 'run', 'sweeping')).rejects.toThrow('no service has a task sweeping');
});

describe('detect', () => {
  const run = promisify(execFile);
  const main = resolve(import.meta.dirname, '../../services/operator/src/main.ts');
  const nowhere = { cwd: tmpdir(), env: { PATH: '' } };
  const CASE = {
    id: 'one',
    client: { entreprise: 'Fournil Martel', site: 'martel.example', ville: 'Lyon', metier: 'boulangerie' },
    concurrents: ['Maison Brunel'],
    question: 'Quelle boulangerie choisir à Lyon ?',
    answer: 'Je vous conseille **Maison Brunel**, puis **Fournil Martel**.',
    sources: [],
  };

  test('reads cases without a running system, one document a line, and explains them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'agence-cases-'));
    const file = join(folder, 'cases.jsonl');
    await writeFile(file, `${JSON.stringify(CASE)}\n${JSON.stringify({ ...CASE, id: 'two' })}\n`);
    const { stdout } = await run(process.execPath, [main, 'detect', file], nowhere);
    const read = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const found = { client_cited: true, client_position: 2, businesses: ['Maison Brunel', 'Fournil Martel'] };
    expect(read).toMatchObject([
      { id: 'one', ...found },
      { id: 'two', ...found },
    ]);
    const explained = await run(process.execPath, [main, 'detect', file, '--explain'], nowhere);
    expect(explained.stdout).toContain('Maison Brunel');
    await rm(folder, { recursive: true });
  });
});
