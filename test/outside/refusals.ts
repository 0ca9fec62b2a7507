import type { Account, AccountWanted } from '@agence/testing/accounts';
import { entries, measuredClient, place, questionsOf, readyClient, someEntry } from './client.ts';
import {
  adresse,
  audit,
  corriger,
  diagnostic,
  formule,
  lancer,
  marque,
  NEVER_PAID,
  page,
  placing,
  prospect,
  questions,
  type Refused,
  removed,
  resilier,
  retirer,
  UNKNOWN,
} from './refused.ts';

export type Row = readonly [
  name: string,
  prepare: (account: Account) => Promise<Refused>,
  wanted?: AccountWanted,
];

/** Puts a text in the place of the second question. */
async function replacing(account: Account, id: string, texte: string): Promise<Refused> {
  const two = (await questionsOf(account, id)).questions[1]?.question ?? '';
  const mail = (nom: string) => `Remplacer la question 2 de ${nom} par « ${texte} »`;
  return questions(id, {
    body: { remplacer: { 2: texte } },
    fields: { 'q-2': texte, 'avant-2': two },
    mail,
  });
}

/** Every gesture with what it can be refused for; `wanted`: the account that it needs. */
export const ROWS: readonly Row[] = [
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
  [
    'corriger: what it is already',
    async (account) => corriger(await readyClient(account), { ville: 'Lyon' }),
  ],
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
    'corriger: the site of another client',
    async (account) => {
      const [taken, id] = [someEntry(), await readyClient(account)];
      await place(account, taken);
      return corriger(id, { site_web: taken.site_web });
    },
  ],
  ['audit: never measured', async (account) => audit(await readyClient(account))],
  [
    'audit: redone today',
    async (account) => {
      const id = await measuredClient(account);
      await account.agence.post(`clients/${id}/audit/`, {});
      return audit(id);
    },
  ],
  ['audit: removed', async (account) => audit(await removed(account, await measuredClient(account)))],
  ['page: never measured', async (account) => page(await readyClient(account), 1)],
  ['page: a question that is none', async (account) => page(await measuredClient(account), 999)],
  ['page: has its page already', async (account) => page(await measuredClient(account), 1)],
  ['page: removed', async (account) => page(await removed(account, await measuredClient(account)), 1)],
  ['questions: removed', async (account) => lancer(await removed(account, await readyClient(account)))],
  ['questions: launched already', async (account) => lancer(await measuredClient(account))],
  [
    'questions: a number that is none',
    async (account) => {
      const [body, fields] = [{ retirer: [999] }, { 'retirer-999': 'oui' }];
      const mail = (nom: string) => `Retirer la question 999 de ${nom}`;
      return questions(await readyClient(account), { body, fields, mail });
    },
  ],
  [
    'questions: none left',
    async (account) => {
      const id = await readyClient(account);
      const retirer = (await questionsOf(account, id)).questions.map(({ n }) => n);
      const fields = Object.fromEntries(retirer.map((n) => [`retirer-${n}`, 'oui']));
      const mail = (nom: string) => `Retirer les questions ${retirer.join(', ')} de ${nom}`;
      return questions(id, { body: { retirer }, fields, mail });
    },
  ],
  [
    'questions: a text that is there already',
    async (account) => {
      const id = await readyClient(account);
      return replacing(account, id, (await questionsOf(account, id)).questions[0]?.question ?? '');
    },
  ],
  [
    'questions: a text that names the client',
    async (account) => {
      const id = await readyClient(account, someEntry({ entreprise: 'Plomberie Martin' }));
      return replacing(account, id, 'Plomberie Martin, vous en pensez quoi ?');
    },
  ],
  [
    'questions: nothing asked',
    async (account) => questions(await readyClient(account), { fields: { etape: 'garder' } }),
  ],
  ['diagnostics: no name', async () => prospect({ site_web: 'prospect.fr' })],
  ['diagnostics: no site', async () => prospect({ entreprise: 'Prospect' })],
  ['diagnostics: not served', async () => diagnostic(), NEVER_PAID],
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
  [
    'formule: asked already',
    async (account) => {
      await account.agence.post('formule/', { formule: 'agence15' });
      return formule('agence15');
    },
  ],
  [
    'formule: too many clients for it',
    async (account) => {
      await account.agence.post('clients/', { clients: entries(6), confirmer: true });
      return formule('agence5');
    },
    { plan: 'agence15' },
  ],
  ['formule: the one there is', async () => formule('agence5')],
  [
    'resilier: ended already',
    async (account) => {
      await account.agence.post('resilier/', { confirmer: true });
      return resilier();
    },
  ],
];
