import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { findings, page, SOUND } from '../testing/site.fixture.ts';
import { canonique, indexation } from './indexation.ts';

describe('a page that asks to be left out', () => {
  it('by a tag, with its line', () => {
    const html = '<html>\n<head>\n<meta name="Robots" content="noindex, nosnippet">\n</head>';
    expect(findings(indexation, [page('/commandes', html)])).toEqual([
      {
        gravite: 'bloquant',
        titre: 'La page /commandes demande à ne pas être lue',
        pourquoi: fr`Elle interdit aux moteurs de la garder ou d'en citer un extrait : une IA qui cherche ne peut pas s'en servir.`,
        constate: {
          ou: 'dans /commandes, ligne 3',
          texte: '<meta name="robots" content="noindex, nosnippet">',
        },
        copier: {
          ou: 'à la place de cette ligne',
          texte: '<meta name="robots" content="index, follow, max-snippet:-1">',
        },
      },
    ]);
  });
  it.each([
    ['max-snippet: 0', 'citée'],
    ['googlebot: none, max-image-preview:none', 'lue'],
    ['max-image-preview:none, nosnippet', 'citée'],
  ])('by a header: %s', (tag, refused) => {
    expect(findings(indexation, [page('/', '<p>x', { x_robots_tag: [tag] })])).toMatchObject([
      {
        titre: `La page / demande à ne pas être ${refused}`,
        constate: { ou: 'dans les en-têtes de /', texte: `X-Robots-Tag: ${tag}` },
        copier: { texte: 'X-Robots-Tag: index, follow, max-snippet:-1' },
      },
    ]);
  });
  it.each([
    ['a legal notice may', '/mentions-legales', 'noindex'],
    ['an order that leaves it in', '/', 'index, follow, max-image-preview:large'],
    ['an order about links', '/', 'nofollow'],
    ['snippets of 50 characters', '/', 'max-snippet:50'],
    ['no preview of images', '/', 'index, follow, max-image-preview:none'],
    ['no preview of images, with spaces', '/', 'max-image-preview : none, max-video-preview: 0'],
  ])('%s', (_, path, content) => {
    expect(findings(indexation, [page(path, `<meta name="robots" content="${content}">`)])).toMatchObject([
      { gravite: 'conforme' },
    ]);
  });
});

describe('the canonical address', () => {
  const at = (href: string) => page('/', `<link rel="canonical" href="${href}">`);
  it('on another site', () => {
    expect(findings(canonique, [at('https://modele.exemple.com/x')])).toEqual([
      {
        gravite: 'bloquant',
        titre: fr`Une page déclare pour sienne l'adresse d'un autre site`,
        pourquoi: fr`Les moteurs suivent cette adresse et oublient la page. Ce qu'elle dit est attribué à l'autre site.`,
        constate: { ou: 'sur /', texte: '<link rel="canonical" href="https://modele.exemple.com/x">' },
        copier: {
          ou: 'à la place de cette ligne',
          texte: '<link rel="canonical" href="https://fournil.fr/">',
        },
      },
    ]);
  });
  it.each(['/', 'https://www.fournil.fr/', 'http://fournil.fr/autre'])('at home: %s', (href) => {
    expect(findings(canonique, [at(href), ...SOUND])).toEqual([]);
  });
});
