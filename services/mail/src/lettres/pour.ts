import { fr } from '@agence/gesture';

/** Whose client a letter is about: of a customer without an agency, it is the customer itself. */
export type Pour = {
  readonly entreprise: string;
  /** An answer to the letter is read as an order. */
  readonly commande: boolean;
  /** The account's only client, which no order has to name; its documents are joined. */
  readonly seul: boolean;
};

/** How the line is called that says who a letter is about. */
export const quel = ({ seul }: Pick<Pour, 'seul'>): string => (seul ? fr`Établissement` : fr`Client`);

/** How an order goes on to name the client: « Lancer Plomberie Martin », « Questions de Plomberie Martin ». */
export const nomme = ({ entreprise, seul }: Pour, de = ''): string => (seul ? '' : ` ${de}${entreprise}`);

/** Which order chooses what the next page is about, where orders are read. */
export const choisirLaPage = (pour: Pour): readonly string[] =>
  pour.commande
    ? [
        fr`Vous pouvez répondre à ce message : « Prochaine page${nomme(pour, 'de ')} : question 4 » choisit la question que la page suivante traitera, « ${pour.seul ? fr`Mes documents` : fr`Livrables de ${pour.entreprise}`} » redonne tous les liens.`,
      ]
    : [];

/** How the document of a letter is read. */
export const commentLire = ({ seul }: Pour): string =>
  seul
    ? fr`Le document est joint à ce message : gardez-le, il s'ouvre sans connexion. Le lien l'ouvre aussi, pendant 30\u00a0jours et sans mot de passe.`
    : fr`Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe : ne le donnez qu'aux personnes qui doivent le lire. Ensuite, les livrables du client en donnent un neuf.`;
