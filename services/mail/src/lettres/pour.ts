import { fr } from '@agence/gesture';
import type { Resultat } from './etats.ts';
import type { Avec, Bouton, Envoyeur, Fait } from './lettre.ts';

type Pour = Pick<Avec<'entreprise'>, 'seul' | 'entreprise'>;

/** The line that names the account of a letter. */
export const leCompte = ({ compte }: Pick<Envoyeur, 'compte'>): Fait => [fr`Compte`, compte];

/** The line that names the client of a letter. */
export const quel = ({ seul, entreprise }: Pour): Fait => [seul ? fr`Établissement` : fr`Client`, entreprise];

/** `mode`: carte | virement. `coordonnees`: where transfers go; absent: we say it on request. */
export type Payeur = Avec<'mode'> & { readonly coordonnees?: string | undefined };

export const virerA = ({ mode, coordonnees }: Payeur): Fait => [
  fr`Virement à`,
  mode === 'virement' ? coordonnees : undefined,
];

/** Text that mail programs may turn into a link: an address, a scheme or a domain. */
const LIEN = /:\/\/|www\.|@|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2,}|\d\.\d+\.\d+\.\d/iu;

/** A name that a stranger typed; undefined when it looks like a link, also in look-alike characters, so that we send no spam. */
export const nomSansLien = (nom: string): string | undefined =>
  LIEN.test(nom.normalize('NFKC')) ? undefined : nom;

/** The client's name as the end of an order: « Lancer Plomberie Martin », « Questions de Plomberie Martin ». */
export const nomme = ({ entreprise, seul }: Pour, de = ''): string => (seul ? '' : ` ${de}${entreprise}`);

const OFFERED = 2;

/** Orders that choose the next page: the first questions by rank that have no page and are not chosen already. */
export const choisirLaPage = (
  pour: Pour,
  etats: readonly Resultat[],
  prochaine?: number,
): readonly Bouton[] => [
  ...etats
    .filter(({ n, page }) => page === undefined && n !== prochaine)
    .toSorted((a, b) => a.rang - b.rang)
    .slice(0, OFFERED)
    .map(({ n }) => ({
      texte: fr`Page suivante sur la question ${n}`,
      ordre: fr`Prochaine page${nomme(pour, 'de ')} : question ${n}`,
    })),
  {
    texte: fr`Tous les documents`,
    ordre: pour.seul ? fr`Mes documents` : fr`Livrables de ${pour.entreprise}`,
  },
];

/** How to open the document of a letter. */
export const commentLire = ({ seul }: Pick<Pour, 'seul'>): string =>
  seul
    ? fr`Le document est joint à ce message : gardez-le, il s'ouvre sans connexion. Le lien l'ouvre aussi, pendant 30\u00a0jours et sans mot de passe.`
    : fr`Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe : ne le donnez qu'aux personnes qui doivent le lire.`;

/** The warning about a document that the simulator made. */
export const siSimulee = (simulee: boolean): string | undefined =>
  simulee
    ? fr`Mesure simulée : aucune IA n'a été interrogée. Les réponses du document sont inventées pour en montrer la forme ; aucun chiffre n'est à retenir.`
    : undefined;

const ecrit = ({ jour, heure }: Envoyeur): string => fr`Message écrit le ${jour} à ${heure}, heure de Paris.`;

/** Footer of every letter to an account. */
export const piedDeCompte = (from: Envoyeur): string =>
  fr`${from.service} écrit aux adresses autorisées du compte « ${from.compte} ». Une personne vous répond à ${from.contact}. ${ecrit(from)}`;

/** Footer of a letter to an address removed from its account. */
export const piedDAdresseRetiree = (from: Envoyeur): string =>
  fr`${from.service} écrit à une adresse qui était autorisée sur le compte « ${from.compte} ». ${ecrit(from)}`;

/** Footer of an internal message. */
export const piedInterne = (from: Envoyeur): string => fr`Message interne de ${from.service}. ${ecrit(from)}`;

/** Footer of a letter to a person who used the public form. */
export const piedDeDemande = (from: Envoyeur): string =>
  fr`${from.service} vous écrit parce que cette adresse a été donnée dans son formulaire de diagnostic. Pour consulter, corriger ou faire effacer vos données, ou si cette demande n'est pas de vous, écrivez à ${from.contact}. ${ecrit(from)}`;
