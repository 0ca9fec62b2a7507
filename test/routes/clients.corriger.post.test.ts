import { type Account, newAccount } from '@agence/testing/accounts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  launch,
  place,
  questionsOf,
  readyClient,
  shown,
  siteOf,
  someEntry,
  untilMesure,
  untilWritten,
} from '../outside/client.ts';
import { closedDoor, STRANGERS } from '../outside/door.ts';
import { CLIENT_INCONNU } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

const AVANT_MESURE =
  'De nouvelles questions remplacent les actuelles, même celles que vous avez changées ; sans action de votre part, la mesure démarrera d’elle-même 24 h après leur préparation. Un client ne se corrige qu’une fois.';
const RETIRE = 'Ce client est retiré : reprenez-le avant de le corriger.';
const RIEN = 'Il n’y a rien à corriger : donnez au moins un champ qui diffère de la fiche.';
const PAS_PUBLIC = 'L’adresse du site n’est pas une adresse publique.';
const AUTRE_CLIENT = 'Ce site est déjà celui d’un autre client actif de votre compte.';
const DEJA_CORRIGE = 'Ce client est déjà corrigé : un client ne se corrige qu’une fois.';

let account: Account;
beforeAll(async () => {
  account = await newAccount(shared(), { plan: 'agence30' });
});

const correct = (id: string, body: object, by = account) => by.agence.post(`clients/${id}/corriger/`, body);
const said = async (id: string, body: object, by = account) => {
  const answer = await correct(id, body, by);
  return [answer.status, answer.body];
};

describe('200', () => {
  test('before the first measurement: questions asked again, above the old numbers, and a new 24 h', async () => {
    const entry = someEntry();
    const id = await readyClient(account, entry);
    const { questions } = await questionsOf(account, id);
    const avant = shown(entry);
    const { entreprise } = entry;
    const apres = { ...avant, ville: 'Nantes', metier: 'pâtisserie' };
    const asked = { ville: 'Nantes', metier: ' pâtisserie ' };
    const answer = {
      client: id,
      entreprise,
      avant,
      apres,
      note: AVANT_MESURE,
      appels_prevus: expect.any(Number),
    };
    const proposed = await correct(id, asked);
    expect([proposed.status, proposed.body]).toStrictEqual([200, { ...answer, confirme: false }]);
    expect(await questionsOf(account, id)).toMatchObject({ questions, mesure: 'à valider' });

    const confirmed = await correct(id, { ...asked, confirmer: true });
    expect([confirmed.status, confirmed.body]).toStrictEqual([200, { ...answer, confirme: true }]);
    const again = await untilMesure(account, id, 'à valider');
    const highest = Math.max(...questions.map(({ n }) => n));
    expect(again.questions.map(({ n }) => n)).toEqual(questions.map((_, i) => highest + 1 + i));
    expect(again.questions.every(({ question }) => !question.includes('Lyon'))).toBe(true);
  });

  test('an empty town or trade is taken away, and the client is as one placed without', async () => {
    const entry = someEntry();
    const id = await readyClient(account, entry);
    const asked = { ville: '', metier: ' ', confirmer: true };
    expect((await correct(id, asked)).body).toMatchObject({
      avant: { ville: entry.ville, metier: entry.metier },
      apres: { entreprise: entry.entreprise, site_web: entry.site_web, ville: null, metier: null },
    });
    const { questions } = await untilMesure(account, id, 'à valider');
    expect(questions.filter(({ question }) => question.includes('Lyon'))).toEqual([]);
    expect((await account.agence.get('clients/')).body).toMatchObject({
      clients: expect.arrayContaining([expect.objectContaining({ id, ville: null })]),
    });
    await launch(account, id);
    await untilMesure(account, id, 'faite');
    const [report] = await untilWritten(account, id, 2);
    expect((await fetch(report?.lien ?? '')).status).toBe(200);
    expect((await account.agence.post(`clients/${id}/audit/`)).status).toBe(200);
  });

  test('while the questions are still being prepared: only the new ones come', async () => {
    const entry = someEntry();
    const [id = ''] = await place(account, entry);
    const { status } = await correct(id, { ville: 'Brest', confirmer: true });
    expect(status).toBe(200);
    const { questions } = await untilMesure(account, id, 'à valider');
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter(({ question }) => question.includes('Lyon'))).toEqual([]);
    expect((await account.agence.get('clients/')).body).toMatchObject({
      clients: expect.arrayContaining([expect.objectContaining({ id, ville: 'Brest', site: siteOf(entry) })]),
    });
  });
});

describe('404', () => {
  test.each(STRANGERS)('%s', async (_, id) => {
    expect(await said(id, { ville: 'Nantes', confirmer: true })).toEqual([404, { erreur: CLIENT_INCONNU }]);
  });

  test('another account’s client, which stays as it is', async () => {
    const other = await newAccount(shared());
    const [id = ''] = await place(other, someEntry());
    expect(await said(id, { ville: 'Nantes', confirmer: true })).toEqual([404, { erreur: CLIENT_INCONNU }]);
    expect((await other.agence.get('clients/')).body).toMatchObject({ clients: [{ id, ville: 'Lyon' }] });
  });
});

describe('409', () => {
  test('removed, before anything else', async () => {
    const [id = ''] = await place(account, someEntry());
    await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    for (const body of [{}, { ville: 'Nantes' }, { site_web: 'http://10.0.0.1', confirmer: true }])
      expect(await said(id, body)).toEqual([409, { erreur: RETIRE }]);
  });

  test('nothing to correct, a site that is none, the site of another active client; nothing is used up', async () => {
    const [entry, other] = [someEntry(), someEntry()];
    const id = await readyClient(account, entry);
    await place(account, other);
    const { entreprise, ville } = entry;
    for (const body of [
      {},
      { confirmer: true },
      { entreprise, ville },
      { entreprise: null, site_web: null, ville: null, metier: null },
      { entreprise: '', site_web: '' },
      { site_web: `${siteOf(entry)}/accueil/` },
    ])
      expect(await said(id, body)).toEqual([409, { erreur: RIEN }]);
    const confirmer = true;
    expect(await said(id, { site_web: 'http://10.0.0.1', confirmer })).toEqual([409, { erreur: PAS_PUBLIC }]);
    expect(await said(id, { site_web: siteOf(other), confirmer })).toEqual([409, { erreur: AUTRE_CLIENT }]);
    expect((await correct(id, { ville: 'Nantes', confirmer })).status).toBe(200);
    for (const body of [{ ville: 'Brest', confirmer }, {}, { ville: 'Nantes' }])
      expect(await said(id, body)).toEqual([409, { erreur: DEJA_CORRIGE }]);
  });
});

describe('422', () => {
  test.each([
    [{ entreprise: 5 }, 'Le champ « entreprise » doit être un texte.'],
    [{ entreprise: 'é'.repeat(121) }, 'Le champ « entreprise » compte au plus 120 signes.'],
    [{ site_web: 'a'.repeat(201) }, 'Le champ « site_web » compte au plus 200 signes.'],
    [{ ville: 'é'.repeat(81) }, 'Le champ « ville » compte au plus 80 signes.'],
    [{ metier: ['boulanger'] }, 'Le champ « metier » doit être un texte.'],
    [{ ville: 'Nantes', confirmer: 'true' }, 'Le champ « confirmer » doit être true ou false.'],
  ])('%j', async (body, erreur) => {
    expect(await said('c_x', body)).toEqual([422, { erreur }]);
  });
});

closedDoor('POST', 'clients/c_x/corriger/');
