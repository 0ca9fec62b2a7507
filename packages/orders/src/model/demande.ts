import { clientFields, correctableFields } from '@agence/words/client-fields';
import type { Geste, Lettre, Pourquoi } from '../ordre.ts';
import { propre, sansCoordonnees } from '../propre.ts';
import { ecritPour, REPONSE, TRANSFERT } from '../strict.ts';

/** The model's input about one message. Signatures are cut, telephone numbers and postal addresses are masked. */
export type Demande = {
  /** Begins with the subject, unless the message is a reply or a forward. */
  readonly texte: string;
  /** Subject of the mail that the message replies to; empty when it is no reply. */
  readonly sujet: string;
  readonly direct: boolean;
  readonly clients: readonly { readonly nom: string; readonly etat: string }[];
  /** The proposal that waits for « OUI »; empty when there is none. */
  readonly proposition: string;
  readonly tableau: boolean;
};

/** Characters. Longer messages are not sent to the model, because an order takes a few lines. */
export const LONGEST_TEXT = 4_000;
const LONGEST_SUBJECT = 200;

/** The part of the input that comes from the account and not from the message. */
export type Autour = Omit<Demande, 'texte' | 'sujet' | 'tableau'>;

/** Null when the message exceeds `LONGEST_TEXT`. */
export function demandeDe(lettre: Lettre, autour: Autour): Demande | null {
  const written = ecritPour(lettre).map(sansCoordonnees).join('\n');
  const subject = propre(lettre.sujet.replace(REPONSE, ''))
    .lignes.map(sansCoordonnees)
    .join(' ')
    .slice(0, LONGEST_SUBJECT);
  const replies = REPONSE.test(lettre.sujet);
  const texte = replies || subject === '' || subject === written ? written : `Objet : ${subject}\n${written}`;
  if (texte.length > LONGEST_TEXT) return null;
  return {
    texte,
    sujet: replies && !TRANSFERT.test(lettre.sujet) ? subject : '',
    tableau: lettre.tables.length > 0,
    ...autour,
  };
}

/** A gesture as the prompt describes it. `direct`: a direct customer, without an agency, may order it too. */
export type Offre = {
  readonly geste: Geste;
  readonly direct: boolean;
  readonly does: string;
  /** Field names; `?` at the end marks an optional field. */
  readonly takes: readonly string[];
};

/** `takes`: the names of its fields, with spaces between them. */
const offre = (geste: Geste, direct: boolean, does: string, takes = ''): Offre => ({
  ...{ geste, direct, does, takes: takes === '' ? [] : takes.split(' ') },
});
const CORRIGES = correctableFields.map(([name]) => `${name}?`).join(' ');
const ROW = correctableFields.map(([name, { required }]) => (required ? name : `${name}?`)).join(' ');
const CLIENT = clientFields.map(([name]) => `${name}?`).join(' ');

export const OFFRES = {
  compte: offre('compte', true, 'show the account: plan, payment, addresses'),
  clients: offre('clients', false, 'list the clients'),
  livrables: offre('livrables', true, 'show the reports and documents of a client', 'client'),
  donnees: offre('donnees', true, 'give the data of the reports of a client, as tables', 'client'),
  questions: offre('questions', true, 'show the questions and results of a client', 'client'),
  diagnostics: offre('diagnostics', false, 'list the diagnostics of prospects'),
  aide: offre('aide', true, 'say what can be ordered by mail'),
  ajouter: offre(
    'ajouter',
    false,
    'add clients, each beginning with its entreprise; none when a table is attached',
    CLIENT,
  ),
  retirer: offre('retirer', false, 'remove a client', 'client'),
  corriger: offre(
    'corriger',
    true,
    'correct what is written of a client: only the new values',
    `client ${CORRIGES}`,
  ),
  diagnostic: offre('diagnostic', false, 'diagnose a prospect', ROW),
  marque: offre('marque', false, 'change the brand of the agency', 'nom? couleur? contact?'),
  resilier: offre('resilier', true, 'end the subscription, delete the account'),
  badge: offre('badge', true, 'a new address to which orders are sent'),
  ajuster: offre(
    'ajuster',
    true,
    'before the first measurement: remove questions, replace one (numero, then its new text as question), launch (lancer: the words that order it)',
    'client retirer_numero? numero? question? lancer?',
  ),
  page: offre('page', true, 'choose the question of the next page', 'client numero'),
  audit: offre('audit', true, 'audit the site of a client again', 'client'),
  adresse_ajouter: offre('adresses', true, 'allow one more e-mail address', 'adresse'),
  adresse_retirer: offre('adresses', true, 'allow an e-mail address no more', 'adresse'),
  formule: offre('formule', true, 'change the plan', 'formule'),
  virement: offre('virement', true, 'say that a bank transfer was made'),
  revoquer: offre('revoquer', false, 'cut all API keys'),
  cle: offre('cle', false, 'ask for an API key'),
};

export type NomOffre = keyof typeof OFFRES;

export const offresDe = (direct: boolean): readonly (readonly [NomOffre, Offre])[] =>
  (Object.entries(OFFRES) as [NomOffre, Offre][]).filter(([, offer]) => !direct || offer.direct);

/** Why a model asks, and what that means to us. */
export const WHYS = {
  several_orders: 'plusieurs',
  condition: 'condition',
  later: 'date',
  refusal: 'refus',
  question: 'question',
  missing_value: 'manque',
  unclear: 'inconnu',
} as const satisfies Readonly<Record<string, Pourquoi>>;
