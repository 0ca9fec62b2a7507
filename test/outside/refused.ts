import type { Account } from '@agence/testing/accounts';
import { type Entry, someEntry } from './client.ts';
import { type Prospect, someProspect } from './prospect.ts';

/** One order that is refused, as each door takes it. */
export type Refused = {
  /** At the API. */
  readonly path: string;
  readonly body?: object;
  /** At the console, under `/console/`, unless it does it there; without fields, asked for by opening its screen. */
  readonly screen?: string | undefined;
  readonly fields?: Readonly<Record<string, string>>;
  /** By mail, where its wordings can say it; the client of the path goes by its name there. */
  readonly mail?: ((nom: string) => string) | undefined;
  /** What happens once the doors stand open, before it is ordered. */
  readonly before?: () => Promise<unknown>;
  /** What somebody else does once every door has proposed it, before it is confirmed. */
  readonly between?: () => Promise<unknown>;
};

export const UNKNOWN = 'c_aaaaaaaaaaaaaaaaaaaa';
const NOMS: Readonly<Record<string, string>> = { site_web: 'site' };
export const NEVER_PAID = { paye_jusqu_au: null };

export const removed = async (account: Account, id: string): Promise<string> => {
  await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
  return id;
};
export const placing = (...given: readonly Entry[]): Refused => {
  const clients = (given.length === 0 ? [someEntry()] : given).map(({ entreprise, site_web }) => ({
    entreprise,
    site_web,
  }));
  const lines = (between: string): string =>
    clients.map(({ entreprise, site_web }) => `${entreprise}${between}${site_web}`).join('\n');
  return {
    ...{ path: 'clients/', body: { clients } },
    ...{ screen: 'ajouter/', fields: { etape: 'coller', colle: lines(';') } },
    mail: () => `Ajouter ${clients.length === 1 ? 'un client' : 'ces clients'} : ${lines(', ')}`,
  };
};
/** `ville Nantes, métier couvreur`, where there is something to say. */
const said = (fields: Readonly<Record<string, string>>, mail: (pairs: string) => Refused['mail']) => {
  const pairs = Object.entries(fields).map(([name, value]) => `${NOMS[name] ?? name} ${value}`);
  return pairs.length === 0 ? {} : { mail: mail(pairs.join(', ')) };
};
/** An order about a client: its screen stands where its call does. */
const onClient = (id: string, gesture: string, order: Partial<Refused>): Refused => {
  const path = `clients/${id}/${gesture}/`;
  return { path, screen: path, ...order };
};
export const audit = (id: string) =>
  onClient(id, 'audit', { fields: { etape: 'faire' }, mail: (nom) => `Audit de ${nom}` });
export const retirer = (id: string) => onClient(id, 'retirer', { mail: (nom) => `Retirer ${nom}` });
export const corriger = (id: string, fields: Readonly<Record<string, string>> = { ville: 'Nantes' }) =>
  onClient(id, 'corriger', {
    ...{ body: fields, fields },
    ...said(fields, (pairs) => (nom) => `Corriger ${nom} : ${pairs}`),
  });
export const page = (id: string, numero: number) =>
  onClient(id, 'page', {
    ...{ body: { numero }, fields: { numero: String(numero) } },
    mail: (nom) => `Prochaine page de ${nom} : question ${numero}`,
  });
export const questions = (id: string, order: Partial<Refused>) => onClient(id, 'questions', order);
export const lancer = (id: string) =>
  questions(id, {
    ...{ body: { lancer: true }, fields: { etape: 'lancer' } },
    mail: (nom) => `Lancer ${nom}`,
  });
export const adresse = (action: 'ajouter' | 'retirer', one: string): Refused => ({
  ...{ path: 'adresses/', body: { [action]: one } },
  ...{ screen: 'acces/adresses/', fields: { action, adresse: one } },
  ...(one.includes('@') ? { mail: () => `${action} l’adresse ${one}` } : {}),
});
export const formule = (wanted: string): Refused => ({
  ...{ path: 'formule/', body: { formule: wanted } },
  ...{ screen: 'formule/changer/', fields: { formule: wanted } },
  mail: () => `Formule ${wanted}`,
});
export const marque = (fields: Readonly<Record<string, string>>): Refused => ({
  ...{ path: 'marque/', body: fields },
  ...{ screen: 'marque/', fields: { ...fields, etape: 'proposer' } },
  ...said(fields, (pairs) => () => `Marque : ${pairs}`),
});
export const prospect = (fields: Readonly<Record<string, string>>): Refused => ({
  ...{ path: 'diagnostics/', body: fields },
  ...{ screen: 'diagnostics/nouveau/', fields: { ...fields, etape: 'proposer' } },
});
/** A prospect with its name and its site, which a message can say. */
export const diagnostic = ({ entreprise, site_web }: Prospect = someProspect()): Refused => ({
  ...prospect({ entreprise, site_web }),
  mail: () => `Diagnostic : ${entreprise}, ${site_web}`,
});
export const resilier = (): Refused => ({
  ...{ path: 'resilier/', screen: 'formule/resilier/', mail: () => 'Résilier' },
});
export const badge = (): Refused => ({
  ...{ path: 'badge/', screen: 'acces/badge/', mail: () => 'Nouvelle adresse de commande' },
});
export const virement = (): Refused => ({
  ...{ path: 'virement/', screen: 'formule/virement/', fields: {}, mail: () => 'Virement fait' },
});
export const cles = (): Refused => ({
  ...{ path: 'cles/revoquer/', screen: 'acces/cles/', fields: {}, mail: () => 'Couper les clés' },
});
