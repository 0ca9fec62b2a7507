import { describe, expect, it } from '@jest/globals';
import { AGENCE, DIRECT, read } from '../galerie.fixture.ts';
import { rendre } from '../rendu/rendu.ts';
import * as lettres from './documents.lettre.ts';
import { nomSansLien } from './lettre.ts';

const epi = { ...AGENCE, entreprise: "L'Épi d'Or" };
const seul = { ...DIRECT, entreprise: 'Fournil Martel' };
const LIEN = 'https://mesure.test/d/x';
const LIRE =
  'Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe\u00a0: ne le donnez qu’aux personnes qui doivent le lire.';

const etat = (n: number, etat: string, page?: string) => ({
  ...{ n, question: `Question ${n} ?`, etat, rang: n, cite: n, reponses: 20, page },
  devant: n === 3 ? [] : [{ entreprise: 'Le Four', reponses: 9 }],
});
const etats = [etat(2, 'consolider'), etat(3, 'acquise'), etat(1, 'conquerir', 'd_9')];
const document = { lien: LIEN, simulee: false, etats, prochaine: 2 };
const rapport = {
  ...document,
  periode: '11/2026',
  constat: { cite: 6, reponses: 60, devant: [{ entreprise: 'Le Four', reponses: 18 }] },
  prochaine_mesure: '21/12/2026',
};

describe('a report is ready', () => {
  it('its number and its button come first, then the states, each question on one line', () => {
    expect(read(lettres.rapport_pret({ ...epi, ...rapport }))).toEqual([
      "Rapport prêt\u00a0: L'Épi d'Or",
      'Le rapport est prêt',
      "6\u00a0réponses\u00a0sur\u00a060 citent L'Épi d'Or",
      `Ouvrir le rapport\u00a0:\n${LIEN}`,
      [
        '○ 1 à conquérir · ◐ 1 à consolider · ● 1 acquise',
        '○ 1. Question 1 ? · à conquérir · devant\u00a0: Le Four (9) · 1\u00a0sur\u00a020',
        '◐ 2. Question 2 ? · à consolider · devant\u00a0: Le Four (9) · 2\u00a0sur\u00a020',
        '● 3. Question 3 ? · acquise · 3\u00a0sur\u00a020',
      ].join('\n'),
      'Devant, ou à la place, les IA citent surtout Le Four (18 réponses).',
      'Le rapport montre les réponses des IA, qui elles citent et par quelle question commencer.',
      LIRE,
      "Client\u00a0: L'Épi d'Or\nPériode\u00a0: 11/2026\nProchaine mesure\u00a0: 21/12/2026",
      [
        'Vous pouvez répondre à ce message\u00a0:',
        "- Page suivante sur la question 3\u00a0: répondez «\u00a0Prochaine page de L'Épi d'Or\u00a0: question 3\u00a0»",
        "- Tous les documents\u00a0: répondez «\u00a0Livrables de L'Épi d'Or\u00a0»",
      ].join('\n'),
    ]);
  });

  it('a question whose page is written, being written or next is not offered for the next page', () => {
    const offered = (prochaine?: number) =>
      lettres.rapport_pret({ ...epi, ...rapport, prochaine }).boutons?.map(({ texte }) => texte);
    const begun = etats.map((other) => ({ ...other, visee: other.n === 3 }));
    const { boutons } = lettres.rapport_pret({ ...epi, ...rapport, etats: begun });
    expect(boutons?.map(({ texte }) => texte)).toEqual(['Tous les documents']);
    expect(offered(2)).toEqual(['Page suivante sur la question 3', 'Tous les documents']);
    expect(offered()).toEqual([
      'Page suivante sur la question 2',
      'Page suivante sur la question 3',
      'Tous les documents',
    ]);
  });

  it.each([
    [0, '0\u00a0réponse\u00a0sur\u00a060 cite'],
    [1, '1\u00a0réponse\u00a0sur\u00a060 cite'],
    [2, '2\u00a0réponses\u00a0sur\u00a060 citent'],
  ])('%i answers: the verb agrees', (cite, said) => {
    const { chiffre } = lettres.rapport_pret({
      ...epi,
      ...rapport,
      constat: { cite, reponses: 60, devant: [] },
    });
    expect(chiffre?.join(' ')).toBe(`${said} L'Épi d'Or`);
  });

  it('a simulation says so before its number', () => {
    const [, , first] = read(lettres.rapport_pret({ ...epi, ...rapport, simulee: true }));
    expect(first).toBe(
      'Mesure simulée\u00a0: aucune IA n’a été interrogée. Les réponses du document sont inventées pour en montrer la forme\u202f; aucun chiffre n’est à retenir.',
    );
  });

  it('without a number, as after a correction, it is a report all the same', () => {
    const { constat: _, ...without } = { ...rapport, etats: [] };
    expect(read(lettres.rapport_pret({ ...epi, ...without })).slice(0, 4)).toEqual([
      "Rapport prêt\u00a0: L'Épi d'Or",
      'Le rapport est prêt',
      `Ouvrir le rapport\u00a0:\n${LIEN}`,
      'Le rapport montre les réponses des IA, qui elles citent et par quelle question commencer.',
    ]);
  });
});

it('a button opens a message to the address of orders, its subject and its text filled in', () => {
  const { html } = rendre(lettres.page_prete({ ...epi, ...document, page: 'Le pain' }), {
    service: 'Mesure IA',
    commandes: 'commandes+k7@mesure.test',
  });
  const [, href = ''] = /href="(mailto:[^"]+)"/.exec(html) ?? [];
  const url = new URL(href.replaceAll('&amp;', '&'));
  expect(url.pathname).toBe('commandes%2Bk7@mesure.test');
  expect(url.searchParams.get('subject')).toBe("Re: Page prête\u00a0: L'Épi d'Or");
  expect(url.searchParams.get('body')).toBe("Prochaine page de L'Épi d'Or\u00a0: question 3");
});

it('a customer without an agency names nobody in its answers, and keeps the document', () => {
  const said = read(lettres.rapport_pret({ ...seul, ...rapport })).join('\n');
  expect(said).toContain('«\u00a0Prochaine page\u00a0: question 3\u00a0»');
  expect(said).toContain('«\u00a0Mes documents\u00a0»');
  expect(said).toContain('Le document est joint à ce message');
  expect(said).toContain('Établissement\u00a0: Fournil Martel');
});

it('the diagnostic of a prospect came to nothing', () => {
  const four = { ...AGENCE, entreprise: 'Le Four' };
  const suite = [
    'Prospect\u00a0: Le Four',
    'Vous pouvez répondre à ce message\u00a0:\n- répondez «\u00a0Mes diagnostics\u00a0»',
  ];
  expect(read(lettres.diagnostic_remis(four))).toEqual([
    'Diagnostic sans résultat\u00a0: Le Four',
    'Le diagnostic n’a pas abouti',
    'Les IA n’ont pas donné assez de réponses exploitables sur Le Four. Ce diagnostic n’est pas compté dans votre mois\u00a0: vous pouvez le demander de nouveau.',
    ...suite,
  ]);
});

const facts = { entreprise: "L'Épi d'Or", lien: LIEN, simulee: false };
const MESURE =
  'Nous avons posé à des IA les questions de vos clients, et lu chaque réponse. Le diagnostic dit qui elles citent, vous ou un autre, avec leurs réponses mot pour mot.';
const SIMULEE =
  'Mesure simulée\u00a0: aucune IA n’a été interrogée. Les réponses du document sont inventées pour en montrer la forme\u202f; aucun chiffre n’est à retenir.';
const TITRE = 'Votre diagnostic est prêt';
const OUVRIR = `Ouvrir le diagnostic\u00a0:\n${LIEN}`;
const NOM = "Entreprise\u00a0: L'Épi d'Or";

describe('what the person who asked reads', () => {
  it('the diagnostic', () => {
    const sujet = "Votre diagnostic est prêt\u00a0: L'Épi d'Or";
    expect(read(lettres.diagnostic_pret(facts))).toEqual([sujet, TITRE, OUVRIR, MESURE, LIRE, NOM]);
  });

  it('the diagnostic of a simulation says that no AI was asked', () => {
    expect(read(lettres.diagnostic_pret({ ...facts, simulee: true })).slice(1)).toEqual([
      TITRE,
      SIMULEE,
      OUVRIR,
      LIRE,
      NOM,
    ]);
  });

  it.each([
    ...['Gagnez sur https://evil.test', 'Écrivez à x@evil.test', 'evil\u2024test', 'evil\ufe52test'],
    ...['evil.test', 'EVIL.Test', 'evil。test', '10.0.0.1/x'],
  ])('a name like %j, typed by anybody, goes to nobody', (entreprise) => {
    const lettre = lettres.diagnostic_pret({ ...facts, entreprise });
    expect(read(lettre)).toEqual([TITRE, TITRE, OUVRIR, MESURE, LIRE]);
    expect(rendre(lettre, { service: 'Mesure IA' }).html).not.toMatch(/evil|10\.0\.0|<tbody>/i);
  });
});

it.each(['S.A.R.L. Martin', 'St. Jean & Fils', 'Épi d’Or, 24/24'])(
  'a name like %j is passed on',
  (entreprise) => {
    expect(nomSansLien(entreprise)).toBe(entreprise);
  },
);
