import { fr } from '@agence/gesture';
import type { FailureKind } from '../sites/fetch/types.ts';
import { goodPages, type SiteRead } from '../sites/site.data.ts';
import type { AuditFindings } from './finding.ts';

const NEXT: Record<FailureKind, string> = {
  refused: fr`Vérifiez l'adresse du site dans la fiche du client, corrigez-la, puis redemandez un audit demain.`,
  robots: fr`Ouvrez /robots.txt à tous les robots, ou au nôtre, puis redemandez un audit demain.`,
  unreachable: fr`Vérifiez que le site s'ouvre dans un navigateur, puis redemandez un audit demain.`,
  timeout: fr`Vérifiez que le site s'ouvre dans un navigateur, puis redemandez un audit demain.`,
  too_large: fr`Demandez à votre prestataire d'alléger la page d'accueil, puis redemandez un audit demain.`,
  redirects: fr`Demandez à votre prestataire de défaire la boucle de redirections, puis redemandez un audit demain.`,
  unreadable: fr`Demandez à votre prestataire ce que renvoie la page d'accueil, puis redemandez un audit demain.`,
  aborted: fr`Redemandez un audit demain.`,
};

/** Why nothing can be said of the pages and what to do next, or null when one could be read. */
export function injoignable(site: SiteRead): AuditFindings['injoignable'] {
  if (goodPages(site).length > 0) return null;
  const [home] = site.pages;
  if (home?.kind === 'unread') return { raison: home.why, suite: NEXT[home.cause] };
  const status = home?.status ?? 0;
  return {
    raison:
      status === 200
        ? fr`La page d'accueil n'est pas une page web lisible.`
        : fr`La page d'accueil répond « ${status} ».`,
    suite: NEXT.unreachable,
  };
}

/** How the reading was done, a sentence each. */
export function methode(site: SiteRead): string[] {
  const seconds = Math.max(1, Math.round(site.ms / 1000));
  return [
    fr`Le site a été lu une fois, en ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}, comme le ferait un robot : sans exécuter de script, sans compte, en respectant /robots.txt.`,
    fr`Six pages au plus ont été lues : l'accueil, puis celles qui disent le plus d'une entreprise.`,
    fr`Les numéros de ligne sont ceux des fichiers tels qu'ils ont été reçus.`,
    fr`Aucune IA n'a été interrogée pour cet audit.`,
  ];
}
