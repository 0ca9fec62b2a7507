import { fr } from '@agence/gesture';
import type { Resultat } from './etats.lettre.ts';
import type { Bouton, Envoyeur, Fait } from './lettre.ts';

/** Whose client a letter is about: of a customer without an agency, it is the customer itself. */
export type Pour = Envoyeur & { readonly entreprise: string };

/** The line that says who a letter is about. */
export const quel = ({ seul, entreprise }: Pick<Pour, 'seul' | 'entreprise'>): Fait => [
  seul ? fr`Établissement` : fr`Client`,
  entreprise,
];

/** How an order goes on to name the client: « Lancer Plomberie Martin », « Questions de Plomberie Martin ». */
export const nomme = ({ entreprise, seul }: Pick<Pour, 'seul' | 'entreprise'>, de = ''): string =>
  seul ? '' : ` ${de}${entreprise}`;

/** A question with its result, and the page that aims at it already. */
export type Suivie = Resultat & { readonly page?: string | undefined };

const OFFERED = 2;

/** Orders about the next page: the questions where most is lost, without a page and not next already. */
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

/** How the document of a letter is read. */
export const commentLire = ({ seul }: Pick<Pour, 'seul'>): string =>
  seul
    ? fr`Le document est joint à ce message : gardez-le, il s'ouvre sans connexion. Le lien l'ouvre aussi, pendant 30\u00a0jours et sans mot de passe.`
    : fr`Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe : ne le donnez qu'aux personnes qui doivent le lire.`;

/** What the letter about a document says first when it was made by the simulator. */
export const siSimulee = (simulee: boolean): string | undefined =>
  simulee
    ? fr`Mesure simulée : aucune IA n'a été interrogée. Les réponses du document sont inventées pour en montrer la forme ; aucun chiffre n'est à retenir.`
    : undefined;
