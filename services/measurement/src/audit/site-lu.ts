import { fr } from '@agence/gesture';
import { dateCourte } from '../documents/dates.ts';
import type { FailureKind } from '../sites/fetch/types.ts';
import { goodPages, isDown, type SiteRead } from '../sites/site.data.ts';
import { robotsTable } from './checks/robots.ts';
import { listed } from './finding.ts';
import { ROBOTS_IA, ROBOTS_READ_ON } from './robots-ia.ts';

const ROBOTS_EN_PANNE = fr`Demandez à votre hébergeur de rétablir /robots.txt, puis redemandez un audit demain.`;

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

/** Why no page could be read, and what to do next; null when one could. */
export function injoignable(site: SiteRead) {
  if (goodPages(site).length > 0) return null;
  const [home] = site.pages;
  if (home?.kind === 'unread') {
    const robotsDown = home.cause === 'robots' && isDown(site.robots);
    return { raison: home.why, suite: robotsDown ? ROBOTS_EN_PANNE : NEXT[home.cause] };
  }
  const status = home?.status ?? 0;
  return {
    raison:
      status === 200
        ? fr`La page d'accueil n'est pas une page web lisible.`
        : fr`La page d'accueil répond « ${status} ».`,
    suite: NEXT.unreachable,
  };
}

const duree = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  if (seconds === 0) return fr`moins d'une seconde`;
  return fr`${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}`;
};

const sources = new Set(ROBOTS_IA.map(({ editeur, source }) => `${editeur} (${source})`));
const USAGES = fr`L'usage de chaque robot est celui que son éditeur publie, relevé le ${dateCourte(ROBOTS_READ_ON)} : ${[...sources].join(', ')}.`;

/** How the site was read, one sentence each. */
export const methode = (site: SiteRead): string[] => [
  ...(goodPages(site).length > 0 ? methodeLu(site) : methodeNonLu(site)),
  ...(robotsTable(site).length > 0 ? [USAGES] : []),
  fr`Aucune IA n'a été interrogée pour cet audit.`,
];

const methodeLu = ({ ms, probes = [] }: SiteRead): string[] => [
  fr`Le site a été lu une fois, en ${duree(ms)}, comme le ferait un robot : sans exécuter de script, sans compte, en respectant /robots.txt.`,
  fr`Six pages au plus ont été lues : l'accueil, puis celles qui disent le plus d'une entreprise.`,
  ...sousUnAutreNom(probes),
  fr`Les numéros de ligne sont ceux des fichiers tels qu'ils ont été reçus.`,
];

const sousUnAutreNom = (probes: NonNullable<SiteRead['probes']>): string[] => {
  const asked = probes.filter(({ page }) => page.kind === 'answered' || page.cause !== 'robots');
  if (asked.length === 0) return [];
  const names = listed(asked.map(({ robot }) => robot));
  const [noms, suivis] = asked.length === 1 ? ['le nom', 'suivi'] : ['les noms', 'suivis'];
  return [fr`La page d'accueil a été demandée une fois de plus sous ${noms} ${names}, ${suivis} du nôtre.`];
};

const methodeNonLu = (site: SiteRead): string[] => [
  fr`Notre robot a essayé de lire le site comme le ferait celui d'une IA : sans exécuter de script, sans compte, en respectant /robots.txt.`,
  fr`L'essai a duré ${duree(site.ms)}. Il n'a permis de lire aucune page.`,
  ...(robotsTable(site).some(({ regle }) => regle !== null)
    ? [fr`Les numéros de ligne sont ceux de /robots.txt, tel qu'il a été reçu.`]
    : []),
];
