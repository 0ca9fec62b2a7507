import { type Famille, forme, formeDe, NUMERO, QUESTION } from './forme.ts';
import { paires, sansGuillemets, tientLieu } from './valeur.ts';

const VOIR = '(?:voir |afficher |liste de )?';
const NUMEROS = String.raw`(?:la |les )?questions? (?<numeros>\d{1,9}(?: ?(?:,|et|,? et) ?\d{1,9})*)`;
const CORRIGES = {
  entreprise: 'entreprise',
  nom: 'entreprise',
  'site web': 'site_web',
  site: 'site_web',
  ville: 'ville',
  metier: 'metier',
  activite: 'metier',
} as const;

const corrige = (typed = ''): object | null => paires(typed, CORRIGES);
const numero = (typed: string | undefined) => ({ numero: Number(typed) });
const remplace = (typed: string | undefined, texte = ''): object | null => {
  const question = sansGuillemets(texte);
  // Text without quotes must end with « ? »: « quelque chose de plus local » is a remark to us, not a new question.
  const asked = question !== texte.trim() || texte.trim().endsWith('?');
  return question === null || !asked || !tientLieu('question', question)
    ? null
    : { remplacer: { [Number(typed)]: question.replaceAll(/\s+/gu, ' ') } };
};

/** Orders about one client. */
export const CLIENT: readonly Famille[] = [
  {
    geste: 'questions',
    exemples: ['Questions de Plomberie Martin'],
    formes: [...formeDe('questions', `${VOIR}(?:les |mes |nos )?questions {client}`)],
  },
  {
    geste: 'livrables',
    exemples: ['Livrables de Plomberie Martin'],
    formes: [
      ...formeDe('livrables', `${VOIR}(?:les |mes |nos )?(?:livrables|documents|rapports) {client}`),
      ...formeDe('livrables', `${VOIR}(?:le |mon |notre )(?:dernier )?rapport {client}`),
    ],
  },
  {
    geste: 'donnees',
    exemples: ['Données de Plomberie Martin'],
    formes: formeDe('donnees', `${VOIR}(?:les |mes |nos )?donnees {client}`),
  },
  {
    geste: 'ajuster',
    exemples: [
      'Lancer Plomberie Martin',
      'Remplacer la question 3 de Plomberie Martin par « … »',
      'Retirer la question 3 de Plomberie Martin',
    ],
    formes: [
      ...formeDe(
        'ajuster',
        `(?:remplacer|remplacez) ${QUESTION} {client} par ?:? ?(?<texte>\\S.*)`,
        ({ numero: n, texte }) => remplace(n, texte),
      ),
      ...formeDe(
        'ajuster',
        `(?:retirer|retirez|supprimer|supprimez) ${NUMEROS} {client}`,
        ({ numeros = '' }) => ({
          retirer: (numeros.match(/\d+/gu) ?? []).map(Number),
        }),
      ),
      ...formeDe(
        'ajuster',
        '(?:vous pouvez )?(?:lancer|lancez)(?: (?:la mesure|les questions))? {client}',
        () => ({ lancer: true }),
      ),
    ],
  },
  {
    geste: 'page',
    exemples: ['Prochaine page de Plomberie Martin : question 4'],
    formes: [
      ...formeDe('page', `(?:la )?prochaine page {client} ?: ?${QUESTION}`, ({ numero: n }) => numero(n)),
      // « La 4 » is how a direct customer answers our mail that asks for the next page.
      {
        ...forme('page', `(?:question|la|la question) ${NUMERO}`),
        lire: ({ numero: n }, { seul }) =>
          seul === undefined ? null : { ordre: { geste: 'page', client: seul, corps: numero(n) } },
      },
      // « La 2 » of an agency, without a client, chooses from the clients that our mail numbered.
      {
        ...forme('page', `(?:la |le |client )?${NUMERO}`),
        lire: ({ numero: n }, { seul }) =>
          seul === undefined ? { ordre: { geste: 'page', corps: numero(n) } } : null,
      },
    ],
  },
  {
    geste: 'audit',
    exemples: ['Audit de Plomberie Martin'],
    formes: formeDe('audit', "(?:refaire )?(?:l'|un )?audit(?: (?:de mon|de notre|du) site)? {client}"),
  },
  {
    geste: 'corriger',
    exemples: ['Corriger Plomberie Martin : ville Cholet'],
    formes: formeDe('corriger', '(?:corriger|corrigez) {client} ?: ?(?<paires>\\S.*)', ({ paires: typed }) =>
      corrige(typed),
    ),
  },
  {
    geste: 'retirer',
    exemples: ['Retirer Plomberie Martin'],
    formes: formeDe('retirer', '(?:retirer|retirez)(?: le client)? {client}').slice(0, 1),
  },
];
