import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { unClient, uneFiche, unPortefeuille } from '../portefeuille/client.fixture.ts';
import type { Champs } from '../portefeuille/fiche.ts';
import { identiteDe } from '../portefeuille/fiche.ts';
import { type Client, PORTEFEUILLES, type Portefeuille } from '../portefeuille/portefeuille.ts';
import { normaliserSite } from '../portefeuille/site.ts';
import { apresDe } from './apres.ts';
import { corriger } from './corriger.rule.ts';

const client = (name: string, more: Partial<Client> = {}) =>
  unClient({
    id: `c_${name}`,
    fiche: uneFiche({
      entreprise: name,
      site_web: `https://www.${name}.fr/accueil`,
      ville: 'Angers',
      concurrents: ['Dupont'],
      contexte: 'ouvert le dimanche',
    }),
    site: `${name}.fr`,
    revision: 3,
    ...more,
  });
const portfolio = (...clients: Client[]) => unPortefeuille(clients);
const dossier = { en_cours: false, mesuree: false, servi: true, appels_prevus: 211, mois: '11/2026' };

const ask = (state: Portefeuille, champs: Champs, more: Partial<typeof dossier> = {}, id = 'c_martin') => {
  const one = state.clients.find((each) => each.id === id) ?? client('nobody');
  const lu = champs.site_web === undefined ? null : normaliserSite(champs.site_web, new Set());
  const { revision } = one;
  return corriger(state, { id, revision, ...apresDe(one, champs, lu), ...dossier, ...more });
};
const refusal = (sentence: string) => ({ refusal: { kind: 'conflict', sentence } });
const RIEN = refusal('Il n’y a rien à corriger\u00a0: donnez au moins un champ qui diffère de la fiche.');
const DEJA = refusal('Ce client est déjà corrigé\u00a0: un client ne se corrige qu’une fois.');
const PRIS = refusal('Ce site est déjà celui d’un autre client actif de votre compte.');

const before = identiteDe(client('martin').fiche);

describe('corriger', () => {
  it('shows what is there and what would be, and keeps the rest of the client', () => {
    const decision = ask(portfolio(client('martin')), { ville: 'Nantes', site_web: 'http://martin.bzh' });
    const apres = { ...before, ville: 'Nantes', site_web: 'http://martin.bzh' };
    const note = fr`De nouvelles questions remplacent les actuelles, même celles que vous avez changées ; sans action de votre part, la mesure démarrera d'elle-même 24 h après leur préparation. Un client ne se corrige qu'une fois.`;
    expect(decision).toEqual({
      proposal: {
        client: 'c_martin',
        entreprise: 'martin',
        avant: before,
        apres,
        note,
        appels_prevus: 211,
      },
      facts: [
        { type: 'client_corrige', id: 'c_martin', revision: 4, apres, site: 'martin.bzh' },
        { type: 'preparations_comptees', preparations: { mois: '11/2026', clients: 1 } },
      ],
    });
    if ('refusal' in decision) throw new Error('refused');
    const [after] = decision.facts.reduce(PORTEFEUILLES.evolve, portfolio(client('martin'))).clients;
    expect(after).toEqual({
      ...client('martin'),
      fiche: { ...client('martin').fiche, ...apres },
      site: 'martin.bzh',
      revision: 4,
      corrige: 4,
    });
  });

  it('counts as one more preparation of the month, and is not refused for it', () => {
    const spent = (mois: string) => ({
      ...portfolio(client('martin')),
      preparations: { mois, clients: 1000 },
    });
    const counted = (mois: string) => {
      const decision = ask(spent(mois), { ville: 'Nantes' });
      return 'refusal' in decision ? decision : decision.facts.reduce(PORTEFEUILLES.evolve, spent(mois));
    };
    expect(counted('11/2026')).toMatchObject({ preparations: { mois: '11/2026', clients: 1001 } });
    expect(counted('10/2026')).toMatchObject({ preparations: { mois: '11/2026', clients: 1 } });
  });

  it('says that a measured client is measured again at once', () => {
    const note = fr`De nouvelles questions, mesurées aussitôt, remplacent les actuelles, même celles que vous avez changées, et la page choisie est oubliée ; le nouveau rapport remplace l'ancien, qui reste lisible. Un client ne se corrige qu'une fois.`;
    const decision = ask(portfolio(client('martin')), { metier: 'plombier' }, { mesuree: true });
    expect(decision).toMatchObject({ proposal: { apres: { metier: 'plombier' }, note } });
  });

  it.each<[string, Champs]>([
    ['nothing at all', {}],
    ['what is there already', { entreprise: 'martin', ville: 'Angers' }],
    ['the same address, written otherwise', { site_web: 'martin.fr/accueil/' }],
  ])('is refused for %s; a client corrected already hears that it was', (_, champs) => {
    expect(ask(portfolio(client('martin')), champs)).toEqual(RIEN);
    expect(ask(portfolio(client('martin', { corrige: 3 })), champs)).toEqual(DEJA);
  });

  it('takes another page of the same site for a change', () => {
    const decision = ask(portfolio(client('martin')), { site_web: 'martin.fr/boutique' });
    expect(decision).toMatchObject({ proposal: { apres: { site_web: 'martin.fr/boutique' } } });
  });

  it('is refused for an address that is not public, and for the site of another active client', () => {
    const state = portfolio(client('martin'), client('durand'), client('petit', { actif: false }));
    expect(ask(state, { site_web: 'http://10.0.0.1' })).toEqual(
      refusal('L’adresse du site n’est pas une adresse publique.'),
    );
    expect(ask(state, { site_web: 'https://durand.fr' })).toEqual(PRIS);
    expect(ask(state, { site_web: 'https://petit.fr' })).toHaveProperty('proposal');
  });

  it('refuses in the order of the contract', () => {
    const state = portfolio(client('martin', { actif: false, corrige: 3 }), client('durand'));
    const all = { en_cours: true, mesuree: true, servi: false };
    const taken = { site_web: 'durand.fr' };
    expect(ask(state, taken, all, 'c_autre')).toEqual({
      refusal: { kind: 'not_found', sentence: 'Ce client n’est pas sur votre compte.' },
    });
    const RETIRE = 'Ce client est retiré\u00a0: reprenez-le avant de le corriger.';
    expect(ask(state, taken, all)).toEqual(refusal(RETIRE));
    const active = portfolio(client('martin', { corrige: 3 }), client('durand'));
    expect(ask(active, taken, all)).toEqual(PRIS);
    const ville = { ville: 'Nantes' };
    // One that cannot be corrected any more is never told to wait for it.
    expect(ask(active, ville, all)).toEqual(DEJA);
    expect(ask(portfolio(client('martin')), ville, all)).toEqual(
      refusal('Une mesure de ce client est en cours\u00a0: attendez sa fin, la correction reste disponible.'),
    );
    const unpaid = { mesuree: true, servi: false };
    expect(ask(portfolio(client('martin')), ville, unpaid)).toEqual(
      refusal('Votre compte n’est pas servi\u00a0: réglez votre abonnement, puis corrigez ce client.'),
    );
    expect(ask(portfolio(client('martin')), ville, { servi: false })).toHaveProperty('proposal');
  });

  it('is refused for a client that was taken back since it was looked at', () => {
    const { apres, site } = apresDe(client('martin'), { ville: 'Nantes' }, null);
    expect(
      corriger(portfolio(client('martin')), { id: 'c_martin', revision: 2, apres, site, ...dossier }),
    ).toEqual(refusal('Ce client vient d’être repris ou corrigé\u00a0: relisez-le avant de le corriger.'));
  });
});
