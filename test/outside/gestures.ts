import type { Account } from '@agence/testing/accounts';
import { exampleOf } from '@agence/testing/described';
import { until } from '@agence/testing/until';
import { measuredClient, questionsOf, readyClient, someEntry } from './client.ts';
import { AGENCY, nameOf, type Row, urlOf } from './contract.ts';
import { ask, someProspect, untilOver } from './prospect.ts';

type Prepare = (account: Account) => Promise<{ readonly path: string; readonly body: object }>;
type Gesture = readonly [route: string, what: string, prepare: Prepare];

const on =
  (make: (account: Account) => Promise<string>, gesture: string, body: object): Prepare =>
  async (account) => ({ path: `clients/${await make(account)}/${gesture}/`, body });

type Following = {
  readonly etats: readonly { readonly page: string | null }[];
  readonly prochaine_page: { readonly numero: number } | null;
};

/** The question that the next page could be about, once the client is measured. */
async function numeroOf(account: Account, id: string): Promise<number> {
  const { prochaine_page } = await until(
    async () => (await account.agence.get(`clients/${id}/questions/`)).body as Following,
    (answer) => answer.prochaine_page !== null && answer.etats.some(({ page }) => page !== null),
  );
  return prochaine_page?.numero ?? 0;
}

const PREPARED: readonly Gesture[] = [
  [
    'POST clients/',
    'new clients, one refused',
    async () => {
      const clients = [someEntry(), someEntry({ site_web: 'http://10.0.0.1' }), someEntry()];
      return { path: 'clients/', body: { clients } };
    },
  ],
  [
    'POST clients/',
    'a client taken back, whose place is held',
    async (account) => {
      const entry = someEntry();
      const id = await measuredClient(account, entry);
      await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
      return { path: 'clients/', body: { clients: [entry] } };
    },
  ],
  [
    'POST clients/',
    'a client taken back, that was never launched',
    async (account) => {
      const entry = someEntry();
      const id = await readyClient(account, entry);
      await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
      return { path: 'clients/', body: { clients: [entry] } };
    },
  ],
  ['POST clients/{id}/retirer/', 'never launched', on(readyClient, 'retirer', {})],
  ['POST clients/{id}/retirer/', 'measured', on(measuredClient, 'retirer', {})],
  [
    'POST clients/{id}/corriger/',
    'never measured: town and site',
    on(readyClient, 'corriger', { ville: 'Nantes', site_web: someEntry().site_web }),
  ],
  [
    'POST clients/{id}/corriger/',
    'measured: the trade',
    on(measuredClient, 'corriger', { metier: 'boulangerie bio' }),
  ],
  [
    'POST diagnostics/',
    'a prospect',
    async (account) => {
      await readyClient(account);
      return { path: 'diagnostics/', body: exampleOf('/agence/v1/diagnostics/') };
    },
  ],
  [
    'POST diagnostics/',
    'refused: already diagnosed',
    async (account) => {
      await readyClient(account);
      const prospect = someProspect();
      await ask(account, prospect);
      await untilOver(account);
      return { path: 'diagnostics/', body: prospect };
    },
  ],
  [
    'POST diagnostics/',
    'refused: already a client',
    async (account) => {
      const entry = someEntry();
      await readyClient(account, entry);
      return { path: 'diagnostics/', body: entry };
    },
  ],
  [
    'POST clients/{id}/page/',
    'the question that is next anyway',
    async (account) => {
      const id = await readyClient(account);
      const { questions } = await questionsOf(account, id);
      const retirer = questions.slice(2).map(({ n }) => n);
      await account.agence.post(`clients/${id}/questions/`, { retirer, lancer: true });
      return { path: `clients/${id}/page/`, body: { numero: await numeroOf(account, id) } };
    },
  ],
  ['POST clients/{id}/audit/', 'the first of the day', on(measuredClient, 'audit', {})],
];

/** The example of a call's description; a path with an id gets a client that was never launched. */
const described =
  (row: Row): Prepare =>
  async (account) => {
    const id = row.path.includes('{id}') ? await readyClient(account) : '';
    return { path: row.path.replace('{id}', id), body: exampleOf(urlOf(row)) };
  };

/**
 * What every POST of an agency can do, at least one row a route: what stands before, then the call, without `confirmer`.
 * The first of a route, done twice, would be refused or would do something else.
 */
export const GESTURES: readonly Gesture[] = [
  ...PREPARED,
  ...AGENCY.filter(({ method }) => method === 'POST')
    .filter((row) => PREPARED.every(([route]) => route !== nameOf(row)))
    .map((row): Gesture => [nameOf(row), 'its example', described(row)]),
];
