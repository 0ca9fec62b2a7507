import { correctableFields } from '@agence/words/client-fields';
import { type Familles, formeSeule, formesDe, NUMERO, type Pris, QUESTION, VOIR } from './forme.ts';
import { COMPTE } from './formes.compte.ts';
import { motif } from './motif.ts';
import { paires, sansGuillemets, tientLieu } from './valeur.ts';

const NUMEROS = String.raw`(?:la |les )?questions? (?<numeros>\d{1,9}(?: ?(?:,|et|,? et) ?\d{1,9})*)`;
/** The fields that a mail may correct, by the names that people give them. */
const CORRIGES = Object.fromEntries(
  correctableFields.flatMap(([champ, { names = [] }]) => names.map((name) => [name, champ] as const)),
);

const numero = ({ numero: typed }: Pris) => ({ numero: Number(typed) });
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
const CLIENT = {
  questions: {
    exemples: ['Questions de Plomberie Martin'],
    formes: formesDe(`${VOIR}(?:les |mes |nos )?questions {client}`),
  },
  livrables: {
    exemples: ['Livrables de Plomberie Martin'],
    formes: [
      ...formesDe(`${VOIR}(?:les |mes |nos )?(?:livrables|documents|rapports) {client}`),
      ...formesDe(`${VOIR}(?:le |mon |notre )(?:dernier )?rapport {client}`),
    ],
  },
  donnees: {
    exemples: ['Données de Plomberie Martin'],
    formes: formesDe(`${VOIR}(?:les |mes |nos )?donnees {client}`),
  },
  ajuster: {
    exemples: [
      'Lancer Plomberie Martin',
      'Remplacer la question 3 de Plomberie Martin par « … »',
      'Retirer la question 3 de Plomberie Martin',
    ],
    formes: [
      ...formesDe(
        `(?:remplacer|remplacez) ${QUESTION} {client} par ?:? ?(?<texte>\\S.*)`,
        ({ numero: n, texte }) => remplace(n, texte),
      ),
      ...formesDe(`(?:retirer|retirez|supprimer|supprimez) ${NUMEROS} {client}`, ({ numeros = '' }) => ({
        retirer: (numeros.match(/\d+/gu) ?? []).map(Number),
      })),
      ...formesDe('(?:vous pouvez )?(?:lancer|lancez)(?: (?:la mesure|les questions))? {client}', () => ({
        lancer: true,
      })),
    ],
  },
  page: {
    exemples: ['Prochaine page de Plomberie Martin : question 4'],
    formes: [
      ...formesDe(`(?:la )?prochaine page {client} ?: ?${QUESTION}`, numero),
      // « La 4 » is how a direct customer answers our mail that asks for the next page.
      formeSeule(`(?:question|la|la question) ${NUMERO}`, numero),
      // « La 2 » of an agency, without a client, chooses from the clients that our mail numbered.
      {
        motif: motif(`(?:la |le |client )?${NUMERO}`),
        lire: (pris, { seul }) => (seul === undefined ? { corps: numero(pris) } : null),
      },
    ],
  },
  audit: {
    exemples: ['Audit de Plomberie Martin'],
    formes: formesDe("(?:refaire )?(?:l'|un )?audit(?: (?:de mon|de notre|du) site)? {client}"),
  },
  corriger: {
    exemples: [
      'Corriger Plomberie Martin : ville Cholet',
      'Concurrents de Plomberie Martin : Dupont Sanitaire, Allo Fuite',
      'Contexte de Plomberie Martin : ouvert le dimanche',
    ],
    formes: [
      ...formesDe('(?:corriger|corrigez) {client} ?: ?(?<paires>\\S.*)', ({ paires: typed = '' }) =>
        paires(typed, CORRIGES),
      ),
      ...formesDe('(?:les |mes |nos )?concurrents {client} ?: ?(?<noms>\\S.*)', ({ noms = '' }) =>
        repere('concurrents', noms),
      ),
      ...formesDe('(?:le |mon |notre )?contexte {client} ?: ?(?<texte>\\S.*)', ({ texte = '' }) =>
        repere('contexte', texte),
      ),
    ],
  },
  retirer: {
    exemples: ['Retirer Plomberie Martin'],
    formes: formesDe('(?:retirer|retirez)(?: le client)? {client}').slice(0, 1),
  },
} satisfies Familles;

/** The strict forms of all gestures. */
export const FAMILLES = { ...COMPTE, ...CLIENT };
