import type { AgencyRoute } from '../route.ts';
import { adressesPost } from './adresses.post.ts';
import { aideGet } from './aide.get.ts';
import { badgePost } from './badge.post.ts';
import { clesRevoquerPost } from './cles.revoquer.post.ts';
import { clientsAuditPost } from './clients.audit.post.ts';
import { clientsCorrigerPost } from './clients.corriger.post.ts';
import { clientsGet } from './clients.get.ts';
import { clientsLivrablesGet } from './clients.livrables.get.ts';
import { clientsPagePost } from './clients.page.post.ts';
import { clientsPost } from './clients.post.ts';
import { clientsQuestionsGet } from './clients.questions.get.ts';
import { clientsQuestionsPost } from './clients.questions.post.ts';
import { clientsRetirerPost } from './clients.retirer.post.ts';
import { compteGet } from './compte.get.ts';
import { diagnosticsGet } from './diagnostics.get.ts';
import { diagnosticsPost } from './diagnostics.post.ts';
import { formulePost } from './formule.post.ts';
import { marquePost } from './marque.post.ts';
import { resilierPost } from './resilier.post.ts';
import { virementPost } from './virement.post.ts';

/** The agency routes, in the order of the specification. */
export const AGENCY_ROUTES: readonly AgencyRoute[] = [
  compteGet,
  clientsGet,
  clientsLivrablesGet,
  clientsQuestionsGet,
  diagnosticsGet,
  aideGet(() => AGENCY_ROUTES),
  clientsPost,
  clientsRetirerPost,
  clientsCorrigerPost,
  diagnosticsPost,
  marquePost,
  resilierPost,
  badgePost,
  clientsQuestionsPost,
  clientsPagePost,
  clientsAuditPost,
  adressesPost,
  formulePost,
  virementPost,
  clesRevoquerPost,
];
