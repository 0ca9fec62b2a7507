import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { file, findings, page, SOUND, soundPage, unread } from '../testing/site.fixture.ts';
import { llmsTxt } from './fichiers.ts';
import { identifiants, mentionsLegales } from './mentions-legales.ts';
import { fraicheur, langue, texteSansScript, vitesse } from './pages-lues.ts';

describe('legal notice', () => {
  it('nowhere: its outline, with the facts of the pages', () => {
    expect(findings(mentionsLegales, [page('/', '<p>14 rue du Four 49100 Angers, 02 41 20 30 40')])).toEqual([
      {
        gravite: 'important',
        titre: fr`Aucune page de mentions légales n'a été trouvée`,
        pourquoi: fr`La loi les demande à tout site professionnel, et c'est là qu'une machine vérifie qui parle.`,
        constate: { ou: 'parmi les liens, sur la page lue', texte: 'aucun lien vers des mentions légales' },
        copier: {
          ou: 'dans une page /mentions-legales liée en bas de chaque page',
          texte: fr`Mentions légales
Éditeur du site : Fournil du Vieux-Four
Adresse : 14 rue du Four, 49100 Angers
SIREN : à compléter
Téléphone : 02 41 20 30 40
Directeur de la publication : à compléter
Hébergeur (nom, adresse, téléphone) : à compléter`,
        },
      },
    ]);
  });
  it('announced, and not read', () => {
    expect(findings(mentionsLegales, [page('/', '<a href="/mentions">Mentions légales</a>')])).toMatchObject([
      { gravite: 'non vérifié', pourquoi: fr`annoncées par un lien, mais la page n'a pas pu être lue.` },
    ]);
  });
});

describe('language', () => {
  it('not declared', () => {
    expect(findings(langue, [page('/', '<html><p>Bonjour'), ...SOUND])).toEqual([
      {
        gravite: 'mineur',
        titre: fr`La langue des pages n'est pas déclarée`,
        pourquoi: 'Une ligne suffit.',
        constate: { ou: 'sur /', texte: '<html>' },
        copier: { ou: 'à la place, sur ces pages', texte: '<html lang="fr">' },
      },
    ]);
  });
  it('another than the one written', () => {
    const html =
      '<html lang="en"><p>Nous vendons le pain et les tartes pour les tables de la ville avec nos voisins.';
    expect(findings(langue, [page('/', html)])).toMatchObject([
      {
        titre: 'Des pages en français sont déclarées dans une autre langue',
        constate: { texte: '<html lang="en">' },
      },
    ]);
    expect(findings(langue, [page('/', '<html lang="en"><p>We bake bread every night.')])).toMatchObject([
      { gravite: 'conforme' },
    ]);
  });
});

describe('text without scripts', () => {
  const empty = (path: string) =>
    page(path, '<div id="root">Chargement…</div><script src="/app.js"></script>');
  it('the home page is empty', () => {
    expect(findings(texteSansScript, [empty('/')])).toEqual([
      {
        gravite: 'bloquant',
        titre: 'La page / est presque vide sans JavaScript',
        pourquoi: fr`Sans exécuter de script, la page ne donne qu'un mot ou deux. La plupart des robots d'IA n'en exécutent pas.`,
        constate: { ou: 'sur /, sans script', texte: fr`Texte lu : « Chargement… »` },
        copier: {
          ou: 'dans un message à votre prestataire',
          texte: fr`Bonjour, le texte de / est ajouté par script. Pouvez-vous l'écrire directement dans le HTML de la page (rendu côté serveur) ? Merci.`,
        },
      },
    ]);
  });
  it('another page is', () => {
    expect(findings(texteSansScript, [...SOUND, empty('/carte'), empty('/menu')])).toMatchObject([
      { gravite: 'important', titre: '2 pages sont presque vides sans JavaScript' },
    ]);
  });
  it('a short page without scripts is short, no more', () => {
    expect(findings(texteSansScript, [page('/', '<p>Bonjour à tous')])).toMatchObject([
      { gravite: 'conforme' },
    ]);
  });
});

describe('freshness', () => {
  const none = { sitemap: null };
  it('more than a year', () => {
    const old = page(
      '/',
      '<meta property="article:modified_time" content="2024-03-02T08:00:00Z"><p>© 2019-2023 Fournil',
    );
    expect(findings(fraicheur, [old], none)).toMatchObject([
      { titre: fr`Le bas de page s'arrête à 2023`, copier: { texte: '© 2026' } },
      {
        gravite: 'mineur',
        titre: fr`Rien ne semble avoir changé depuis plus d'un an`,
        constate: { texte: fr`dernier changement : 02/03/2024` },
      },
    ]);
  });
  it('unknown: a header of the day of the visit says nothing', () => {
    const today = page('/', '<p>x', { last_modified: 'Sat, 21 Nov 2026 07:00:00 GMT' });
    expect(findings(fraicheur, [today], none)).toMatchObject([
      { gravite: 'non vérifié', pourquoi: 'aucune page ne dit quand elle a changé.' },
    ]);
    const before = page('/', '<p>x', { last_modified: 'Fri, 20 Nov 2026 07:00:00 GMT' });
    expect(findings(fraicheur, [before], none)).toMatchObject([
      { gravite: 'conforme', pourquoi: 'dernier changement annoncé le 20/11/2026.' },
    ]);
  });
});

describe('speed', () => {
  it('slow', () => {
    expect(findings(vitesse, [{ ...soundPage('/', 'Accueil'), ttfb_ms: 2400 }])).toMatchObject([
      {
        gravite: 'mineur',
        titre: 'Le site est lent à répondre',
        constate: { ou: 'premier octet, connexion comprise', texte: '/  2400 ms' },
      },
    ]);
  });
  it('one reading', () => {
    expect(findings(vitesse, [soundPage('/', 'Accueil')])).toMatchObject([
      { gravite: 'conforme', pourquoi: 'premier octet en 240 ms, une lecture.' },
    ]);
  });
});

it('llms.txt is told, never a fault', () => {
  expect(findings(llmsTxt, SOUND, { llms: file('/llms.txt', { content_type: 'text/plain' }) })).toMatchObject(
    [
      {
        gravite: 'non vérifié',
        pourquoi: fr`présent. Ce fichier, proposé en 2024, résume un site pour les IA. Google écrit que sa recherche l'ignore, et nous ne le conseillons pas.`,
      },
    ],
  );
  expect(findings(llmsTxt, SOUND, { llms: unread('/llms.txt', 'timeout', '') })).toEqual([]);
});

describe('SIREN and SIRET', () => {
  const legal = (text: string) => findings(identifiants, [page('/mentions-legales', `<p>${text}</p>`)]);

  it('a number whose key is wrong', () => {
    expect(legal('RCS Angers 732 829 321')).toEqual([
      {
        gravite: 'important',
        titre: fr`Un numéro d'immatriculation est faux`,
        pourquoi: fr`Sa clé de contrôle est fausse : un chiffre manque ou a été échangé. Aucun registre ne le connaît.`,
        constate: { ou: 'sur /mentions-legales', texte: '/mentions-legales  732 829 321' },
        copier: null,
      },
    ]);
  });

  it('a SIREN and a SIRET of the same company', () => {
    expect(legal('SIREN 732829320. SIRET 732 829 320 00074')).toMatchObject([
      { gravite: 'conforme', pourquoi: '732 829 320, clé juste, le même partout.' },
    ]);
  });

  it('two companies', () => {
    expect(legal('SIREN 732829320. Hébergeur : RCS Lille 424 761 419')).toMatchObject([
      {
        gravite: 'mineur',
        titre: 'Les pages donnent 2 numéros SIREN',
        pourquoi: fr`L'un est peut-être celui de votre hébergeur ou de votre prestataire : dites alors de qui il est, juste à côté.`,
        constate: { texte: '/mentions-legales  732 829 320\n/mentions-legales  424 761 419' },
      },
    ]);
  });

  it('none', () => {
    expect(legal('Bonjour')).toMatchObject([
      { gravite: 'non vérifié', pourquoi: fr`aucun numéro n'a été trouvé sur les pages lues.` },
    ]);
  });
});
