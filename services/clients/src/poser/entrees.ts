import { opaqueId } from '@agence/platform/process/opaque-id';
import type { PoserRequest } from '@agence/proto/clients/v1/clients';
import { ficheLue } from '../portefeuille/fiche.ts';
import { normaliserSite } from '../portefeuille/site.ts';
import type { Entree } from './entree.ts';

/** The entries of a call, each with the id that it would get, and the sites that they name. */
export const entreesDe = (clients: PoserRequest['clients'], allowed: ReadonlySet<string>) => {
  const entrees = clients.map(
    (message): Entree => ({
      fiche: ficheLue(message),
      site: normaliserSite(message.site_web, allowed),
      id: opaqueId('c'),
    }),
  );
  return { entrees, sites: entrees.flatMap(({ site }) => ('site' in site ? site.site : [])) };
};
