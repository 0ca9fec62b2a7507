import type { Account } from '@agence/testing/accounts';
import { measuredClient, readyClient, someEntry } from './client.ts';
import { ask, someProspect, untilOver } from './prospect.ts';

type Gesture = readonly [
  route: string,
  what: string,
  prepare: (account: Account) => Promise<{ readonly path: string; readonly body: object }>,
];

/** One row a gesture in two steps: what stands before, then the call to propose and to confirm. */
export const GESTURES: readonly Gesture[] = [
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
  [
    'POST clients/{id}/retirer/',
    'never launched',
    async (account) => ({ path: `clients/${await readyClient(account)}/retirer/`, body: {} }),
  ],
  [
    'POST clients/{id}/retirer/',
    'measured',
    async (account) => ({ path: `clients/${await measuredClient(account)}/retirer/`, body: {} }),
  ],
  [
    'POST clients/{id}/corriger/',
    'never measured: town and site',
    async (account) => ({
      path: `clients/${await readyClient(account)}/corriger/`,
      body: { ville: 'Nantes', site_web: someEntry().site_web },
    }),
  ],
  [
    'POST clients/{id}/corriger/',
    'measured: the trade',
    async (account) => ({
      path: `clients/${await measuredClient(account)}/corriger/`,
      body: { metier: 'pâtisserie' },
    }),
  ],
  [
    'POST diagnostics/',
    'a prospect',
    async (account) => {
      await readyClient(account);
      return { path: 'diagnostics/', body: someProspect() };
    },
  ],
  [
    'POST marque/',
    'name and colour',
    async () => ({ path: 'marque/', body: { nom: 'Autre nom', couleur: '#123456' } }),
  ],
  [
    'POST marque/',
    'the contact',
    async () => ({ path: 'marque/', body: { contact: 'autre@agence.example' } }),
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
  ['POST resilier/', 'at the end of what is paid', async () => ({ path: 'resilier/', body: {} })],
  ['POST badge/', 'a new ordering address', async () => ({ path: 'badge/', body: {} })],
];
