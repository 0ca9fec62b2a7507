import { type Account, newAccount } from '@agence/testing/accounts';
import { everythingKept } from '@agence/testing/everything-kept';
import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import { launch, place, readyClient, someEntry } from '../outside/client.ts';
import { TWO_STEPS } from '../outside/contract.ts';
import { iso } from '../outside/days.ts';
import { GESTURES as ALL } from '../outside/gestures.ts';
import { someProspect } from '../outside/prospect.ts';
import { system } from './own-servers.ts';

/** What a proposal and its confirmed answer may say differently. */
const MAY_DIFFER = ['confirme', 'lance', 'suite', 'note'];

const GESTURES = ALL.filter(([route]) => TWO_STEPS.includes(route));

const TASKS = ['echeances', 'relay', 'lancements', 'cellules', 'mesures', 'pages', 'envois'];
/** Counters of calls, the last use of a key, answers kept under an `Idempotency-Key`, and what services write to say that they are alive. */
const NOT_COMPARED =
  /^AGENCE_(LIMITS_|WATERS$)|^agence_accounts\/key_uses$|^agence_gateway\/idempotency$|\/platform$/;

/** The journal says that we ran these; all else in it counts. */
const ours = (rows: readonly string[]): readonly string[] =>
  rows.filter((row) => !row.includes('"what":"task_run"'));

/** Everything kept, once all that was due was done. */
async function kept(): Promise<Record<string, readonly string[]>> {
  for (const task of TASKS) await system.operate('tasks', 'run', task);
  const all = Object.entries(await everythingKept(system));
  const compared = all.filter(([name]) => !NOT_COMPARED.test(name));
  return Object.fromEntries(compared.map(([name, rows]) => [name, ours(rows)]));
}

/** Everything kept, once nothing moves any more. */
async function keptAtRest(): Promise<Record<string, readonly string[]>> {
  let before = await kept();
  return until(kept, (now) => {
    const still = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    return still;
  });
}

/** What is kept of an account. */
const rowsOf = (all: Record<string, readonly string[]>, { slug }: Account): readonly string[] =>
  Object.values(all)
    .flat()
    .filter((row) => row.includes(slug));

describe('a proposal changes nothing, and the confirmed answer says the same', () => {
  test('whatever the gesture', async () => {
    const all = await Promise.all(
      GESTURES.map(async ([, what, prepare]) => {
        const account = await newAccount(system);
        return { what, account, ...(await prepare(account)) };
      }),
    );
    const before = await keptAtRest();
    const proposals: Record<string, unknown>[] = [];
    for (const { account, path, body } of all) {
      const first = await account.agence.post(path, body);
      const again = await account.agence.post(path, { ...body, confirmer: false });
      expect([path, first.status, again.status]).toEqual([path, 200, 200]);
      expect(again.text).toBe(first.text);
      expect(first.body).toMatchObject({ confirme: false });
      proposals.push(first.body as Record<string, unknown>);
    }
    expect(await kept()).toEqual(before);

    for (const [i, { account, path, body }] of all.entries()) {
      const confirmed = await account.agence.post(path, { ...body, confirmer: true });
      expect([path, confirmed.status]).toEqual([path, 200]);
      expect(confirmed.body).toMatchObject({ confirme: true });
      const [proposal = {}, done] = [proposals[i], confirmed.body as Record<string, unknown>];
      const common = Object.keys(proposal).filter((field) => field in done);
      expect(common.length).toBeGreaterThan(1);
      for (const field of common.filter((one) => !MAY_DIFFER.includes(one)))
        expect({ path, [field]: done[field] }).toEqual({ path, [field]: proposal[field] });
    }
    const after = await kept();
    for (const { what, account } of all)
      if (!what.startsWith('refused'))
        expect([what, rowsOf(after, account)]).not.toEqual([what, rowsOf(before, account)]);
  });
});

describe('a refusal uses up nothing', () => {
  test('whatever is refused, confirmed or not', async () => {
    const [account, unpaid, full, ended] = await Promise.all([
      newAccount(system),
      newAccount(system, { paye_jusqu_au: iso(-1) }),
      newAccount(system),
      newAccount(system),
    ]);
    await ended.agence.post('resilier/', { confirmer: true });
    await full.agence.post('adresses/', { ajouter: 'deux@agence.example' });
    const removed = await readyClient(account);
    await account.agence.post(`clients/${removed}/retirer/`, { confirmer: true });
    const launched = await readyClient(account);
    await launch(account, launched);
    const ready = await readyClient(account);
    await place(full, ...Array.from({ length: 5 }, () => someEntry()));
    const confirmer = true;
    const clients = [someEntry()];
    const calls: readonly (readonly [number, Account, string, unknown])[] = [
      [409, unpaid, 'clients/', { clients, confirmer }],
      [409, full, 'clients/', { clients, confirmer }],
      [422, account, 'clients/', { clients: [{}], confirmer }],
      [409, account, `clients/${removed}/retirer/`, { confirmer }],
      [404, full, `clients/${ready}/retirer/`, { confirmer }],
      [409, account, `clients/${launched}/questions/`, { retirer: [1], lancer: true }],
      [409, account, `clients/${removed}/questions/`, { lancer: true }],
      [422, account, `clients/${ready}/questions/`, { retirer: [1, 99], lancer: true }],
      [409, unpaid, 'diagnostics/', { ...someProspect(), confirmer }],
      [409, account, 'diagnostics/', { entreprise: 'Garage', confirmer }],
      [422, account, 'diagnostics/', { ...someProspect(), ville: 3, confirmer }],
      [409, account, `clients/${launched}/corriger/`, { site_web: 'http://10.0.0.1', confirmer }],
      [409, account, `clients/${removed}/corriger/`, { ville: 'Nantes', confirmer }],
      [409, account, `clients/${ready}/corriger/`, { ville: 'Lyon', confirmer }],
      [404, full, `clients/${ready}/corriger/`, { ville: 'Nantes', confirmer }],
      [409, account, `clients/${ready}/page/`, { numero: 1 }],
      [422, account, `clients/${ready}/page/`, { numero: 'un' }],
      [409, account, `clients/${ready}/audit/`, {}],
      [404, full, `clients/${ready}/audit/`, {}],
      [422, account, 'marque/', { confirmer }],
      [422, account, 'marque/', { couleur: 'rouge', confirmer }],
      [409, ended, 'resilier/', { confirmer }],
      [409, account, 'formule/', { formule: 'agence5' }],
      [409, account, 'formule/', { formule: 'agence99' }],
      [422, account, 'formule/', {}],
      [409, full, 'adresses/', { ajouter: 'deux@agence.example' }],
      [409, account, 'adresses/', { ajouter: 'pas une adresse' }],
      [409, account, 'adresses/', { retirer: 'absente@agence.example' }],
      [422, account, 'adresses/', {}],
      ...TWO_STEPS.map((route) => {
        const path = route.replace('POST ', '').replace('{id}', ready);
        return [422, account, path, { ...someProspect(), nom: 'Autre', clients, confirmer: 'oui' }] as const;
      }),
    ];
    const before = await keptAtRest();
    for (const [status, { agence }, path, body] of calls) {
      const answer = await agence.post(path, body);
      expect([path, answer.status]).toEqual([path, status]);
    }
    expect(await kept()).toEqual(before);
  });
});
