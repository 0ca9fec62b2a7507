import { randomBytes } from 'node:crypto';
import type { Reply } from '@agence/calls/route';
import type { diagnosticsGet } from '@agence/calls/routes/diagnostics.get';
import type { diagnosticsPost } from '@agence/calls/routes/diagnostics.post';
import type { Account } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import type { Entry } from './client.ts';

export type Prospect = Omit<Entry, 'concurrents' | 'contexte'>;

export type Demande = Reply<typeof diagnosticsPost>;
type Diagnostics = Reply<typeof diagnosticsGet>;

/** A business that no other test has, and that is nobody's client. */
export const someProspect = (more: Partial<Prospect> = {}): Prospect => {
  const name = randomBytes(5).toString('hex');
  return {
    entreprise: `Garage ${name}`,
    site_web: `https://www.garage-${name}.fr/contact`,
    ville: 'Nantes',
    metier: 'garage automobile',
    ...more,
  };
};

/** The sentence of a prospect that was asked about that day (DD/MM/YYYY). */
export const dejaDiagnostique = (jour: string): string =>
  `Ce prospect a déjà été diagnostiqué il y a moins de 30 jours, le ${jour}.`;

export const diagnosticsOf = async ({ agence }: Account): Promise<Diagnostics> =>
  (await agence.get('diagnostics/')).body as Diagnostics;

/** Orders a diagnostic. */
export const ask = async ({ agence }: Account, prospect: Prospect = someProspect()): Promise<Demande> =>
  (await agence.post('diagnostics/', { ...prospect, confirmer: true })).body as Demande;

/** Waits until no diagnostic of the account is running any more. */
export const untilOver = (account: Account): Promise<Diagnostics> =>
  until(
    () => diagnosticsOf(account),
    ({ diagnostics }) => diagnostics.every(({ etat }) => etat !== 'en cours'),
  );
