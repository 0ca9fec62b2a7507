import { fr } from '@agence/gesture';
import type { Envoyeur, Lettre } from './lettre.ts';
import { piedDeCompte } from './pied.lettre.ts';
import { commentLire, type Pour, quel } from './pour.ts';

export type AuditPret = Envoyeur &
  Pour & {
    readonly site: string;
    /** DD/MM/YYYY */
    readonly cree: string;
    readonly lien: string;
    /** The site could not be read. */
    readonly non_lu: boolean;
  };

const dit = ({ site, non_lu }: AuditPret): string =>
  non_lu
    ? fr`Le site ${site} n'a pas pu être lu : le document dit pourquoi et que faire.`
    : fr`Le site ${site} a été relu. L'audit dit ce qui empêche les IA de le lire ou de le citer, et comment le corriger.`;

/** The technical audit of a client's site was redone, whether the site could be read or not. */
export const auditPret = (facts: AuditPret): Lettre => ({
  sujet: fr`Audit technique : ${facts.entreprise}`,
  titre: fr`L'audit technique est prêt`,
  paragraphes: [dit(facts), commentLire(facts)],
  action: { texte: fr`Ouvrir l'audit`, lien: facts.lien },
  faits: [
    [quel(facts), facts.entreprise],
    [fr`Site`, facts.site],
    [fr`Audit du`, facts.cree],
  ],
  pied: piedDeCompte(facts),
});
