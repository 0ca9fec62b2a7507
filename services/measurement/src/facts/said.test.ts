import { readAnswer } from '@agence/reading';
import { describe, expect, test } from '@jest/globals';
import { page, siteRead } from '../audit/testing/site.fixture.ts';
import { saidIn } from './said.ts';
import { factsOfSite } from './site.ts';

const FICHE = {
  ...{ entreprise: 'Fournil du Vieux-Four', site_web: 'https://fournil.fr', ville: 'Angers' },
  ...{ metier: 'boulangerie', concurrents: ['Maison Ferrand'] },
};
const CONTACT =
  '<p>Fournil du Vieux-Four</p><p>14 rue du Vieux-Four</p><p>49100 Angers</p><p>Tél. : 02 41 20 30 40</p><p>Ouvert du mardi au samedi de 7h à 19h</p><p>Fermé le dimanche et le lundi</p><p>La tourte : 6,50 €</p>';
const AT = new Date('2026-11-02T09:00:00Z');
const siteOf = (contact: string, home = '') =>
  factsOfSite(siteRead([page('/', `<h1>Pains au levain</h1>${home}`), page('/contact', contact)]), AT);
const SITE = siteOf(CONTACT);

const said = async (text: string, site = SITE, fiche = FICHE) => {
  const context = {
    client: { ...fiche, site: fiche.site_web },
    ...{ concurrents: fiche.concurrents, question: 'Quelle boulangerie choisir à Angers ?', sources: [] },
  };
  const found = await saidIn(text, readAnswer(text, context), fiche, site);
  return found.map(({ statement, verdict }) => `${statement.kind} ${verdict} : ${statement.shown}`);
};
const entry = (rest: string) =>
  `Voici deux adresses :\n\n1. **Fournil du Vieux-Four** – ${rest}\n2. **Maison Ferrand** – 3 place du Ralliement, 49100 Angers, 02 41 99 99 99\n`;

test('a site: its facts, with the page that gives each', () => {
  const at = { url: 'https://fournil.fr/contact', explicit: true };
  expect(SITE).toMatchObject({
    hosts: ['fournil.fr'],
    phones: [{ ...at, number: '+33241203040', shown: '02 41 20 30 40', fax: false }],
    addresses: [{ ...at, shown: '14 rue du Vieux-Four, 49100 Angers' }],
    hours: {
      ...{ url: at.url, open: [1, 2, 3, 4, 5], closed: [0, 6] },
      shown: 'ouvert du mardi au samedi de 7h à 19h ; fermé lundi, dimanche',
    },
    prices: [{ shown: '6,50 €' }],
    ...{ several: false, moved: false },
  });
  expect(factsOfSite(siteRead([]), AT)).toBeNull();
});

describe('in the entry of the client', () => {
  test.each([
    ['le pain est bon.', []],
    ['tél. 02 41 20 30 40', ['téléphone conforme : 02 41 20 30 40']],
    ['téléphone : +33 2 41 20 30 40', ['téléphone conforme : 02 41 20 30 40']],
    ['tél. 02 41 20 30 41', ['téléphone faux : 02 41 20 30 41']],
    ['tél. 06 12 34 56 78', ['téléphone non vérifiable : 06 12 34 56 78']],
    ['tél. 09 72 12 34 56', ['téléphone non vérifiable : 09 72 12 34 56']],
    ['fax 02 41 20 30 41', []],
    ['le numéro serait le 02 41 20 30 41', ['téléphone non vérifiable : 02 41 20 30 41']],
    ['ancien numéro : 02 41 20 30 41', ['téléphone non vérifiable : 02 41 20 30 41']],
    [
      'tél. 02 41 20 30 40 ou 02 41 20 30 41',
      ['téléphone conforme : 02 41 20 30 40', 'téléphone non vérifiable : 02 41 20 30 41'],
    ],
    ['14 rue du Vieux-Four, 49100 Angers', ['adresse conforme : 14 rue du Vieux-Four, 49100 Angers']],
    ['14, rue du Vieux Four à Angers', ['adresse conforme : 14, rue du Vieux Four à Angers']],
    ['41 rue du Vieux-Four, 49100 Angers', ['adresse faux : 41 rue du Vieux-Four, 49100 Angers']],
    ['14 bis rue du Vieux-Four, Angers', ['adresse non vérifiable : 14 bis rue du Vieux-Four, Angers']],
    ['3 place du Marché, 49000 Angers', ['adresse faux : 3 place du Marché, 49000 Angers']],
    ['3 place du Marché, 49240 Avrillé', ['adresse non vérifiable : 3 place du Marché, 49240 Avrillé']],
    [
      '3 place du Marché, 49240 Avrillé ; tél. 02 41 20 30 40',
      ['téléphone conforme : 02 41 20 30 40', 'adresse faux : 3 place du Marché, 49240 Avrillé'],
    ],
    [
      'son siège est au 3 place du Marché, 49000 Angers',
      ['adresse non vérifiable : 3 place du Marché, 49000 Angers'],
    ],
    ['situé à Angers, il ouvre tôt', ['adresse conforme : Angers']],
    ['situé à Avrillé', ['adresse non vérifiable : Avrillé']],
    ['site web : www.fournil.fr', ['site web conforme : fournil.fr']],
    ['site web : https://boutique.fournil.fr/pains', ['site web conforme : boutique.fournil.fr']],
    ['site web : lepetitmitron.com', ['site web non vérifiable : lepetitmitron.com']],
    ['site web : maison-ferrand.fr', ['site web faux : maison-ferrand.fr']],
    ['site web : fournil.com', ['site web non vérifiable : fournil.com']],
    ['site web : facebook.com/fournil', ['site web non vérifiable : facebook.com']],
    ['vu sur pagesjaunes.fr', []],
    ['ouvert du mardi au samedi', ['horaires conforme : ouvert du mardi au samedi']],
    ['ouvert 7j/7', ['horaires non vérifiable : ouvert tous les jours']],
    ['ouvert le dimanche', ['horaires non vérifiable : ouvert dimanche']],
    ['ouvert le dimanche matin', []],
    ['fermé le samedi', ['horaires non vérifiable : fermé samedi']],
    ['fermé le lundi', ['horaires conforme : fermé lundi']],
    ['du mardi au samedi : 07:00–19:00', ['horaires conforme : ouvert du mardi au samedi de 7h à 19h']],
    ['ouvert de 7h à 19h', ['horaires conforme : ouvert de 7h à 19h']],
    ['ouvert de 7h à 19h30', ['horaires non vérifiable : ouvert de 7h à 19h30']],
    ['ouvert du mardi au samedi dès 7h', ['horaires non vérifiable : ouvert du mardi au samedi']],
    ['c’est une bonne boulangerie', ['métier conforme : boulangerie']],
    ['cette pâtisserie a du succès', ['métier non vérifiable : pâtisserie']],
    ['en face de la pharmacie', []],
    ['c’est un architecte d’intérieur', ['métier non vérifiable : architecte d’intérieur']],
    ['la tourte est à 6,50 €', ['prix conforme : 6,50 €']],
    ['la tourte est à 7 €', ['prix non vérifiable : 7 €']],
    ['fermé définitivement', ['fermeture non vérifiable : fermé définitivement']],
    ['02 41 20 30 41, comme Maison Ferrand', []],
  ])('%s', async (rest, facts) => {
    expect(await said(entry(rest))).toEqual(facts);
  });
});

describe('what is said of somebody else, or of nobody, is not said of the client', () => {
  test.each([
    [
      'prose',
      'Le Fournil du Vieux-Four est réputé à Angers. Pour les urgences, la boulangerie de garde répond au 02 41 20 30 41.',
    ],
    ['the next entry', entry('le pain est bon.').replace('Maison Ferrand', 'Aux Délices')],
    [
      'a namesake',
      'À ne pas confondre avec le Fournil du Vieux-Four de Lyon, 3 place Bellecour, 69002 Lyon, 04 78 00 00 00.',
    ],
    [
      'the echo of a question',
      'Je n’ai pas d’information sur le Fournil du Vieux-Four. Appelez le 02 41 20 30 41.',
    ],
    [
      'a table with businesses in columns',
      'Je conseille le Fournil du Vieux-Four.\n\n| | Fournil du Vieux-Four | Aux Délices |\n|---|---|---|\n| Téléphone | 02 41 20 30 40 | 02 41 20 30 41 |',
    ],
    ['a line after the list', `${entry('le pain est bon.')}\nAppelez le 02 41 20 30 41 pour réserver.`],
    ['alternatives', '### Alternatives au Fournil du Vieux-Four\n\n- Aux Délices : 02 41 20 30 41'],
  ])('%s', async (_, text) => {
    expect(await said(text)).toEqual([]);
  });
});

describe('of what may be another business, nothing is false', () => {
  const WRONG = entry('3 place du Marché, 49000 Angers ; tél. 02 41 20 30 41');
  test.each([
    [
      'the answer gives the right number too',
      `${WRONG}\nLe bon numéro est le 02 41 20 30 40.`,
      /téléphone faux/,
    ],
    ['the answer gives the right address too', `${WRONG}\nVoyez le 14 rue du Vieux-Four.`, /adresse faux/],
    ['its name has another word', WRONG.replace('Fournil du Vieux-Four', 'Vieux-Four SAS'), /faux/],
  ])('%s', async (_, text, never) => {
    expect((await said(WRONG)).join('\n')).toMatch(never);
    expect((await said(text)).join('\n')).not.toMatch(never);
  });
});

test.each([
  [
    'the end of a telephone number is no house',
    'Le Fournil du Vieux-Four : 02 41 20 30 40, avenue du Lac à Angers.',
  ],
  ['an address is cut off', 'Le Fournil du Vieux-Four : 3 rue E. Zola.'],
  ['a second office has its own number', 'Le Fournil du Vieux-Four a un bureau secondaire, 02 41 20 30 41.'],
])('%s', async (_, text) => {
  expect((await said(text)).join('\n')).not.toMatch(/faux/);
});

test('an entry in any layout', async () => {
  const wrong = ['téléphone faux : 02 41 20 30 41'];
  for (const text of [
    'Je conseille le Fournil du Vieux-Four. Son téléphone est le 02 41 20 30 41.',
    '### 1. Fournil du Vieux-Four\n\nUn bon pain.\n\n- **Téléphone** : 02 41 20 30 41\n\n### 2. Aux Délices\n\n- Téléphone : 02 41 55 55 55',
    '**Fournil du Vieux-Four**\n📞 02 41 20 30 41\n\n**Aux Délices**\n📞 02 41 55 55 55',
    '1. **Fournil du Vieux-Four**\n   - Adresse : centre\n   - Tél : 02 41 20 30 41\n2. **Aux Délices**\n   - Tél : 02 41 55 55 55',
    '| Boulangerie | Téléphone |\n|---|---|\n| Fournil du Vieux-Four | 02 41 20 30 41 |\n| Aux Délices | 02 41 55 55 55 |',
  ])
    expect([text, await said(text)]).toEqual([text, wrong]);
});

describe('a site that leaves room for both proves nothing false', () => {
  const WRONG = entry('3 place du Marché, 49000 Angers ; tél. 02 41 20 30 41 ');
  test.each([
    ['another number', `${CONTACT}<p>Portable : 06 11 22 33 44</p>`, /téléphone faux/],
    [
      'data that disagree',
      `${CONTACT}<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","telephone":"02 41 20 30 99","address":{"streetAddress":"9 rue Bressigny","postalCode":"49100","addressLocality":"Angers"}}</script>`,
      /faux/,
    ],
    ['several houses', `${CONTACT}<p>Nos deux boutiques vous accueillent</p>`, /faux/],
    ['a second address', `${CONTACT}<p>5 rue Bressigny 49100 Angers</p>`, /faux/],
    ['a move', `${CONTACT}<p>Nous avons déménagé !</p>`, /adresse faux/],
    ['no telephone', CONTACT.replace('02 41 20 30 40', ''), /téléphone faux/],
  ])('%s', async (_, contact, never) => {
    expect((await said(WRONG, siteOf(contact))).join('\n')).not.toMatch(never);
  });
  test('a site that was not read, or is not this client’s any more', async () => {
    expect((await said(WRONG, null)).join('\n')).not.toMatch(/faux|conforme/);
    const moved = { ...FICHE, site_web: 'https://autre.fr' };
    expect((await said(WRONG, SITE, moved)).join('\n')).not.toMatch(/faux|conforme/);
  });
  test('the company that hosts the site is not the business', async () => {
    const legal = `${CONTACT}<p>Hébergement : OVH</p><p>2 rue Kellermann 59100 Roubaix</p><p>Tél. 09 72 10 10 07</p>`;
    expect((await said(WRONG, siteOf(legal))).filter((fact) => fact.includes('faux'))).toHaveLength(2);
  });
});
