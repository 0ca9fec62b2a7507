import type { Account } from '@agence/testing/accounts';
import { someEntry } from './client.ts';

/** One order that is refused, as each door takes it. */
export type Refused = {
  /** At the API. */
  readonly path: string;
  readonly body?: object;
  /** At the console, under `/console/`; a gesture without fields is asked for by opening its screen. */
  readonly screen: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** By mail, where its wordings can say it; the client of the path goes by its name there. */
  readonly mail?: ((nom: string) => string) | undefined;
  /** What must be read at every door, from the API's answer: its `erreur` unless something else says why not. */
  readonly says?: (body: unknown) => readonly string[];
  /** What happens before the doors are tried, once the client's name is known. */
  readonly first?: () => Promise<unknown>;
};

export const UNKNOWN = 'c_aaaaaaaaaaaaaaaaaaaa';
const NOMS: Readonly<Record<string, string>> = { site_web: 'site' };
export const NEVER_PAID = { paye_jusqu_au: null };

export const removed = async (account: Account, id: string): Promise<string> => {
  await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
  return id;
};
export const placing = () => {
  const { entreprise, site_web } = someEntry();
  const colle = `${entreprise};${site_web}`;
  return {
    ...{ path: 'clients/', body: { clients: [{ entreprise, site_web }] } },
    ...{ screen: 'ajouter/', fields: { etape: 'coller', colle } },
    mail: () => `Ajouter un client : ${entreprise}, ${site_web}`,
  };
};
/** `ville Nantes, métier couvreur`, where there is something to say. */
const said = (fields: Readonly<Record<string, string>>, mail: (pairs: string) => Refused['mail']) => {
  const pairs = Object.entries(fields).map(([name, value]) => `${NOMS[name] ?? name} ${value}`);
  return pairs.length === 0 ? {} : { mail: mail(pairs.join(', ')) };
};
export const audit = (id: string): Refused => ({
  ...{ path: `clients/${id}/audit/`, screen: `clients/${id}/audit/` },
  fields: { etape: 'faire' },
  mail: (nom) => `Audit de ${nom}`,
});
export const retirer = (id: string): Refused => ({
  path: `clients/${id}/retirer/`,
  screen: `clients/${id}/retirer/`,
  mail: (nom) => `Retirer ${nom}`,
});
export const corriger = (
  id: string,
  fields: Readonly<Record<string, string>> = { ville: 'Nantes' },
): Refused => ({
  ...{ path: `clients/${id}/corriger/`, body: fields },
  ...{ screen: `clients/${id}/corriger/`, fields },
  ...said(fields, (pairs) => (nom) => `Corriger ${nom} : ${pairs}`),
});
export const page = (id: string, numero: number): Refused => ({
  ...{ path: `clients/${id}/page/`, body: { numero } },
  ...{ screen: `clients/${id}/page/`, fields: { numero: String(numero) } },
  mail: (nom) => `Prochaine page de ${nom} : question ${numero}`,
});
export const lancer = (id: string): Refused => ({
  ...{ path: `clients/${id}/questions/`, body: { lancer: true } },
  ...{ screen: `clients/${id}/questions/`, fields: { etape: 'lancer' } },
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
export const badge = (): Refused => ({
  path: 'badge/',
  screen: 'acces/badge/',
  mail: () => 'Nouvelle adresse de commande',
});
