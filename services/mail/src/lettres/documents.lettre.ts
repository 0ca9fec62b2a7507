import { fr } from '@agence/gesture';
import type { Constat } from '@agence/proto/clients/v1/questions';
import { accord, nombre } from '@agence/words/french';
import { resultats } from './etats.lettre.ts';
import { bouton, type Lettre } from './lettre.ts';
import { choisirLaPage, commentLire, type Pour, quel, type Suivie, siSimulee } from './pour.ts';

/** Figures of a measurement. */
type Trouve = Pick<Constat, 'cite' | 'reponses' | 'devant'>;

export type Document = Pour & {
  readonly lien: string;
  readonly simulee: boolean;
  readonly etats: readonly Suivie[];
  /** Number of the question of the next page. */
  readonly prochaine?: number | undefined;
};

const chiffre = ({ cite, reponses }: Trouve, entreprise: string): Lettre['chiffre'] => [
  fr`${nombre(cite)}\u00a0${accord(cite, 'réponse', 'réponses')}\u00a0sur\u00a0${nombre(reponses)}`,
  fr`${accord(cite, 'cite', 'citent')} ${entreprise}`,
];

const devant = (rivals: Trouve['devant'] = []): string | undefined => {
  const names = rivals.map(
    ({ entreprise, reponses }) =>
      fr`${entreprise} (${nombre(reponses)} ${accord(reponses, 'réponse', 'réponses')})`,
  );
  return names.length === 0
    ? undefined
    : fr`Devant, ou à la place, les IA citent surtout ${names.join(', ')}.`;
};

export type RapportPret = Document & {
  /** MM/YYYY */
  readonly periode: string;
  /** Absent when the client was corrected meanwhile. */
  readonly constat?: Trouve | undefined;
  /** DD/MM/YYYY of the next measurement. */
  readonly prochaine_mesure?: string | undefined;
};

/** A measurement is over: its report can be opened. */
export const rapportPret = (facts: RapportPret): Lettre => {
  const { entreprise, periode, lien, simulee, etats, constat, prochaine, prochaine_mesure } = facts;
  return {
    sujet: fr`Rapport prêt : ${entreprise}`,
    titre: fr`Le rapport est prêt`,
    avis: siSimulee(simulee),
    chiffre: constat && chiffre(constat, entreprise),
    action: { texte: fr`Ouvrir le rapport`, lien },
    tableaux: resultats(etats),
    paragraphes: [
      devant(constat?.devant),
      fr`Le rapport montre les réponses des IA, qui elles citent et par quelle question commencer.`,
      commentLire(facts),
    ],
    faits: [quel(facts), [fr`Période`, periode], [fr`Prochaine mesure`, prochaine_mesure]],
    boutons: choisirLaPage(facts, etats, prochaine),
  };
};

/** The brief of a page was written. `page`: title of the document. */
export const pagePrete = (facts: Document & { readonly page: string }): Lettre => ({
  sujet: fr`Page prête : ${facts.entreprise}`,
  titre: fr`Une page est prête`,
  avis: siSimulee(facts.simulee),
  action: { texte: fr`Ouvrir la page`, lien: facts.lien },
  paragraphes: [
    fr`Une page à publier est écrite pour ${facts.entreprise} : son texte, ce qu'il reste à y vérifier et où la mettre.`,
    commentLire(facts),
  ],
  faits: [quel(facts), [fr`Document`, facts.page]],
  boutons: choisirLaPage(facts, facts.etats, facts.prochaine),
});

export type AuditPret = Pour & {
  readonly site: string;
  /** DD/MM/YYYY */
  readonly cree: string;
  readonly lien: string;
  /** The site could not be read. */
  readonly non_lu: boolean;
};

/** The technical audit of a client's site was redone, whether the site could be read or not. */
export const auditPret = (facts: AuditPret): Lettre => {
  const { entreprise, site, cree, lien, non_lu } = facts;
  return {
    sujet: non_lu ? fr`Site non lu : ${entreprise}` : fr`Audit technique : ${entreprise}`,
    titre: non_lu ? fr`Le site n'a pas pu être lu` : fr`L'audit technique est prêt`,
    action: { texte: fr`Ouvrir l'audit`, lien },
    paragraphes: [
      non_lu
        ? fr`Le site ${site} n'a pas pu être lu : le document dit pourquoi et que faire.`
        : fr`Le site ${site} a été relu. L'audit dit ce qui empêche les IA de le lire ou de le citer, et comment le corriger.`,
      commentLire(facts),
    ],
    faits: [quel(facts), [fr`Site`, site], [fr`Audit du`, cree]],
  };
};

/** The diagnostic of an agency's prospect; `lien` is absent when it has no result. */
export const diagnosticRemis = (facts: Pour & { readonly lien?: string | undefined }): Lettre => {
  const { entreprise, lien } = facts;
  const boutons = [bouton(fr`Mes diagnostics`)];
  const faits = [[fr`Prospect`, entreprise]] as const;
  return lien === undefined
    ? {
        sujet: fr`Diagnostic sans résultat : ${entreprise}`,
        titre: fr`Le diagnostic n'a pas abouti`,
        paragraphes: [
          fr`Les IA n'ont pas donné assez de réponses exploitables sur ${entreprise}. Ce diagnostic n'est pas compté dans votre mois : vous pouvez le demander de nouveau.`,
        ],
        ...{ faits, boutons },
      }
    : {
        sujet: fr`Diagnostic prêt : ${entreprise}`,
        titre: fr`Le diagnostic est prêt`,
        action: { texte: fr`Ouvrir le diagnostic`, lien },
        paragraphes: [
          fr`Le diagnostic de ${entreprise} porte votre nom, votre couleur et votre contact, sans offre de notre part. Le prospect n'a pas été contacté : remettez-lui le document, pas le lien.`,
          commentLire(facts),
        ],
        ...{ faits, boutons },
      };
};

export type MesureEchouee = Pour & {
  /** The reason and the next step, in the words that the API shows. */
  readonly detail: string;
};

/** A measurement ended without a result. */
export const mesureEchouee = (facts: MesureEchouee): Lettre => ({
  sujet: fr`Mesure sans résultat : ${facts.entreprise}`,
  titre: fr`La mesure n'a pas abouti`,
  paragraphes: [
    fr`La mesure lancée pour ${facts.entreprise} n'a pas donné de résultat. ${facts.detail}`,
    fr`Vous n'avez rien à faire. Les résultats d'une mesure précédente, s'il y en a, restent affichés avec leur date.`,
  ],
  faits: [quel(facts)],
});

/** A measurement still runs a day after its last day. */
export const mesureEnRetard = (facts: Pour): Lettre => ({
  sujet: fr`Mesure en retard : ${facts.entreprise}`,
  titre: fr`La mesure prend du retard`,
  paragraphes: [
    fr`La mesure lancée pour ${facts.entreprise} n'est pas terminée un jour après la date prévue. Elle continue : les réponses déjà reçues sont gardées, les autres sont encore attendues.`,
    fr`Vous n'avez rien à faire. Un message vous préviendra dès que le rapport sera prêt.`,
  ],
  faits: [quel(facts)],
});
