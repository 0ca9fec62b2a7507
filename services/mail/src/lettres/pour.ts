import { fr } from '@agence/gesture';
import type { Resultat } from './etats.lettre.ts';
import type { Bouton, Envoyeur, Fait } from './lettre.ts';

/** The client that a letter is about; for a customer without an agency, the customer itself. */
export type Pour = Envoyeur & { readonly entreprise: string };

/** The line that names the client of a letter. */
export const quel = ({ seul, entreprise }: Pick<Pour, 'seul' | 'entreprise'>): Fait => [
  seul ? fr`Établissement` : fr`Client`,
  entreprise,
];

/** The client's name as the end of an order: « Lancer Plomberie Martin », « Questions de Plomberie Martin ». */
export const nomme = ({ entreprise, seul }: Pick<Pour, 'seul' | 'entreprise'>, de = ''): string =>
  seul ? '' : ` ${de}${entreprise}`;

/** A question with its result, and its page if one exists. */
export type Suivie = Resultat & { readonly page?: string | undefined };

const OFFERED = 2;

/** Orders that choose the next page: the first questions by rank that have no page and are not chosen already. */
export const choisirLaPage = (
  pour: Pour,
  etats: readonly Suivie[],
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
