import { type Account, type AccountWanted, newAccount } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { entries, measuredClient, readyClient, someEntry } from '../outside/client.ts';
import { lu, signedIn, simple } from '../outside/console.ts';
import { someProspect } from '../outside/prospect.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

type Refused = {
  /** At the API. */
  readonly path: string;
  readonly body?: object;
  /** At the console, under `/console/`; a gesture without fields is asked for by opening its screen. */
  readonly screen: string;
  readonly fields?: Readonly<Record<string, string>>;
};
type Row = readonly [name: string, prepare: (account: Account) => Promise<Refused>, wanted?: AccountWanted];

const UNKNOWN = 'c_aaaaaaaaaaaaaaaaaaaa';
const NEVER_PAID = { paye_jusqu_au: null };

const removed = async (account: Account, id: string): Promise<string> => {
  await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
  return id;
};
const placing = () => {
  const { entreprise, site_web } = someEntry();
  const colle = `${entreprise};${site_web}`;
  return {
    ...{ path: 'clients/', body: { clients: [{ entreprise, site_web }] } },
    ...{ screen: 'ajouter/', fields: { etape: 'coller', colle } },
  };
};
const audit = (id: string): Refused => ({
  ...{ path: `clients/${id}/audit/`, screen: `clients/${id}/audit/` },
  fields: { etape: 'faire' },
});
const retirer = (id: string): Refused => ({
  path: `clients/${id}/retirer/`,
  screen: `clients/${id}/retirer/`,
});
const corriger = (id: string, fields: Readonly<Record<string, string>> = { ville: 'Nantes' }): Refused => ({
  ...{ path: `clients/${id}/corriger/`, body: fields },
  ...{ screen: `clients/${id}/corriger/`, fields },
});
const page = (id: string, numero: number): Refused => ({
  ...{ path: `clients/${id}/page/`, body: { numero } },
  ...{ screen: `clients/${id}/page/`, fields: { numero: String(numero) } },
});
const lancer = (id: string): Refused => ({
  ...{ path: `clients/${id}/questions/`, body: { lancer: true } },
  ...{ screen: `clients/${id}/questions/`, fields: { etape: 'lancer' } },
});
const adresse = (action: 'ajouter' | 'retirer', one: string): Refused => ({
  ...{ path: 'adresses/', body: { [action]: one } },
  ...{ screen: 'acces/adresses/', fields: { action, adresse: one } },
});
const formule = (wanted: string): Refused => ({
  ...{ path: 'formule/', body: { formule: wanted } },
  ...{ screen: 'formule/changer/', fields: { formule: wanted } },
});
const marque = (fields: Readonly<Record<string, string>>): Refused => ({
  ...{ path: 'marque/', body: fields },
  ...{ screen: 'marque/', fields: { ...fields, etape: 'proposer' } },
});
const prospect = (fields: Readonly<Record<string, string>>): Refused => ({
  ...{ path: 'diagnostics/', body: fields },
  ...{ screen: 'diagnostics/nouveau/', fields: { ...fields, etape: 'proposer' } },
});

const ROWS: readonly Row[] = [
  [
    'clients: no place left',
    async (account) => {
      await account.agence.post('clients/', { clients: entries(5), confirmer: true });
      return placing();
    },
  ],
  ['clients: not served', async () => placing(), NEVER_PAID],
  ['retirer: unknown', async () => retirer(UNKNOWN)],
  [
    'retirer: removed already',
    async (account) => retirer(await removed(account, await readyClient(account))),
  ],
  ['corriger: unknown', async () => corriger(UNKNOWN)],
  ['corriger: nothing changes', async (account) => corriger(await readyClient(account), {})],
  ['corriger: removed', async (account) => corriger(await removed(account, await readyClient(account)))],
  [
    'corriger: corrected already',
    async (account) => {
      const id = await readyClient(account);
      await account.agence.post(`clients/${id}/corriger/`, { ville: 'Brest', confirmer: true });
      return corriger(id);
    },
  ],
  [
    'corriger: a site that is none',
    async (account) => corriger(await readyClient(account), { site_web: 'http://10.0.0.1' }),
  ],
  ['audit: unknown', async () => audit(UNKNOWN)],
  ['audit: never measured', async (account) => audit(await readyClient(account))],
  ['audit: removed', async (account) => audit(await removed(account, await measuredClient(account)))],
  ['page: unknown', async () => page(UNKNOWN, 1)],
  ['page: never measured', async (account) => page(await readyClient(account), 1)],
  ['page: a question that is none', async (account) => page(await measuredClient(account), 999)],
  ['page: removed', async (account) => page(await removed(account, await measuredClient(account)), 1)],
  ['questions: unknown', async () => lancer(UNKNOWN)],
  ['questions: removed', async (account) => lancer(await removed(account, await readyClient(account)))],
  ['questions: launched already', async (account) => lancer(await measuredClient(account))],
  [
    'questions: a number that is none',
    async (account) => {
      const id = await readyClient(account);
      return {
        ...{ path: `clients/${id}/questions/`, body: { retirer: [999] } },
        ...{ screen: `clients/${id}/questions/`, fields: { 'retirer-999': 'oui' } },
      };
    },
  ],
  [
    'questions: nothing asked',
    async (account) => {
      const id = await readyClient(account);
      return {
        path: `clients/${id}/questions/`,
        screen: `clients/${id}/questions/`,
        fields: { etape: 'garder' },
      };
    },
  ],
  ['diagnostics: no name', async () => prospect({ site_web: 'prospect.fr' })],
  ['diagnostics: no site', async () => prospect({ entreprise: 'Prospect' })],
  [
    'diagnostics: not served',
    async () => {
      const { entreprise, site_web } = someProspect();
      return prospect({ entreprise, site_web });
    },
    NEVER_PAID,
  ],
  ['marque: a colour that is none', async () => marque({ couleur: 'bleu' })],
  ['marque: what it is already', async ({ nom }) => marque({ nom })],
  ['marque: a contact too long', async () => marque({ contact: 'a'.repeat(201) })],
  ['adresses: none', async () => adresse('ajouter', 'personne')],
  ['adresses: there already', async ({ slug }) => adresse('ajouter', `${slug}@example.com`)],
  ['adresses: the last one', async ({ slug }) => adresse('retirer', `${slug}@example.com`)],
  [
    'adresses: asked already',
    async (account) => {
      await account.agence.post('adresses/', { ajouter: 'bob@example.com' });
      return adresse('ajouter', 'bob@example.com');
    },
  ],
  ['formule: none', async () => formule('agence99')],
  ['formule: the one there is', async () => formule('agence5')],
  [
    'resilier: ended already',
    async (account) => {
      await account.agence.post('resilier/', { confirmer: true });
      return { path: 'resilier/', screen: 'formule/resilier/' };
    },
  ],
];

// Three in each row: Jest would hand a callback over for the one that is missing.
const CASES = ROWS.map(([name, prepare, wanted = {}]) => [name, prepare, wanted] as const);

test.each(CASES)('%s is refused in the same words at both doors', async (_, prepare, wanted) => {
  const account = await newAccount(shared(), wanted);
  const { path, body = {}, screen, fields } = await prepare(account);
  const one = await signedIn(account);
  const shown =
    fields === undefined ? await one.get(`/console/${screen}`) : await one.post(`/console/${screen}`, fields);
  const api = await account.agence.post(path, body);
  const { erreur } = api.body as { erreur: string };
  expect(api.status).toBeGreaterThanOrEqual(404);
  expect([shown.status, lu(shown)]).toEqual([api.status, expect.stringContaining(simple(erreur))]);
});
