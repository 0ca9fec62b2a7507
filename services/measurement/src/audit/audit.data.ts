import { isoDay, isoMinute } from '@agence/words/paris';
import type { Agence, Client } from '../documents/document.data.ts';
import type { SiteFacts } from '../facts/site.ts';
import { goodPages, type SiteRead } from '../sites/site.data.ts';
import { adresseSure, pagesEnErreur, redirections } from './checks/adresse.ts';
import { nomEtVille, telephones } from './checks/coordonnees.ts';
import {
  donneesCompletes,
  donneesConcordantes,
  donneesPresentes,
  donneesValides,
  faq,
} from './checks/donnees-structurees.ts';
import { fichesTierces, llmsTxt, planDuSite, robotsFile } from './checks/fichiers.ts';
import { canonique, indexation } from './checks/indexation.ts';
import { identifiants, mentionsLegales } from './checks/mentions-legales.ts';
import { fraicheur, langue, texteSansScript, vitesse } from './checks/pages-lues.ts';
import { pareFeu } from './checks/pare-feu.ts';
import { robots, robotsTable } from './checks/robots.ts';
import { descriptions, titrePrincipal, titres } from './checks/titres.ts';
import { type Audited, type Check, GRAVITES, type Observation } from './finding.ts';
import { injoignable, methode } from './site-lu.ts';

/** The order of findings within a severity. */
const CHECKS: readonly Check[] = [
  robots,
  robotsFile,
  pareFeu,
  pagesEnErreur,
  indexation,
  canonique,
  texteSansScript,
  adresseSure,
  donneesPresentes,
  donneesValides,
  donneesCompletes,
  donneesConcordantes,
  nomEtVille,
  telephones,
  identifiants,
  mentionsLegales,
  titres,
  descriptions,
  titrePrincipal,
  langue,
  planDuSite,
  redirections,
  faq,
  fraicheur,
  vitesse,
  llmsTxt,
  fichesTierces,
];

/** The technical audit of one reading of a site, worst findings first. `now`: when it was read. */
export function auditer(site: SiteRead, facts: SiteFacts | null, fiche: Audited['fiche'], now: Date) {
  const pages = goodPages(site);
  const audited = { site, pages, facts, fiche, today: isoDay(now) };
  const findings = CHECKS.flatMap((check) => check(audited));
  const faults = findings.filter((finding) => 'constate' in finding);
  const points = (gravite: Observation['gravite']) =>
    findings
      .filter((finding) => finding.gravite === gravite)
      .map(({ titre, pourquoi: texte }) => ({ titre, texte }));
  return {
    /** When the site was read (Paris time, YYYY-MM-DDTHH:mm), and how many pages. */
    lecture: {
      date: isoMinute(now),
      pages_lues: pages.length,
      pages_connues: Math.max(site.known, pages.length),
    },
    injoignable: injoignable(site),
    constats: GRAVITES.flatMap((gravite) => faults.filter((fault) => fault.gravite === gravite)),
    robots: robotsTable(site),
    conformes: points('conforme'),
    non_verifies: points('non vérifié'),
    methode: methode(site),
  };
}

/** The data of a technical audit. Nothing in it comes from an AI. */
export type AuditData = ReturnType<typeof auditer> & {
  schema: 'audit/1';
  document: { numero: string; etabli: string };
  agence: Agence;
  client: Client;
};
