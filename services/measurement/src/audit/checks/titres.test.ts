import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { findings, page, SOUND } from '../testing/site.fixture.ts';
import { descriptions, titrePrincipal, titres } from './titres.ts';

describe('titles', () => {
  it('the same on several pages: one for each, from its heading', () => {
    const same = [
      page('/pains', '<title>Accueil</title><h1>Pains "au levain" & tartes</h1>'),
      page('/contact', '<title>Accueil</title><h1>Nous trouver à Angers</h1>'),
    ];
    expect(findings(titres, same)).toEqual([
      {
        gravite: 'mineur',
        titre: '2 pages portent le même titre',
        pourquoi: 'Le titre est ce que les moteurs et les IA affichent comme nom de la source.',
        constate: { ou: 'sur /pains et /contact', texte: '<title>Accueil</title>' },
        copier: {
          ou: 'un titre par page, à relire',
          texte: `/pains    <title>Pains &quot;au levain&quot; &amp; tartes à Angers – Fournil du Vieux-Four</title>
/contact  <title>Nous trouver à Angers – Fournil du Vieux-Four</title>`,
        },
      },
    ]);
  });
  it('one made of the trade begins with a capital, however the trade is written', () => {
    const fiche = { entreprise: 'Le Four', ville: 'Lyon', metier: 'boulangerie' };
    const same = ['/', '/12'].map((path) => page(path, '<title>Accueil</title>'));
    expect(findings(titres, same, {}, fiche)[0]?.copier?.texte).toMatch(
      /<title>Boulangerie à Lyon – Le Four<\/title>/,
    );
  });
  it('the same heading everywhere: each from its path or its parts, none that another page has', () => {
    const same = [
      page('/', '<title>Accueil</title><h1>Bienvenue</h1>'),
      page('/nos-tartes.html', '<title>Accueil</title><h1>Bienvenue</h1>'),
      page('/12', '<title>Accueil</title><h1>Bienvenue</h1><h2>Livraison</h2>'),
      page('/13', '<title>Accueil</title><h1>Bienvenue</h1>'),
      page('/14', '<title>Accueil</title><h1>Bienvenue</h1>'),
      page('/15', '<title>Accueil</title><h1>Bienvenue</h1>'),
      page('/x', '<title>Boulangerie à Angers – Fournil du Vieux-Four</title><h1>X</h1>'),
    ];
    expect(findings(titres, same)[0]?.copier?.texte).toBe(
      `/                 <title>Bienvenue à Angers – Fournil du Vieux-Four</title>
/nos-tartes.html  <title>Nos tartes à Angers – Fournil du Vieux-Four</title>
/12               <title>Livraison à Angers – Fournil du Vieux-Four</title>
/13               <title>Fournil du Vieux-Four</title>
/14               à écrire\u00a0: ce que cette page dit et que les autres ne disent pas
/15               à écrire\u00a0: ce que cette page dit et que les autres ne disent pas`,
    );
  });
  it('one page alone is one page', () => {
    expect(findings(titres, SOUND.slice(0, 1))).toMatchObject([
      { gravite: 'conforme', pourquoi: '1 page sur 1.' },
    ]);
  });
  it('missing', () => {
    expect(findings(titres, [page('/', '<h1>Fournil du Vieux-Four</h1>'), ...SOUND])).toMatchObject([
      {
        gravite: 'important',
        titre: '1 page sans titre',
        constate: { ou: 'sur /', texte: 'aucun texte dans <title>' },
        copier: { texte: '<title>Boulangerie à Angers – Fournil du Vieux-Four</title>' },
      },
    ]);
  });
});

describe('descriptions', () => {
  it('missing: the words of the page', () => {
    const words = 'Nous pétrissons chaque nuit un pain au levain de blé des bords de Loire.';
    expect(findings(descriptions, [page('/', `<p>${words}</p>`)])).toEqual([
      {
        gravite: 'mineur',
        titre: '1 page sans description utile',
        pourquoi: fr`C'est la phrase que les moteurs montrent sous le titre, et souvent la première qu'une IA lit.`,
        constate: { ou: 'sur /', texte: '/  absente' },
        copier: {
          ou: fr`dans l'en-tête de chaque page, à relire : ce sont les mots de la page`,
          texte:
            '<meta name="description" content="Nous pétrissons chaque nuit un pain au levain de blé des bords de Loire.">',
        },
      },
    ]);
  });

  const banner = 'Commandez avant midi : nos pains sont prêts dès six heures le lendemain matin.';
  const own = 'Nous pétrissons chaque nuit un pain au levain de blé des bords de Loire.';
  it('are never twice the same: a line that comes back on each page says nothing of one', () => {
    const bare = (path: string, text = '') => page(path, `<p>${banner}</p><p>${text}</p>`);
    const [found] = findings(descriptions, [bare('/'), bare('/pains', own), bare('/contact')]);
    expect(found?.titre).toBe('3 pages sans description utile');
    expect(found?.copier?.texte).toBe(
      `/         à écrire\u00a0: ce que cette page dit et que les autres ne disent pas
/pains    <meta name="description" content="${own}">
/contact  à écrire\u00a0: ce que cette page dit et que les autres ne disent pas`,
    );
  });
  it('are not that of another page, nor as short as those found wanting', () => {
    const described = page('/a', `<meta name="description" content="${own}"><h1>A</h1>`);
    const [found] = findings(descriptions, [described, page('/b', `<h1>B</h1><p>${own}</p>`)]);
    expect(found?.copier?.texte).toBe(
      'à écrire\u00a0: ce que cette page dit et que les autres ne disent pas',
    );
  });
});

describe('main headings', () => {
  it('none on several: one for each', () => {
    expect(findings(titrePrincipal, [page('/', ''), page('/contact', '')])[0]?.copier?.texte).toBe(
      `/         <h1>Boulangerie à Angers – Fournil du Vieux-Four</h1>
/contact  <h1>Contact à Angers – Fournil du Vieux-Four</h1>`,
    );
  });
  it('none', () => {
    expect(findings(titrePrincipal, [page('/', '<h2>Bonjour</h2>')])).toMatchObject([
      {
        titre: '1 page sans titre principal',
        pourquoi:
          'Le titre principal (h1) dit aux machines de quoi parle la page. Il en faut un, et un seul.',
        constate: { ou: 'sur /', texte: '/  0 h1' },
        copier: { texte: '<h1>Boulangerie à Angers – Fournil du Vieux-Four</h1>' },
      },
    ]);
  });
  it('several', () => {
    expect(findings(titrePrincipal, [page('/', '<h1>A</h1><h1>B</h1>')])).toMatchObject([
      { titre: '1 page avec plusieurs titres principaux', copier: null },
    ]);
  });
});
