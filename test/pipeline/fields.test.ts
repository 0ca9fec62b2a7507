import { type Account, newAccount } from '@agence/testing/accounts';
import { exampleOf } from '@agence/testing/described';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { questionsOf, readyClient, someEntry } from '../outside/client.ts';
import { AGENCY, nameOf, TWO_STEPS, urlOf } from '../outside/contract.ts';
import { someProspect } from '../outside/prospect.ts';
import { shared } from '../outside/system.ts';

const long = (signs: number): string => 'é'.repeat(signs);
const second = (entry: unknown) => ({ clients: [someEntry(), entry] });

/** What is wrong with a field, in the words of its call, and a body that is wrong so. */
const WRONG: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'clients/': {
    'Le champ « clients » est obligatoire.': {},
    'Le champ « clients » doit contenir au moins un client.': { clients: [] },
    'Le champ « clients » doit être une liste.': { clients: 'x' },
    'Le champ « clients » compte au plus 50 éléments.': {
      clients: Array.from({ length: 51 }, () => someEntry()),
    },
    'Client n° 2 : il faut un objet JSON.': second(null),
    'Client n° 2 : le champ « entreprise » est obligatoire.': second({
      ...someEntry(),
      entreprise: '\u200b \t',
    }),
    'Client n° 2 : le champ « site_web » est obligatoire.': second({ ...someEntry(), site_web: undefined }),
    'Client n° 2 : le champ « metier » compte au plus 80 signes.': second(someEntry({ metier: long(81) })),
    'Client n° 2 : le champ « contexte » compte au plus 1000 signes.': second(
      someEntry({ contexte: long(1001) }),
    ),
    'Client n° 2 : le champ « ville » contient des signes qui ne se lisent pas : retirez-les.': second(
      someEntry({ ville: 'Ly\u202eon' }),
    ),
    'Client n° 2 : le champ « concurrents » compte au plus 10 éléments.': second(
      someEntry({ concurrents: Array(11).fill('A').join(';') }),
    ),
    'Client n° 2 : le champ « concurrents », élément 2, compte au plus 120 signes.': second(
      someEntry({ concurrents: ['Un', long(121)] }),
    ),
    'Client n° 2 : le champ « concurrents » doit être une liste ou un texte.': second({
      ...someEntry(),
      concurrents: 5,
    }),
  },
  'clients/c_x/corriger/': {
    'Le champ « ville » compte au plus 80 signes.': { ville: long(81) },
    'Le champ « metier » doit être un texte.': { metier: ['boulanger'] },
  },
  'clients/c_x/page/': {
    'Le champ « numero » est obligatoire.': {},
    'Le champ « numero » doit être un nombre.': { numero: '1' },
    'Le champ « numero » doit être un nombre entier.': { numero: 1.5 },
    'Le champ « numero » vaut au plus 2147483647.': { numero: 2 ** 31 },
  },
  'clients/c_x/questions/': {
    'Rien n’est demandé : retirez ou remplacez une question, ou lancez la mesure.': {
      retirer: [],
      remplacer: {},
      lancer: false,
    },
    'Le champ « retirer », élément 1, doit être un nombre.': { retirer: ['1'] },
    'Le champ « remplacer » doit être un objet.': { remplacer: ['Où trouver du pain ?'] },
    'La question 1 est trop courte : écrivez au moins 10 caractères.': { remplacer: { 1: ' Du pain ' } },
    'Le champ « lancer » doit être true ou false.': { lancer: 'true' },
  },
  'diagnostics/': {
    'Le champ « entreprise » compte au plus 120 signes.': { ...someProspect(), entreprise: long(121) },
    'Le champ « site_web » doit être un texte.': { ...someProspect(), site_web: ['exemple.fr'] },
  },
  'marque/': {
    'Rien ne change : donnez un nom, une couleur ou un contact différent de l’actuel.': {
      nom: null,
      couleur: null,
      contact: ' ',
    },
    'La couleur s’écrit d’un dièse et de six chiffres ou lettres de a à f, comme #0b5cad.': {
      couleur: '#0b5cad;}',
    },
    'Le champ « contact » compte au plus 200 signes.': { contact: long(201) },
  },
  'adresses/': {
    'Donnez une adresse à ajouter ou à retirer, une seule à la fois.': {
      ajouter: 'a@clairval.fr',
      retirer: 'b@clairval.fr',
    },
    'Le champ « ajouter » compte au plus 200 signes.': { ajouter: `${'a'.repeat(190)}@clairval.fr` },
  },
  'formule/': {
    'Le champ « formule » est obligatoire.': {},
    'Le champ « formule » doit être un texte.': { formule: 15 },
  },
};

let account: Account;
beforeAll(async () => {
  account = await newAccount(shared());
});

const refused = async (path: string, body: unknown, erreur: string) => {
  const answer = await account.agence.post(path, body);
  expect([answer.status, answer.body]).toEqual([422, { erreur }]);
};

describe('422', () => {
  test.each(Object.entries(WRONG))('%s: in the words of the field', async (path, bodies) => {
    for (const [erreur, body] of Object.entries(bodies)) await refused(path, body, erreur);
  });

  test.each(
    AGENCY.filter((row) => TWO_STEPS.includes(nameOf(row))).map((row) => [nameOf(row), row] as const),
  )('%s: confirmer is true or false', async (_, row) => {
    const erreur = 'Le champ « confirmer » doit être true ou false.';
    for (const confirmer of ['true', 1, 0, null, [], {}])
      await refused(row.path.replace('{id}', 'c_x'), { ...exampleOf(urlOf(row)), confirmer }, erreur);
  });

  test('a question that the client does not have, or one that is asked already: nothing of it is done, the launch included', async () => {
    const id = await readyClient(account);
    const { questions } = await questionsOf(account, id);
    const path = `clients/${id}/questions/`;
    await refused(path, { retirer: [1, 999], lancer: true }, 'La question 999 n’existe pas pour ce client.');
    const remplacer = { 2: questions[0]?.question };
    await refused(path, { retirer: [3], remplacer, lancer: true }, 'La question 2 en répète une autre.');
    expect(await questionsOf(account, id)).toMatchObject({ questions, mesure: 'à valider' });
  });
});

describe('200', () => {
  test('null is as good as absent for what may be absent: acceptes[] can be sent back', async () => {
    const { entreprise, site_web } = someEntry();
    const none = { ville: null, metier: null, concurrents: null, contexte: null };
    const first = await account.agence.post('clients/', { clients: [{ entreprise, site_web, ...none }] });
    const shown = { entreprise, site_web, ville: null, metier: null };
    expect([first.status, first.body]).toMatchObject([200, { acceptes: [shown] }]);
    const { acceptes } = first.body as { acceptes: object[] };
    const again = await account.agence.post('clients/', { clients: acceptes });
    expect(again.body).toMatchObject({ acceptes: [shown] });
  });

  test('every field as long as it may be, a context of several lines, and 50 clients of which the plan takes five', async () => {
    const { agence } = await newAccount(shared());
    const longest = {
      ...{ entreprise: long(120), site_web: `https://fournil.fr/${'a'.repeat(181)}`, ville: long(80) },
      ...{ metier: long(80), contexte: `Un.\r\n\t${long(994)}`, concurrents: Array(10).fill(long(120)) },
    };
    const clients = [longest, ...Array.from({ length: 49 }, () => someEntry())];
    const { status, body } = await agence.post('clients/', { clients });
    expect(status).toBe(200);
    const { acceptes, refuses } = body as { acceptes: object[]; refuses: object[] };
    expect([acceptes.length, refuses.length]).toEqual([5, 45]);
    expect(acceptes[0]).toMatchObject({ entreprise: long(120) });
  });
});
