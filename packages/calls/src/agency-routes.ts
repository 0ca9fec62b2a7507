import { demanderCle } from './demander-cle.ts';
import { retirerFormule } from './retirer-formule.ts';
import type { AgencyRoute } from './route.ts';
import { adressesPost } from './routes/adresses.post.ts';
import { aideGet } from './routes/aide.get.ts';
import { badgePost } from './routes/badge.post.ts';
import { clesRevoquerPost } from './routes/cles.revoquer.post.ts';
import { clientsAuditPost } from './routes/clients.audit.post.ts';
import { clientsCorrigerPost } from './routes/clients.corriger.post.ts';
import { clientsGet } from './routes/clients.get.ts';
import { clientsLivrablesGet } from './routes/clients.livrables.get.ts';
import { clientsPagePost } from './routes/clients.page.post.ts';
import { clientsPost } from './routes/clients.post.ts';
import { clientsQuestionsGet } from './routes/clients.questions.get.ts';
import { clientsQuestionsPost } from './routes/clients.questions.post.ts';
import { clientsRetirerPost } from './routes/clients.retirer.post.ts';
import { compteGet } from './routes/compte.get.ts';
import { diagnosticsGet } from './routes/diagnostics.get.ts';
import { diagnosticsPost } from './routes/diagnostics.post.ts';
import { formulePost } from './routes/formule.post.ts';
import { marquePost } from './routes/marque.post.ts';
import { resilierPost } from './routes/resilier.post.ts';
import { virementPost } from './routes/virement.post.ts';

/** The agency routes, in the order of the contract; the guide leaves out those that are switched off (`POST virement/`). */
export const agencyRoutes = (off: ReadonlySet<string>): readonly AgencyRoute[] => {
  const routes: readonly AgencyRoute[] = [
    compteGet,
    clientsGet,
    clientsLivrablesGet,
    clientsQuestionsGet,
    diagnosticsGet,
    aideGet(() => routes.filter(({ method, path }) => !off.has(`${method} ${path}`))),
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
  return routes;
};

/** What the console can ask: the API's calls, and two that it alone has. */
export const consoleRoutes: readonly AgencyRoute[] = [
  ...agencyRoutes(new Set()),
  demanderCle,
  retirerFormule,
];
