import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { factsOfSite } from '../facts/site.ts';
import type { SiteRead } from '../sites/site.data.ts';
import { auditer } from './audit.data.ts';
import { GRAVITES } from './finding.ts';
import { FICHE, page, robotsTxt, SOUND, siteRead, unread } from './testing/site.fixture.ts';

const NOW = new Date('2026-11-21T07:12:40Z');
const audit = (site: SiteRead) => auditer(site, factsOfSite(site, NOW), FICHE, NOW);

it('finds nothing to mend on a sound site, and says what it checked', () => {
  const { constats, conformes, non_verifies, lecture, injoignable, methode } = audit(siteRead(SOUND));
  expect(constats).toEqual([]);
  expect(conformes.map(({ titre, texte }) => `${titre} : ${texte}`)).toEqual([
    'Robots des IA : tous ceux qui lisent avant de répondre sont admis.',
    `Pare-feu : ${fr`la page d'accueil répond de même sous les noms OAI-SearchBot et PerplexityBot. Un filtre par adresse ne se voit pas d'ici.`}`,
    'Indexation : aucun ordre contraire sur les 3 pages lues.',
    expect.stringMatching(/^Texte lisible sans script : \d+ mots au moins sur chaque page lue\.$/),
    'Adresse sûre : https partout, une seule redirection depuis http.',
    'Données structurées : Bakery, avec nom, adresse, téléphone et site.',
    'Nom et ville : écrits en texte sur les pages lues.',
    'Téléphone : 02 41 20 30 40, écrit en texte.',
    'SIREN : 732 829 320, clé juste, le même partout.',
    'Mentions légales : présentes sur /mentions-legales, avec une immatriculation.',
    'Titres : 3 pages sur 3, tous différents.',
    'Descriptions : 3 pages sur 3, de 67 à 67 signes.',
    'Un titre principal par page : 3 pages sur 3.',
    'Langue : déclarée sur 3 pages sur 3.',
    'Plan du site : /sitemap.xml présent, 15 adresses, déclaré dans /robots.txt.',
    'Fraîcheur : dernier changement annoncé le 02/11/2026.',
    'Vitesse : premier octet en 240 ms (médiane de 3 lectures, de 240 à 240 ms).',
  ]);
  expect(non_verifies).toEqual([
    {
      titre: '/llms.txt',
      texte: fr`absent. Ce fichier, proposé en 2024, résume un site pour les IA. Google écrit que sa recherche l'ignore, et nous ne le conseillons pas.`,
    },
    {
      titre: 'Fiches d’établissement (Google, Apple, Bing)',
      texte: 'hors de portée d’une lecture du site.',
    },
  ]);
  expect({ lecture, injoignable }).toEqual({
    lecture: { date: '2026-11-21T08:12', pages_lues: 3, pages_connues: 3 },
    injoignable: null,
  });
  expect(methode).toEqual([
    fr`Le site a été lu une fois, en 3 secondes, comme le ferait un robot : sans exécuter de script, sans compte, en respectant /robots.txt.`,
    fr`Six pages au plus ont été lues : l'accueil, puis celles qui disent le plus d'une entreprise.`,
    fr`La page d'accueil a été demandée une fois de plus sous les noms OAI-SearchBot et PerplexityBot, suivis du nôtre.`,
    fr`Les numéros de ligne sont ceux des fichiers tels qu'ils ont été reçus.`,
    expect.stringContaining(
      fr`L'usage de chaque robot est celui que son éditeur publie, relevé le 28/11/2026 : OpenAI (developers.openai.com/docs/bots), Anthropic (support.claude.com/en/articles/8896518), Google (`,
    ),
    fr`Aucune IA n'a été interrogée pour cet audit.`,
  ]);
});

it('puts the worst finding first', () => {
  const { constats } = audit(
    siteRead([page('/', '<title>Fournil</title>')], { robots: robotsTxt('User-agent: *\nDisallow: /') }),
  );
  const places = constats.map(({ gravite }) => GRAVITES.indexOf(gravite));
  expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('names twenty-four robots, each with what it reads for', () => {
  const { robots } = audit(siteRead(SOUND, { robots: robotsTxt('User-agent: GPTBot\nDisallow: /') }));
  expect(robots).toHaveLength(24);
  expect(new Set(robots.map(({ robot }) => robot)).size).toBe(24);
  const named = (name: string) => robots.find(({ robot }) => robot === name);
  expect(named('GPTBot')).toMatchObject({
    editeur: 'OpenAI',
    usage: 'entrainement',
    admis: false,
    regle: 'l. 2',
  });
  expect(named('ChatGPT-User')).toMatchObject({
    editeur: 'OpenAI',
    usage: 'demande',
    admis: true,
    regle: null,
  });
});

describe('a site that cannot be read has an audit that says so', () => {
  const blank = { sitemap: null, llms: null, http: null };
  it.each([
    [
      'unreachable',
      'Le nom fournil.fr ne mène à aucun serveur.',
      fr`Vérifiez que le site s'ouvre dans un navigateur, puis redemandez un audit demain.`,
    ],
    [
      'refused',
      'L’adresse n’est pas publique.',
      fr`Vérifiez l'adresse du site dans la fiche du client, corrigez-la, puis redemandez un audit demain.`,
    ],
  ] as const)('%s', (cause, raison, suite) => {
    const home = unread('/', cause, raison);
    const robots = { ...unread('/robots.txt', cause, raison) };
    const { lecture, methode, ...found } = audit(siteRead([home], { robots, ...blank, known: 0, ms: 40 }));
    expect(methode).toEqual([
      fr`Notre robot a essayé de lire le site comme le ferait celui d'une IA : sans exécuter de script, sans compte, en respectant /robots.txt.`,
      fr`L'essai a duré moins d'une seconde. Il n'a permis de lire aucune page.`,
      fr`Aucune IA n'a été interrogée pour cet audit.`,
    ]);
    const nothing = { constats: [], conformes: [], robots: [] };
    expect(found).toMatchObject({ injoignable: { raison, suite }, ...nothing });
    expect(lecture).toEqual({ date: '2026-11-21T08:12', pages_lues: 0, pages_connues: 0 });
  });

  it('closed to robots: the rule that closes it is shown all the same', () => {
    const why = 'Le site demande aux robots comme le nôtre de ne pas lire cette page.';
    const site = siteRead([unread('/', 'robots', why)], {
      robots: robotsTxt('User-agent: *\nDisallow: /'),
      ...blank,
    });
    const { injoignable, constats, robots, methode } = audit(site);
    expect(methode.slice(-2)).toEqual([
      expect.stringContaining(fr`L'usage de chaque robot`),
      fr`Aucune IA n'a été interrogée pour cet audit.`,
    ]);
    expect(methode[2]).toBe(fr`Les numéros de ligne sont ceux de /robots.txt, tel qu'il a été reçu.`);
    expect(injoignable).toEqual({
      raison: why,
      suite: fr`Ouvrez /robots.txt à tous les robots, ou au nôtre, puis redemandez un audit demain.`,
    });
    expect(constats.map(({ gravite }) => gravite)).toEqual(['bloquant']);
    expect(robots.every(({ admis, regle }) => !admis && regle === 'l. 2')).toBe(true);
  });
});
