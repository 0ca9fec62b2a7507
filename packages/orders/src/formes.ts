import { correctableFields } from '@agence/words/client-fields';
import { type Familles, forme, formeSeule, formesDe, NUMERO, type Pris, QUESTION, VOIR } from './forme.ts';
import { ligneTapee } from './lignes.ts';
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

const ADRESSE = String.raw`(?<adresse>[^\s@<>,;:]+(?:@[^\s@<>,;:]+)?)`;
const MARQUE = { nom: 'nom', couleur: 'couleur', contact: 'contact' } as const;

/** The strict forms of all gestures, with their examples. */
export const FAMILLES = {
  compte: { exemples: ['Mon compte'], formes: [forme(`${VOIR}(?:mon|notre) compte ?\\??`)] },
  clients: { exemples: ['Mes clients'], formes: [forme(`${VOIR}(?:mes|nos) clients ?\\??`)] },
  diagnostics: { exemples: ['Mes diagnostics'], formes: [forme(`${VOIR}(?:mes|nos) diagnostics ?\\??`)] },
  aide: { exemples: ['Aide'], formes: [forme("(?:l')?aide ?\\??")] },
  marque: {
    exemples: ['Marque : couleur #0b5cad'],
    formes: [
      forme('(?:ma |notre )?marque ?: ?(?<paires>\\S.*)', ({ paires: typed = '' }) => paires(typed, MARQUE)),
    ],
  },
  formule: {
    exemples: ['Formule agence15'],
    formes: [
      forme('(?:passer a la )?formule ?:? ?(?<formule>[a-z]{1,20} ?\\d{0,3})', ({ formule = '' }) => ({
        formule: formule.replaceAll(/\s/gu, '').toLowerCase(),
      })),
    ],
  },
  virement: {
    exemples: ['Virement fait'],
    formes: [forme('(?:le |mon |notre )?virement(?: est)? (?:fait|effectue|envoye)')],
  },
  resilier: {
    exemples: ['Résilier'],
    formes: [forme('(?:stop|(?:resilier|resiliation)(?: (?:mon|notre|le) (?:compte|abonnement))?)')],
  },
  badge: {
    exemples: ['Nouvelle adresse de commande'],
    formes: [forme('(?:une )?nouvelle adresse de commande')],
  },
  adresses: {
    exemples: ['Ajouter l’adresse x@y.fr', 'Retirer l’adresse x@y.fr'],
    formes: [
      forme(`(?:ajouter|ajoutez) l'adresse ?:? ?${ADRESSE}`, ({ adresse }) => ({ ajouter: adresse })),
      forme(`(?:retirer|retirez) l'adresse ?:? ?${ADRESSE}`, ({ adresse }) => ({ retirer: adresse })),
    ],
  },
  revoquer: {
    exemples: ['Couper les clés'],
    formes: [forme('(?:couper|coupez) (?:toutes )?(?:les|nos|mes) cles')],
  },
  cle: { exemples: ['Demander une clé'], formes: [forme('demander une cle')] },
  diagnostic: {
    exemples: ['Diagnostic : Boulangerie Test, boulangerie-test.fr, Angers, boulangerie'],
    formes: [
      forme('diagnostic ?: ?(?<ligne>\\S.*)', ({ ligne = '' }) => {
        const prospect = ligneTapee(ligne);
        // The API takes no competitors and no context for the diagnostic of a prospect.
        return prospect === null || 'concurrents' in prospect || 'contexte' in prospect ? null : prospect;
      }),
    ],
  },
  ajouter: {
    exemples: [
      'Ajouter un client : Plomberie Martin, plomberie-martin.fr, Angers, plombier',
      'Ajouter les clients du fichier joint',
    ],
    // An order to add clients takes several lines, so `strict.ts` reads it without a one-line form.
    formes: [],
  },
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
