import { consoleRoutes } from '@agence/calls/agency-routes';
import { correctableFields } from '@agence/words/client-fields';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { COMPTES, LABELS, PHRASES, TUS } from './dire.mots.ts';
import { dire } from './dire.ts';
import { donneesDe } from './gestes.ts';

/** Names of fields that are labels. */
const NOMMES: ReadonlySet<string> = new Set([
  ...['adresse', 'avant', 'clients', 'de', 'diagnostics', 'entreprise', 'marque', 'mesure', 'nom'],
  ...[
    'paiement',
    'places_tenues',
    'prochaine_page',
    'question',
    'questions',
    'sens',
    'site_lu',
    'statut',
    'vers',
  ],
]);
/** Text fields that need no wording in a line. */
const PARLANTS: ReadonlySet<string> = new Set([
  ...correctableFields.map(([name]) => name),
  ...['contact', 'couleur', 'etat', 'genre', 'ia', 'mesure', 'mesure_detail', 'mode', 'mois', 'nom'],
  ...['periode', 'pourquoi', 'question', 'quoi', 'site', 'titre'],
]);

type Schema = {
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};

/** The fields of what a field holds, as far down as there are any. */
const inside = ({ properties = {}, items, anyOf = [] }: Schema): readonly string[] => [
  ...Object.entries(properties).flatMap(([name, field]) => [name, ...inside(field)]),
  ...[...anyOf, ...(items === undefined ? [] : [items])].flatMap(inside),
];

/** Every answer of the API but the guide, which « Aide » tells by its wordings. */
const ANSWERS = consoleRoutes
  .filter(({ path }) => path !== 'aide/')
  .map(({ method, path, reply }) => [`${method} ${path}`, z.toJSONSchema(reply) as Schema] as const);

describe.each(ANSWERS)('%s', (_, { properties = {}, $defs = {} }) => {
  it('each field has a name, is a sentence, or is left out on purpose', () => {
    const forgotten = Object.keys(properties).filter(
      (name) => !(name in LABELS) && !NOMMES.has(name) && !PHRASES.has(name) && !TUS.has(name),
    );
    expect(forgotten).toEqual([]);
  });

  it('each part of a line says what it counts, is a word by itself, or is left out on purpose', () => {
    const forgotten = Object.values({ ...properties, ...$defs })
      .flatMap(inside)
      .filter((name) => !(name in COMPTES) && !PARLANTS.has(name) && !TUS.has(name));
    expect([...new Set(forgotten)]).toEqual([]);
  });
});

it('numbers in a line say what they count, and what is not so is said where it matters', () => {
  const etat = {
    n: 4,
    question: 'Quel boulanger ?',
    etat: 'conquerir',
    rang: 1,
    page: null,
    reponses: 20,
    cite: 1,
  };
  const { faits, paragraphes, tableaux } = dire({
    questions: [{ n: 4, question: 'Quel boulanger ?' }],
    au_repos: [{ n: 7, question: 'Quel traiteur ?' }],
    clients: [{ id: 'c_1', entreprise: 'Épi', livrables: 2, actif: false, derniere_mesure: '21/11/2026' }],
    etats: [
      {
        ...etat,
        premier: 0,
        intervalle: [0, 1],
        fiabilite: 'forte',
        devant: [{ entreprise: 'Mie', reponses: 12 }],
      },
    ],
    leads: { quota: 5, utilises: 1, restants: 4, repart_le: '01/12/2026' },
    servi: true,
    confirme: false,
    note: 'Rien.',
  });
  expect(paragraphes).toEqual(['Rien.']);
  const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(faits.map((fait) => plain(fait.join(' : ')))).toEqual([
    'Diagnostics du mois : 5 par mois · 1 utilisé · 4 restants · repart à zéro le 01/12/2026',
    'Compte servi : oui',
  ]);
  expect(JSON.parse(plain(JSON.stringify(tableaux)))).toEqual([
    { titre: 'Questions au repos', lignes: [{ repere: '7', texte: 'Quel traiteur ?', note: '' }] },
    {
      titre: 'Clients',
      lignes: [{ texte: 'Épi', note: '2 documents · retiré · mesuré le 21/11/2026' }],
    },
    {
      titre: '○ 1 à conquérir',
      lignes: [
        {
          ...{ repere: '4', texte: 'Quel boulanger ?', etat: 'conquerir', note: 'devant : Mie (12)' },
          valeur: '1 sur 20',
        },
      ],
    },
  ]);
});

it('a document is a line with its link, and the only link of an answer is its button', () => {
  const livrable = {
    genre: 'rapport',
    titre: 'Rapport de novembre',
    cree: '21/11/2026',
    lien: 'https://m.test/d/1',
  };
  expect(dire({ livrables: [livrable] }).tableaux).toEqual([
    {
      titre: 'Documents',
      lignes: [{ texte: 'Rapport de novembre', lien: 'https://m.test/d/1', note: 'rapport · du 21/11/2026' }],
    },
  ]);
  expect(dire({ lien: 'https://m.test/d/2' })).toMatchObject({
    action: { texte: 'Ouvrir le document', lien: 'https://m.test/d/2' },
    faits: [],
  });
  expect(dire({ espace_de_paiement: 'https://pay.test/p' })).toMatchObject({
    action: { lien: 'https://pay.test/p' },
    paragraphes: [],
  });
});

it('the data of a report is a line for each file, and pages have none', () => {
  const donnees = {
    ...{ reponses: 'https://m.test/r', sources: 'https://m.test/s' },
    ...{ faits: 'https://m.test/f', json: 'https://m.test/j' },
  };
  const livrable = { titre: 'Rapport – Épi', cree: '21/11/2026' };
  const shown = dire(
    donneesDe({
      livrables: [
        { titre: 'Page', donnees: null },
        { ...livrable, donnees },
      ],
    }),
  );
  const line = (what: string, lien: string) => ({
    ...{ texte: `Rapport – Épi\u00a0: ${what}`, lien, note: 'du 21/11/2026' },
  });
  expect(shown.tableaux).toEqual([
    {
      titre: 'Données des rapports',
      lignes: [
        line('réponses (CSV)', 'https://m.test/r'),
        line('sources (CSV)', 'https://m.test/s'),
        line('faits (CSV)', 'https://m.test/f'),
        line('réponses, sources et faits (JSON)', 'https://m.test/j'),
      ],
    },
  ]);
  expect(dire(donneesDe({ livrables: [] })).paragraphes).toEqual([
    'Il n’y a pas encore de rapport\u00a0: ses données viendront avec lui.',
  ]);
});

it('a brand is shown as it would be', () => {
  const actuelle = { nom: 'Horizon', couleur: '#0b5cad', contact: 'x' };
  expect(dire({ changerait: { couleur: '#ff8800' }, actuelle }).marque).toEqual({
    nom: 'Horizon',
    couleur: '#ff8800',
  });
});
