import { type Account, newAccount } from '@agence/testing/accounts';
import { expect, test } from '@jest/globals';
import { place, someEntry } from '../outside/client.ts';
import { lisible } from '../outside/days.ts';
import {
  type Demande,
  dejaDiagnostique,
  diagnosticsOf,
  type Prospect,
  someProspect,
  untilOver,
} from '../outside/prospect.ts';
import { shared } from '../outside/system.ts';

const CALLERS = 50;

/** Fifty orders at once, through all gateways in turn. */
async function atOnce(account: Account, prospectOf: () => Prospect): Promise<Demande[]> {
  const { gateways } = shared();
  expect(gateways.length).toBeGreaterThan(1);
  const answers = await Promise.all(
    Array.from({ length: CALLERS }, (_, i) => {
      const agence = account.agence.through(gateways[i % gateways.length] ?? '');
      return agence.post('diagnostics/', { ...prospectOf(), confirmer: true });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(CALLERS).fill(200));
  return answers.map(({ body }) => body as Demande);
}

const covered = async (): Promise<Account> => {
  const account = await newAccount(shared());
  await place(account, someEntry());
  return account;
};

/** Measurements that were started, whatever became of them. */
const started = async ({ slug }: Account): Promise<number> =>
  ((await shared().operate('measurements', 'show', slug)) as object[]).length;

test('fifty prospects at once over two gateways: the month’s count and not one more', async () => {
  const account = await covered();
  const answers = await atOnce(account, someProspect);
  const launched = answers.filter(({ lance }) => lance);
  // One whose answer came too late is launched all the same: it is counted below.
  expect(launched.length).toBeLessThanOrEqual(3);
  const EPUISE = 'Les 3 diagnostics de prospects de ce mois sont utilisés.';
  const raisons = answers.flatMap(({ raison }) => raison ?? []);
  expect(raisons).toHaveLength(CALLERS - launched.length);
  // Its own order, answered too late, is what a caller that came back may find.
  expect(raisons.filter((raison) => ![EPUISE, dejaDiagnostique(lisible())].includes(raison))).toEqual([]);
  const { leads, diagnostics } = await untilOver(account);
  expect(leads).toMatchObject({ quota: 3, utilises: 3, restants: 0 });
  expect(diagnostics.map(({ etat }) => etat)).toEqual(['prêt', 'prêt', 'prêt']);
  expect(await started(account)).toBe(3);
});

test('one prospect fifty times at once over two gateways: one diagnostic', async () => {
  const account = await covered();
  const prospect = someProspect();
  const answers = await atOnce(account, () => prospect);
  expect(answers.filter(({ lance }) => lance).length).toBeLessThanOrEqual(1);
  for (const { raison } of answers.filter(({ lance }) => !lance))
    expect(raison).toBe(dejaDiagnostique(lisible()));
  expect((await diagnosticsOf(account)).leads).toMatchObject({ utilises: 1, restants: 2 });
  await untilOver(account);
  expect(await started(account)).toBe(1);
});
