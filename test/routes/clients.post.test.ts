import { newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { type Entry, entries, place, shown, someEntry } from '../outside/client.ts';
import { shared } from '../outside/system.ts';

const PROPOSEE =
  'Rien n’est encore placé. Confirmez : chaque client accepté sera placé et ses questions préparées.';
const CONFIRMEE =
  'Les questions se préparent. Relisez-les, puis lancez la mesure ; sans action de votre part, elle démarrera d’elle-même 24 h après leur préparation.';
const VIDE = 'Aucun client n’est placé : chaque refus dit pourquoi.';
const DEJA_CLIENT = 'Ce site est déjà celui d’un client actif de votre compte.';
const DEUX_FOIS = 'Ce site figure déjà plus haut dans le même envoi.';
const PLUS_DE_PLACE = 'Il ne reste plus de place dans votre formule pour ce client.';

/** agence5: one call prepares the questions, then 10 questions × 3 models × 7 repeats (20 answers aimed at). */
/** Questions are prepared, 210 answers asked for and read, one in ten twice more at most, a page written. */
const APPELS = 1 + 2 * (210 + 21) + 1;

describe('200, proposed', () => {
  test('what would pass, every field; nothing is placed', async () => {
    const { agence } = await newAccount(shared());
    const { ville: _, metier: __, ...bare } = someEntry();
    const clients = [someEntry(), bare];
    const { status, body } = await agence.post('clients/', { clients });
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      acceptes: clients.map(shown),
      refuses: [],
      places_restantes: 3,
      confirme: false,
      suite: PROPOSEE,
      appels_prevus: 2 * APPELS,
    });
    expect((await agence.get('clients/')).body).toMatchObject({ clients: [], places_restantes: 5 });
  });

  test('a site that is none is refused with its reason', async () => {
    const site_web = 'http://10.1.2.3/';
    const pourquoi = 'L’adresse du site n’est pas une adresse publique.';
    const { agence } = await newAccount(shared());
    const clients = [someEntry({ entreprise: 'Fournil', site_web })];
    expect((await agence.post('clients/', { clients })).body).toStrictEqual({
      acceptes: [],
      refuses: [{ quoi: 'Fournil', pourquoi }],
      places_restantes: 5,
      confirme: false,
      suite: VIDE,
      appels_prevus: 0,
    });
  });

  test('already a client, twice in the call, and places that run out in order', async () => {
    const account = await newAccount(shared());
    const known = someEntry({ site_web: 'https://www.Fournil-Connu.fr:443/accueil?x=1#y' });
    await place(account, known);
    const [a, b, c, d, e] = entries(5) as [Entry, Entry, Entry, Entry, Entry];
    const clients = [
      a,
      someEntry({ entreprise: 'Encore', site_web: 'http://FOURNIL-connu.fr./' }),
      b,
      { ...b, entreprise: 'Double' },
      c,
      d,
      e,
    ];
    expect((await account.agence.post('clients/', { clients })).body).toMatchObject({
      acceptes: [a, b, c, d].map(shown),
      refuses: [
        { quoi: 'Encore', pourquoi: DEJA_CLIENT },
        { quoi: 'Double', pourquoi: DEUX_FOIS },
        { quoi: e.entreprise, pourquoi: PLUS_DE_PLACE },
      ],
      places_restantes: 0,
      appels_prevus: 4 * APPELS,
    });
  });
});

describe('200, confirmed', () => {
  test('places what passes and says no more than the proposal, but for poses and suite', async () => {
    const { agence } = await newAccount(shared());
    const clients = [someEntry(), someEntry({ entreprise: 'Ici', site_web: 'http://127.0.0.1/' })];
    const proposed = (await agence.post('clients/', { clients })).body as object;
    const { status, body } = await agence.post('clients/', { clients, confirmer: true });
    expect(status).toBe(200);
    const [entry] = clients as [Entry];
    const poses = [{ id: expect.stringMatching(/^c_[a-z2-7]{20}$/), ...shown(entry) }];
    expect(body).toStrictEqual({ ...proposed, confirme: true, suite: CONFIRMEE, poses });
  });

  test('nothing passes: confirmed all the same, with an empty list of what was placed', async () => {
    const { agence } = await newAccount(shared());
    const clients = [someEntry({ site_web: 'http://127.0.0.1/' })];
    const { body } = await agence.post('clients/', { clients, confirmer: true });
    expect(body).toMatchObject({ acceptes: [], confirme: true, suite: VIDE, poses: [], appels_prevus: 0 });
  });

  test('competitors as a list or as one text, spaces around, fields that nobody knows', async () => {
    const { agence } = await newAccount(shared());
    const entry = someEntry({ entreprise: '  Fournil  ', concurrents: 'Un, Deux;Trois\nQuatre, ,' });
    const clients = [
      { ...entry, inconnu: { a: 1 } },
      someEntry({ concurrents: ['Un', 'Deux'], contexte: 'Pain.' }),
    ];
    const { status, body } = await agence.post('clients/', { clients, autre: 1, confirmer: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ poses: [{ entreprise: 'Fournil' }, {}] });
  });
});
