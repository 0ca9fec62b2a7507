import { consoleRoutes } from '@agence/calls/agency-routes';
import type { AgencyRoute, Reply } from '@agence/calls/route';
import type { clientsLivrablesGet } from '@agence/calls/routes/clients.livrables.get';
import { fr } from '@agence/gesture';
import type { Geste } from '@agence/orders';

const FICHIERS = [
  ['reponses', fr`réponses (CSV)`],
  ['sources', fr`sources (CSV)`],
  ['faits', fr`faits (CSV)`],
  ['json', fr`réponses, sources et faits (JSON)`],
] as const;
const AUCUN = fr`Il n'y a pas encore de rapport : ses données viendront avec lui.`;

/** The files of data of each report, from the list of a client's documents. */
export const donneesDe = (ok: object): object => {
  const { livrables } = ok as Reply<typeof clientsLivrablesGet>;
  const lines = livrables.flatMap(({ titre, cree, donnees }) =>
    donnees === null
      ? []
      : FICHIERS.map(([key, nom]) => ({ titre: fr`${titre} : ${nom}`, cree, lien: donnees[key] })),
  );
  return lines.length === 0 ? { note: AUCUN } : { donnees: lines };
};

type Plus = {
  /** The title of the proposal that the API makes before confirmation. */
  readonly propose?: string;
  /** Titles for a customer without an agency, who is the client. */
  readonly direct?: { readonly titre: string; readonly propose?: string };
  /** The title of an answer that says that a measurement was launched. */
  readonly lancee?: string;
  /** Picks what the answer shows; absent: all that the call answers. */
  readonly montre?: (ok: object) => object;
};
/** The call that carries out an order, and the titles of its answers. */
export type Mene = Plus & { readonly route: AgencyRoute; readonly titre: string };

const mene = (call: string, titre: string, plus: Plus = {}): Mene => {
  const route = consoleRoutes.find(({ method, path }) => `${method} ${path}` === call);
  if (route === undefined) throw new Error(`there is no call ${call}`);
  return { route, titre, ...plus };
};

/** « Aide », « OUI » and « NON » are absent, because no call of their own carries them out. */
const MENES: Readonly<Record<Exclude<Geste, 'oui' | 'non' | 'aide'>, Mene>> = {
  compte: mene('GET compte/', fr`Votre compte`),
  clients: mene('GET clients/', fr`Vos clients`),
  livrables: mene('GET clients/{id}/livrables/', fr`Les documents de ce client`, {
    direct: { titre: fr`Vos documents` },
  }),
  donnees: mene('GET clients/{id}/livrables/', fr`Les données de ce client`, {
    direct: { titre: fr`Les données de vos rapports` },
    montre: donneesDe,
  }),
  questions: mene('GET clients/{id}/questions/', fr`Les questions de ce client`, {
    direct: { titre: fr`Vos questions` },
  }),
  diagnostics: mene('GET diagnostics/', fr`Vos diagnostics`),
  ajouter: mene('POST clients/', fr`Vos clients sont placés`, { propose: fr`Placer ces clients ?` }),
  retirer: mene('POST clients/{id}/retirer/', fr`Le client est retiré`, { propose: fr`Retirer ce client ?` }),
  corriger: mene('POST clients/{id}/corriger/', fr`Le client est corrigé`, {
    propose: fr`Corriger ce client ?`,
    direct: { propose: fr`Corriger votre fiche ?`, titre: fr`Votre fiche est corrigée` },
  }),
  diagnostic: mene('POST diagnostics/', fr`Le diagnostic est lancé`, {
    propose: fr`Diagnostiquer ce prospect ?`,
  }),
  marque: mene('POST marque/', fr`Votre marque est changée`, { propose: fr`Changer votre marque ?` }),
  resilier: mene('POST resilier/', fr`Le compte est résilié`, { propose: fr`Résilier le compte ?` }),
  badge: mene('POST badge/', fr`Votre nouvelle adresse de commande`, {
    propose: fr`Changer d'adresse de commande ?`,
  }),
  ajuster: mene('POST clients/{id}/questions/', fr`Les questions sont changées`, {
    direct: { titre: fr`Vos questions sont changées` },
    lancee: fr`La mesure est lancée`,
  }),
  page: mene('POST clients/{id}/page/', fr`La prochaine page est choisie`),
  audit: mene('POST clients/{id}/audit/', fr`L'audit de ce client est refait`, {
    direct: { titre: fr`L'audit de votre site est refait` },
  }),
  adresses: mene('POST adresses/', fr`Votre demande est transmise`),
  formule: mene('POST formule/', fr`Votre changement de formule est demandé`),
  virement: mene('POST virement/', fr`Votre virement est noté`),
  revoquer: mene('POST cles/revoquer/', fr`Les clés du compte sont coupées`),
  cle: mene('POST cles/demander/', fr`Votre demande de clé est transmise`),
};

/** When a model understood the order, title of the proposal for a call that has no confirmation step. */
export const LUS = {
  ajuster: fr`Changer ou lancer les questions ?`,
  page: fr`Choisir la prochaine page ?`,
  audit: fr`Relire le site ?`,
  adresses: fr`Ajouter ou retirer une adresse ?`,
  formule: fr`Changer de formule ?`,
  virement: fr`Noter votre virement ?`,
  revoquer: fr`Couper les clés ?`,
  cle: fr`Demander une clé ?`,
} as const satisfies Readonly<Partial<Record<Geste, string>>>;

/** A gesture whose call has no confirmation step. */
export type SansEtape = keyof typeof LUS;
export const isSansEtape = (geste: Geste): geste is SansEtape => geste in LUS;

/** What each order costs, and whether it can be undone. */
export const SUITES: Readonly<Partial<Record<Geste, string>>> = {
  ajouter: fr`Un client placé peut être retiré ; les appels déjà faits ne se reprennent pas.`,
  retirer: fr`Sans frais. Un client retiré peut être repris.`,
  corriger: fr`Une correction ne se fait qu'une fois et ne se défait pas.`,
  diagnostic: fr`Un diagnostic lancé compte dans ceux du mois et ne s'annule pas.`,
  marque: fr`Sans frais. La marque peut être changée de nouveau.`,
  resilier: fr`Une résiliation ne se défait pas par e-mail : seule une personne du service peut rouvrir le compte.`,
  badge: fr`Sans frais. L'adresse actuelle cesse aussitôt de fonctionner et ne peut pas être rétablie.`,
  ajuster: fr`Une question retirée ou remplacée ne revient pas. Une mesure lancée fait les appels prévus et ne s'arrête pas.`,
  page: fr`Sans frais. Le choix peut être changé jusqu'à ce que la page soit écrite.`,
  audit: fr`Sans frais. Un site s'audite une fois par jour.`,
  adresses: fr`Sans frais. Une personne vérifie la demande, qui peut être faite en sens inverse.`,
  formule: fr`La formule ne change qu'avec son paiement.`,
  virement: fr`Sans frais. Une personne confirme le virement quand il est reçu.`,
  revoquer: fr`Sans frais. Les clés cessent aussitôt de fonctionner et ne peuvent pas être rétablies.`,
  cle: fr`Sans frais. Une personne vous remet la clé.`,
};

/** The call that carries out an order, and its titles for this kind of customer. */
export const meneDe = (geste: keyof typeof MENES, direct = false): Mene => ({
  ...MENES[geste],
  ...(direct ? MENES[geste].direct : undefined),
});

/** The title of an answer, which depends on whether a measurement was launched. */
export const titreDe = ({ titre, lancee = titre }: Mene, ok: object): string =>
  'mesure_lancee' in ok && ok.mesure_lancee === true ? lancee : titre;
