import type { Account } from '@agence/testing/accounts';
import { exampleOf } from '@agence/testing/described';
import { launch, measuredClient, readyClient, someEntry, untilPage } from './client.ts';
import { AGENCY, nameOf, type Row, urlOf } from './contract.ts';

type Prepare = (account: Account) => Promise<{ readonly path: string; readonly body: object }>;
type Gesture = readonly [route: string, what: string, prepare: Prepare];

const on =
  (make: (account: Account) => Promise<string>, gesture: string, body: object): Prepare =>
  async (account) => ({ path: `clients/${await make(account)}/${gesture}/`, body });

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
      await launch(account, id, 2);
      const { prochaine_page } = await untilPage(account, id);
      return { path: `clients/${id}/page/`, body: { numero: prochaine_page?.numero } };
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
