import { correctableFields } from '@agence/words/client-fields';
import { type Famille, famille, formeDe, NUMERO, QUESTION, VOIR } from './forme.ts';
import { COMPTE } from './formes.compte.ts';
import { motif } from './motif.ts';
import { paires, sansGuillemets, tientLieu } from './valeur.ts';

const NUMEROS = String.raw`(?:la |les )?questions? (?<numeros>\d{1,9}(?: ?(?:,|et|,? et) ?\d{1,9})*)`;
/** The fields that a mail may correct, by the names that people give them. */
const CORRIGES = Object.fromEntries(
  correctableFields.flatMap(([champ, { names = [] }]) => names.map((name) => [name, champ] as const)),
);

const numero = (typed: string | undefined) => ({ numero: Number(typed) });
const remplace = (typed: string | undefined, texte = ''): object | null => {
  const question = sansGuillemets(texte);
  // Text without quotes must end with « ? »: « quelque chose de plus local » is a remark to us, not a new question.
  const asked = question !== texte.trim() || texte.trim().endsWith('?');
  return question === null || !asked || !tientLieu('question', question)
    ? null
    : { remplacer: { [Number(typed)]: question.replaceAll(/\s+/gu, ' ') } };
};

/** Competitors or context, which may be corrected at any time. */
const repere = (champ: 'concurrents' | 'contexte', typed: string): object | null => {
  const value = sansGuillemets(typed.replace(/\s*\.$/u, ''));
  return value === null || !tientLieu(champ, value) ? null : { [champ]: value };
};

/** Orders about one client. */
const CLIENT: readonly Famille[] = [
  famille(
    'questions',
    { exemples: ['Questions de Plomberie Martin'] },
    formeDe(`${VOIR}(?:les |mes |nos )?questions {client}`),
  ),
  famille(
    'livrables',
    { exemples: ['Livrables de Plomberie Martin'] },
    formeDe(`${VOIR}(?:les |mes |nos )?(?:livrables|documents|rapports) {client}`),
    formeDe(`${VOIR}(?:le |mon |notre )(?:dernier )?rapport {client}`),
  ),
  famille(
    'donnees',
    { exemples: ['Données de Plomberie Martin'] },
    formeDe(`${VOIR}(?:les |mes |nos )?donnees {client}`),
  ),
  famille(
    'ajuster',
    {
      exemples: [
        'Lancer Plomberie Martin',
        'Remplacer la question 3 de Plomberie Martin par « … »',
        'Retirer la question 3 de Plomberie Martin',
      ],
    },
    formeDe(`(?:remplacer|remplacez) ${QUESTION} {client} par ?:? ?(?<texte>\\S.*)`, ({ numero: n, texte }) =>
      remplace(n, texte),
    ),
    formeDe(`(?:retirer|retirez|supprimer|supprimez) ${NUMEROS} {client}`, ({ numeros = '' }) => ({
      retirer: (numeros.match(/\d+/gu) ?? []).map(Number),
    })),
    formeDe('(?:vous pouvez )?(?:lancer|lancez)(?: (?:la mesure|les questions))? {client}', () => ({
      lancer: true,
    })),
  ),
  famille(
    'page',
    { exemples: ['Prochaine page de Plomberie Martin : question 4'] },
    formeDe(`(?:la )?prochaine page {client} ?: ?${QUESTION}`, ({ numero: n }) => numero(n)),
    // « La 4 » is how a direct customer answers our mail that asks for the next page.
    (geste) => [
      {
        motif: motif(`(?:question|la|la question) ${NUMERO}`),
        lire: ({ numero: n }, { seul }) =>
          seul === undefined ? null : { ordre: { geste, client: seul, corps: numero(n) } },
      },
      // « La 2 » of an agency, without a client, chooses from the clients that our mail numbered.
      {
        motif: motif(`(?:la |le |client )?${NUMERO}`),
        lire: ({ numero: n }, { seul }) =>
          seul === undefined ? { ordre: { geste, corps: numero(n) } } : null,
      },
    ],
  ),
  famille(
    'audit',
    { exemples: ['Audit de Plomberie Martin'] },
    formeDe("(?:refaire )?(?:l'|un )?audit(?: (?:de mon|de notre|du) site)? {client}"),
  ),
  famille(
    'corriger',
    {
      exemples: [
        'Corriger Plomberie Martin : ville Cholet',
        'Concurrents de Plomberie Martin : Dupont Sanitaire, Allo Fuite',
        'Contexte de Plomberie Martin : ouvert le dimanche',
      ],
    },
    formeDe('(?:corriger|corrigez) {client} ?: ?(?<paires>\\S.*)', ({ paires: typed = '' }) =>
      paires(typed, CORRIGES),
    ),
    formeDe('(?:les |mes |nos )?concurrents {client} ?: ?(?<noms>\\S.*)', ({ noms = '' }) =>
      repere('concurrents', noms),
    ),
    formeDe('(?:le |mon |notre )?contexte {client} ?: ?(?<texte>\\S.*)', ({ texte = '' }) =>
      repere('contexte', texte),
    ),
  ),
  famille('retirer', { exemples: ['Retirer Plomberie Martin'] }, (geste) =>
    formeDe('(?:retirer|retirez)(?: le client)? {client}')(geste).slice(0, 1),
  ),
];

/** The strict forms of all gestures. */
export const FAMILLES: readonly Famille[] = [...COMPTE, ...CLIENT];
