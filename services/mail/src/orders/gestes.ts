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

/** What carries an order out, and the title of its answer; `propose`: the title of what must be confirmed first. */
type Titres = { readonly titre: string; readonly propose?: string };
/** `direct`: to a customer without an agency, who is the client. */
export type Mene = Titres & { readonly route: AgencyRoute; readonly direct?: Titres };

/** « Aide », « OUI » and « NON » are no calls: the first is told by the wordings themselves, the others by what was proposed. */
const MENES: Readonly<Record<Exclude<Geste, 'oui' | 'non' | 'aide'>, Mene>> = {
  compte: { route: compteGet, titre: fr`Votre compte` },
  clients: { route: clientsGet, titre: fr`Vos clients` },
  livrables: {
    route: clientsLivrablesGet,
    titre: fr`Les documents de ce client`,
    direct: { titre: fr`Vos documents` },
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
    titre: fr`Le diagnostic`,
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
    titre: fr`Les questions de ce client`,
    direct: { titre: fr`Vos questions` },
  },
  page: { route: clientsPagePost, titre: fr`La prochaine page` },
  audit: {
    route: clientsAuditPost,
    titre: fr`L'audit de ce client`,
    direct: { titre: fr`L'audit de votre site` },
  },
  adresses: { route: adressesPost, titre: fr`Vos adresses` },
  formule: { route: formulePost, titre: fr`Votre formule` },
  virement: { route: virementPost, titre: fr`Votre virement` },
  revoquer: { route: clesRevoquerPost, titre: fr`Vos clés` },
  cle: { route: demanderCle, titre: fr`Votre demande de clé` },
};

/** What carries an order out, and what its answer is called to who gave it. */
export const meneDe = (geste: keyof typeof MENES, direct = false): Mene => ({
  ...MENES[geste],
  ...(direct ? MENES[geste].direct : undefined),
});

export const estMene = (geste: string): geste is keyof typeof MENES => geste in MENES;
