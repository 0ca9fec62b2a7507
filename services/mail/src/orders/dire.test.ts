import { consoleRoutes } from '@agence/calls/agency-routes';
import { correctableFields } from '@agence/words/client-fields';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { COMPTES, LABELS, PHRASES, TUS } from './dire.mots.ts';
import { dire, valeurs } from './dire.ts';
import { completed } from './essayer.ts';
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
    ...{ n: 4, question: 'Quel boulanger ?', etat: 'conquerir', rang: 1, page: null, reponses: 20, cite: 1 },
    ...{ premier: 0, intervalle: [0, 1], fiabilite: 'forte', devant: [{ entreprise: 'Mie', reponses: 12 }] },
  };
  const { faits, paragraphes, tableaux } = dire({
    questions: [{ n: 4, question: 'Quel boulanger ?' }],
    au_repos: [{ n: 7, question: 'Quel traiteur ?' }],
    clients: [{ id: 'c_1', entreprise: 'Épi', livrables: 2, actif: false, derniere_mesure: '21/11/2026' }],
    etats: [etat],
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

const LIEN = 'https://m.test/d/1';

it('a document is a line with its link, and the only link of an answer is its button', () => {
  const livrable = { genre: 'rapport', titre: 'Rapport de novembre', cree: '21/11/2026', lien: LIEN };
  expect(dire({ livrables: [livrable] }).tableaux).toEqual([
    {
      titre: 'Documents',
      lignes: [{ texte: 'Rapport de novembre', lien: LIEN, note: 'rapport · du 21/11/2026' }],
    },
  ]);
  const action = { texte: 'Ouvrir le document', lien: LIEN };
  expect(dire({ lien: LIEN })).toMatchObject({ action, faits: [] });
  expect(dire({ espace_de_paiement: LIEN })).toMatchObject({ action: { lien: LIEN }, paragraphes: [] });
});

it('the data of a report is a line for each file, and pages have none', () => {
  const donnees = { reponses: 'r', sources: 's', faits: 'f', json: 'j' };
  const livrable = { titre: 'Rapport – Épi', cree: '21/11/2026', donnees };
  const { tableaux = [] } = dire(donneesDe({ livrables: [{ titre: 'Page', donnees: null }, livrable] }));
  expect(tableaux.map(({ titre }) => titre)).toEqual(['Données des rapports']);
  const lines = tableaux.flatMap(({ lignes }) => lignes).map(({ texte, lien, note }) => [texte, lien, note]);
  expect(lines).toEqual([
    ['Rapport – Épi\u00a0: réponses (CSV)', 'r', 'du 21/11/2026'],
    ['Rapport – Épi\u00a0: sources (CSV)', 's', 'du 21/11/2026'],
    ['Rapport – Épi\u00a0: faits (CSV)', 'f', 'du 21/11/2026'],
    ['Rapport – Épi\u00a0: réponses, sources et faits (JSON)', 'j', 'du 21/11/2026'],
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

it('an accepted client is shown with the competitors that were typed for it', () => {
  const fiche = { ville: 'Lyon', metier: 'boulanger' };
  const acceptes = [
    { entreprise: 'Le Fournil', site_web: 'le-fournil.fr', ...fiche },
    { entreprise: 'Pain Test', site_web: 'pain-test.fr', ...fiche },
  ];
  const clients = [
    { entreprise: 'Le Fournil', concurrents: 'Maison Brunel, Le Four' },
    { entreprise: 'Pain Test' },
  ];
  const { tableaux = [] } = dire(completed({ acceptes }, { corps: { clients }, ecartees: [] }), false);
  const lignes = tableaux.flatMap((tableau) => tableau.lignes).map((ligne) => JSON.stringify(ligne));
  expect(lignes).toEqual([
    expect.stringContaining('concurrents\u00a0: Maison Brunel, Le Four'),
    expect.not.stringContaining('concurrents'),
  ]);
});

const client = { id: 'c_1', entreprise: 'Fournil Martel', site: 'martel.test', ville: 'Angers', actif: true };
const posees = new Map([[3, 'Qui ouvre le dimanche ?']]);

const said = (corps: object, seul = false) =>
  valeurs({ geste: 'ajuster', client, corps }, { seul, posees, appels: 1_204 }).flatMap(([label, value]) =>
    value === undefined ? [] : [`${label} : ${value}`],
  );

it('a launch says how many calls it makes at most', () => {
  expect(said({ retirer: [3], lancer: true })).toEqual([
    'Client : Fournil Martel · Angers',
    'Question retirée : n° 3 · Qui ouvre le dimanche ?',
    'Mesure : à lancer',
    'Appels payants aux IA, au plus : 1\u202f204',
  ]);
});

it('a customer without an agency is no client', () => {
  expect(said({ lancer: true }, true)[0]).toBe('Établissement : Fournil Martel · Angers');
});
