import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { findings, page, SOUND } from '../testing/site.fixture.ts';
import { nomEtVille, telephones } from './coordonnees.ts';

describe('telephone numbers', () => {
  it('one written two ways, two digits exchanged', () => {
    const pages = [
      page('/contact', '<p>Tél. 02 61 91 18 40'),
      page('/mentions-legales', '<p>02.61.91.18.04'),
      page('/', '<a href="tel:+33261911804">Appeler</a>'),
    ];
    expect(findings(telephones, pages)).toEqual([
      {
        code: 'telephone',
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
  it('two that have nothing in common are two lines', () => {
    expect(findings(telephones, [page('/', '<p>02 41 20 30 40 ou 06 12 99 88 77')])).toMatchObject([
      { gravite: 'conforme', pourquoi: 'écrit en texte, sans contradiction.' },
    ]);
  });
});

describe('name and town', () => {
  it('neither is written', () => {
    expect(
      findings(nomEtVille, [page('/', '<img alt="Fournil du Vieux-Four"><p>Angersois, bonjour')]),
    ).toEqual([
      {
        code: 'nom-et-ville',
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
    expect(findings(nomEtVille, SOUND)).toMatchObject([{ gravite: 'conforme' }]);
  });
});
