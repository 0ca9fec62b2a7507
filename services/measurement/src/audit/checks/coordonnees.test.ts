import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { findings, page } from '../testing/site.fixture.ts';
import { nomEtVille, telephones } from './coordonnees.ts';
import { mentionsLegales } from './mentions-legales.ts';

describe('telephone numbers', () => {
  it('one written two ways, two digits exchanged', () => {
    const pages = [
      page('/contact', '<p>Tél. 02 61 91 18 40'),
      page('/mentions-legales', '<p>02.61.91.18.04'),
      page('/', '<a href="tel:+33261911804">Appeler</a>'),
    ];
    expect(findings(telephones, pages)).toEqual([
      {
        gravite: 'important',
        titre: 'Deux numéros de téléphone se contredisent',
        pourquoi: 'Une IA qui lit deux numéros peut donner le mauvais à vos clients.',
        constate: {
          ou: 'sur /contact et /mentions-legales',
          texte: '/contact           02 61 91 18 40\n/mentions-legales  02.61.91.18.04',
        },
        copier: { ou: fr`partout, s'il est le bon`, texte: '02 61 91 18 04' },
      },
    ]);
  });
  it('another in the block', () => {
    const block =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","telephone":"0299887766"}</script>';
    expect(findings(telephones, [page('/', `${block}<p>02 41 20 30 40`)])).toMatchObject([
      {
        titre: 'Les données structurées donnent un autre téléphone que les pages',
        constate: { texte: 'telephone  02 99 88 77 66\npages      02 41 20 30 40' },
        copier: { texte: '"telephone": "+33241203040"' },
      },
    ]);
  });
  it('none', () => {
    expect(findings(telephones, [page('/', '<p>x'), page('/contact', '<p>y')])).toMatchObject([
      { gravite: 'mineur', titre: fr`Aucun téléphone n'est écrit en texte` },
    ]);
  });
  it.each([
    ['a fax', '<p>Tél. 02 41 20 30 40</p><p>Fax : 02 41 20 30 41</p>'],
    ['a fax on the same line', '<p>Tél. : 02 41 20 30 40 - Fax : 02 41 20 30 41</p>'],
    ['a fax, said after the number', '<p>02 41 20 30 40</p><p>02 41 20 30 41 (télécopie)</p>'],
    [
      'a fax in a list',
      '<dl><dt>Téléphone</dt><dd>02 41 20 30 40</dd><dt>Télécopieur</dt><dd>02 41 20 30 41</dd></dl>',
    ],
    ['a fax by its initial', '<p>T. 02 41 20 30 40 F. 02 41 20 30 41</p>'],
    [
      'two branches, each with its address',
      '<h3>Agence</h3><p>14 rue du Four, 49100 Angers</p><p>02 41 20 30 40</p><h3>Agence</h3><p>3 place Travot, 49300 Cholet</p><p>02 41 20 30 41</p>',
    ],
    [
      'two branches by name',
      '<h3>Agence d’Angers</h3><p>Tél. 02 41 20 30 40</p><h3>Agence de Cholet</h3><p>Tél. 02 41 20 30 41</p>',
    ],
    ['two branches on one line', '<p>Angers : 02 41 20 30 40, Cholet : 02 41 20 30 41</p>'],
    ['two people', '<p>Jean : 06 12 34 56 78</p><p>Paul : 06 12 34 56 79</p>'],
    ['a shop and its workshop', '<li>Boutique 02 41 20 30 40</li><li>Atelier 02 41 20 30 41</li>'],
    ['two lines of one standard', '<p>Tél. 02 41 20 30 40 ou 02 41 20 30 41</p>'],
    [
      'two branches, the first also in the header',
      '<header>02 41 20 30 40</header><p>Angers : 02 41 20 30 40</p><p>Cholet : 02 41 20 30 41</p>',
    ],
  ])('%s: no contradiction', (_, html) => {
    for (const pages of [[page('/', html)], [page('/', html), page('/contact', html)]])
      expect(findings(telephones, pages)).toMatchObject([
        {
          gravite: 'conforme',
          pourquoi: expect.stringMatching(/^0[\d ,]+, écrits? en texte\.$/),
        },
      ]);
  });
  it.each([
    ['at one place', '<p>Boulangerie, 14 rue du Four, 49100 Angers</p><p>Tél. 02 41 20 30 40</p>'],
    ['on one line of telephones', '<p>Téléphone : 02 41 20 30 40</p>'],
    ['in a header', '<header>Appelez-nous au 02 41 20 30 40</header>'],
    ['of one branch', '<h3>Agence d’Angers</h3><p>Tél. 02 41 20 30 40</p>'],
  ])('two telephones %s, on two pages: a contradiction', (_, html) => {
    const other = html.replace('30 40', '30 41');
    expect(findings(telephones, [page('/', html), page('/contact', other)])).toMatchObject([
      { gravite: 'important', titre: 'Deux numéros de téléphone se contredisent' },
    ]);
  });
  it('a fax number is never the telephone to copy', () => {
    const fax = '<p>Fax 02 41 20 30 41</p>';
    const pages = [page('/', fax), page('/contact', `${fax}<p>Tél. 02 41 20 30 40</p>`), page('/x', fax)];
    expect(findings(mentionsLegales, pages)[0]?.copier?.texte).toContain('02 41 20 30 40');
    expect(findings(telephones, [page('/', fax), page('/contact', fax)])).toMatchObject([
      { titre: fr`Aucun téléphone n'est écrit en texte` },
    ]);
  });
  it('two that have nothing in common are two lines', () => {
    expect(findings(telephones, [page('/', '<p>02 41 20 30 40 ou 06 12 99 88 77')])).toMatchObject([
      { gravite: 'conforme', pourquoi: '02 41 20 30 40, 06 12 99 88 77, écrits en texte.' },
    ]);
  });
});

describe('name and town', () => {
  it('neither is written', () => {
    expect(
      findings(nomEtVille, [page('/', '<img alt="Fournil du Vieux-Four"><p>Angersois, bonjour')]),
    ).toEqual([
      {
        gravite: 'important',
        titre: fr`Les pages n'écrivent pas le nom ni la ville`,
        pourquoi: fr`Une IA cite une entreprise pour une ville quand une page les écrit ensemble, en toutes lettres.`,
        constate: {
          ou: 'sur la page lue',
          texte: fr`« Fournil du Vieux-Four » introuvable dans le texte
« Angers » introuvable dans le texte`,
        },
        copier: {
          ou: 'en bas de chaque page, à relire',
          texte: 'Fournil du Vieux-Four, Boulangerie, Angers',
        },
      },
    ]);
  });
  it('accents and capitals do not matter, and an unknown town is not asked for', () => {
    const fiche = { entreprise: 'Crêperie d’Elven', ville: '', metier: '' };
    expect(findings(nomEtVille, [page('/', "<p>CREPERIE D'ELVEN")], {}, fiche)).toMatchObject([
      { gravite: 'conforme' },
    ]);
  });
});
