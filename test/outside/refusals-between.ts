import { entries, place, readyClient, someEntry } from './client.ts';
import type { Row } from './refusals.ts';
import { paused, usedUp } from './refusals-built.ts';
import { corriger, diagnostic, marque, placing, resilier, retirer } from './refused.ts';

/** A proposal is refused at its confirmation, because somebody else was faster. */
export const BETWEEN: readonly Row[] = [
  [
    'retirer, confirmed: removed meanwhile',
    async (account) => {
      const order = retirer(await readyClient(account));
      return { ...order, between: () => account.agence.post(order.path, { confirmer: true }) };
    },
  ],
  [
    'retirer, confirmed: paused meanwhile',
    async (account) => ({ ...retirer(await readyClient(account)), between: () => paused(account) }),
  ],
  [
    'corriger, confirmed: corrected meanwhile',
    async (account) => {
      const order = corriger(await readyClient(account));
      const other = { ville: 'Brest', confirmer: true };
      return { ...order, between: () => account.agence.post(order.path, other) };
    },
  ],
  [
    'corriger, confirmed: removed meanwhile',
    async (account) => {
      const id = await readyClient(account);
      const between = () => account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
      return { ...corriger(id), between };
    },
  ],
  [
    'marque, confirmed: changed so meanwhile',
    async ({ agence }) => {
      const couleur = '#8a1538';
      return { ...marque({ couleur }), between: () => agence.post('marque/', { couleur, confirmer: true }) };
    },
  ],
  [
    'clients, confirmed: the places taken meanwhile',
    async (account) => ({ ...placing(), between: () => place(account, ...entries(5)) }),
  ],
  [
    'diagnostics, confirmed: the month’s count used up meanwhile',
    async (account) => {
      await place(account, someEntry());
      return { ...diagnostic(), between: () => usedUp(account) };
    },
  ],
  [
    'resilier, confirmed: terminated meanwhile',
    async ({ agence }) => ({
      ...resilier(),
      between: () => agence.post('resilier/', { confirmer: true }),
    }),
  ],
];
