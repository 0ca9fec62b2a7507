import { randomBytes } from 'node:crypto';
import type { Account } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';

export type Prospect = {
  readonly entreprise: string;
  readonly site_web: string;
  readonly ville?: string;
  readonly metier?: string;
};

export type Leads = {
  readonly quota: number;
  readonly utilises: number;
  readonly restants: number;
  readonly mois: string;
  readonly repart_le: string;
};

/** What `POST diagnostics/` answers. */
export type Demande = {
  readonly leads: Leads;
  readonly confirme: boolean;
  readonly lance: boolean;
  readonly raison?: string;
  readonly lien?: string;
  readonly suite: string;
};

/** What `GET diagnostics/` answers. */
export type Diagnostics = {
  readonly leads: Leads;
  readonly diagnostics: readonly {
    readonly entreprise: string;
    readonly site: string;
    readonly demande_ts: number;
    readonly etat: string;
    readonly lien?: string;
  }[];
};

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
