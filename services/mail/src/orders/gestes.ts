import { demanderCle } from '@agence/calls/demander-cle';
import type { AgencyRoute } from '@agence/calls/route';
import { adressesPost } from '@agence/calls/routes/adresses.post';
import { badgePost } from '@agence/calls/routes/badge.post';
import { clesRevoquerPost } from '@agence/calls/routes/cles.revoquer.post';
import { clientsAuditPost } from '@agence/calls/routes/clients.audit.post';
import { clientsCorrigerPost } from '@agence/calls/routes/clients.corriger.post';
import { clientsGet } from '@agence/calls/routes/clients.get';
import { clientsLivrablesGet } from '@agence/calls/routes/clients.livrables.get';
import { clientsPagePost } from '@agence/calls/routes/clients.page.post';
import { clientsPost } from '@agence/calls/routes/clients.post';
import { clientsQuestionsGet } from '@agence/calls/routes/clients.questions.get';
import { clientsQuestionsPost } from '@agence/calls/routes/clients.questions.post';
import { clientsRetirerPost } from '@agence/calls/routes/clients.retirer.post';
import { compteGet } from '@agence/calls/routes/compte.get';
import { diagnosticsGet } from '@agence/calls/routes/diagnostics.get';
import { diagnosticsPost } from '@agence/calls/routes/diagnostics.post';
import { formulePost } from '@agence/calls/routes/formule.post';
import { marquePost } from '@agence/calls/routes/marque.post';
import { resilierPost } from '@agence/calls/routes/resilier.post';
import { virementPost } from '@agence/calls/routes/virement.post';
import { fr } from '@agence/gesture';
import type { Geste } from '@agence/orders';

type Livrables = Extract<Awaited<ReturnType<typeof clientsLivrablesGet.handle>>, { ok: object }>['ok'];

const FICHIERS = [
  ['reponses', fr`réponses (CSV)`],
  ['sources', fr`sources (CSV)`],
  ['faits', fr`faits (CSV)`],
  ['json', fr`réponses, sources et faits (JSON)`],
] as const;
const AUCUN = fr`Il n'y a pas encore de rapport : ses données viendront avec lui.`;

/** The files of data of each report, from the list of a client's documents. */
export const donneesDe = (ok: object): object => {
  const { livrables } = ok as Livrables;
  const lines = livrables.flatMap(({ titre, cree, donnees }) =>
    donnees === null
      ? []
      : FICHIERS.map(([key, nom]) => ({ titre: fr`${titre} : ${nom}`, cree, lien: donnees[key] })),
  );
  return lines.length === 0 ? { note: AUCUN } : { donnees: lines };
};

/** The title of an order's answer; `propose`: the title of the proposal that the API makes before confirmation. */
type Titres = { readonly titre: string; readonly propose?: string };
/** The call that carries out an order, and its titles. `direct`: for a customer without an agency, who is the client. */
export type Mene = Titres & {
  readonly route: AgencyRoute;
  readonly direct?: Titres;
  /** The title of an answer that says that a measurement was launched. */
  readonly lancee?: string;
  /** Picks what the answer shows; absent: all that the call answers. */
  readonly montre?: (ok: object) => object;
};

/** « Aide », « OUI » and « NON » are absent, because no call of their own carries them out. */
const MENES: Readonly<Record<Exclude<Geste, 'oui' | 'non' | 'aide'>, Mene>> = {
  compte: { route: compteGet, titre: fr`Votre compte` },
  clients: { route: clientsGet, titre: fr`Vos clients` },
  livrables: {
    route: clientsLivrablesGet,
    titre: fr`Les documents de ce client`,
    direct: { titre: fr`Vos documents` },
  },
  donnees: {
    route: clientsLivrablesGet,
    titre: fr`Les données de ce client`,
    direct: { titre: fr`Les données de vos rapports` },
    montre: donneesDe,
  },
  questions: {
    route: clientsQuestionsGet,
    titre: fr`Les questions de ce client`,
    direct: { titre: fr`Vos questions` },
  },
  diagnostics: { route: diagnosticsGet, titre: fr`Vos diagnostics` },
  ajouter: { route: clientsPost, propose: fr`Placer ces clients ?`, titre: fr`Vos clients sont placés` },
  retirer: { route: clientsRetirerPost, propose: fr`Retirer ce client ?`, titre: fr`Le client est retiré` },
  corriger: {
    route: clientsCorrigerPost,
    propose: fr`Corriger ce client ?`,
    titre: fr`Le client est corrigé`,
    direct: { propose: fr`Corriger votre fiche ?`, titre: fr`Votre fiche est corrigée` },
  },
  diagnostic: {
    route: diagnosticsPost,
    propose: fr`Diagnostiquer ce prospect ?`,
    titre: fr`Le diagnostic est lancé`,
  },
  marque: { route: marquePost, propose: fr`Changer votre marque ?`, titre: fr`Votre marque est changée` },
  resilier: { route: resilierPost, propose: fr`Résilier le compte ?`, titre: fr`Le compte est résilié` },
  badge: {
    route: badgePost,
    propose: fr`Changer d'adresse de commande ?`,
    titre: fr`Votre nouvelle adresse de commande`,
  },
  ajuster: {
    route: clientsQuestionsPost,
    titre: fr`Les questions sont changées`,
    direct: { titre: fr`Vos questions sont changées` },
    lancee: fr`La mesure est lancée`,
  },
  page: { route: clientsPagePost, titre: fr`La prochaine page est choisie` },
  audit: {
    route: clientsAuditPost,
    titre: fr`L'audit de ce client est refait`,
    direct: { titre: fr`L'audit de votre site est refait` },
  },
  adresses: { route: adressesPost, titre: fr`Votre demande est transmise` },
  formule: { route: formulePost, titre: fr`Votre changement de formule est demandé` },
  virement: { route: virementPost, titre: fr`Votre virement est noté` },
  revoquer: { route: clesRevoquerPost, titre: fr`Les clés du compte sont coupées` },
  cle: { route: demanderCle, titre: fr`Votre demande de clé est transmise` },
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
