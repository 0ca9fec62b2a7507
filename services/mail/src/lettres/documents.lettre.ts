import { fr } from '@agence/gesture';
import type { Constat } from '@agence/proto/clients/v1/questions';
import type { AuditEcrit } from '@agence/proto/mail/v1/mail';
import { de } from '@agence/words/elision';
import { accord, combien, nombre } from '@agence/words/french';
import { type Resultat, resultats } from './etats.ts';
import {
  type Avec,
  type Bouton,
  bouton,
  type Envoyeur,
  type Lettre,
  nomme,
  nomSansLien,
  quel,
  siSimulee,
} from './lettre.ts';

type Document = Avec<'entreprise' | 'lien'> & {
  /** Only the simulator answered. */
  readonly simulee: boolean;
  readonly etats: readonly Resultat[];
  /** Number of the question of the next page. */
  readonly prochaine?: number | undefined;
};

/** How to open the document of a letter. */
const commentLire = ({ seul }: Pick<Envoyeur, 'seul'>): string =>
  seul
    ? fr`Le document est joint à ce message : gardez-le, il s'ouvre sans connexion. Le lien l'ouvre aussi, pendant 30\u00a0jours et sans mot de passe.`
    : fr`Le lien ouvre le document pendant 30\u00a0jours, sans mot de passe : ne le donnez qu'aux personnes qui doivent le lire.`;

const OFFERED = 2;

/** Orders that choose the next page: the first questions by rank that no page targets or will target next. */
const choisirLaPage = (facts: Document): readonly Bouton[] => [
  ...facts.etats
    .filter(({ n, page, visee }) => page === undefined && !visee && n !== facts.prochaine)
    .toSorted((a, b) => a.rang - b.rang)
    .slice(0, OFFERED)
    .map(({ n }) => ({
      texte: fr`Page suivante sur la question ${n}`,
      ordre: fr`Prochaine page${nomme(facts, 'de ')} : question ${n}`,
    })),
  {
    texte: fr`Tous les documents`,
    ordre: facts.seul ? fr`Mes documents` : fr`Livrables de ${facts.entreprise}`,
  },
];

const devant = (rivals: Constat['devant'] = []): string | undefined => {
  const names = rivals.map(
    ({ entreprise, reponses }) => `${entreprise} (${combien(reponses, 'réponse', 'réponses')})`,
  );
  return names.length === 0
    ? undefined
    : fr`Devant, ou à la place, les IA citent surtout ${names.join(', ')}.`;
};

type Rapport = Document &
  Avec<'periode'> & {
    /** The figures of the measurement; absent when the client was corrected meanwhile. */
    readonly constat?: Pick<Constat, 'cite' | 'reponses' | 'devant'> | undefined;
    readonly prochaine_mesure?: string | undefined;
  };

/** A measurement is over: its report can be opened. */
export const rapport_pret = (facts: Rapport): Lettre => {
  const { entreprise, periode, lien, simulee, etats, constat, prochaine_mesure } = facts;
  const { cite = 0, reponses = 0 } = constat ?? {};
  return {
    sujet: fr`Rapport prêt : ${entreprise}`,
    titre: fr`Le rapport est prêt`,
    avis: siSimulee(simulee),
    chiffre: constat && [
      fr`${nombre(cite)}\u00a0${accord(cite, 'réponse', 'réponses')}\u00a0sur\u00a0${nombre(reponses)}`,
      fr`${accord(cite, 'cite', 'citent')} ${entreprise}`,
    ],
    action: { texte: fr`Ouvrir le rapport`, lien },
    document: lien,
    tableaux: resultats(etats),
    paragraphes: [
      devant(constat?.devant),
      fr`Le rapport montre les réponses des IA, qui elles citent et par quelle question commencer.`,
      commentLire(facts),
    ],
    faits: [quel(facts), [fr`Période`, periode], [fr`Prochaine mesure`, prochaine_mesure]],
    boutons: choisirLaPage(facts),
  };
};

/** `page`: title of the document. */
export const page_prete = (facts: Document & Avec<'page'>): Lettre => ({
  sujet: fr`Page prête : ${facts.entreprise}`,
  titre: fr`Une page est prête`,
  avis: siSimulee(facts.simulee),
  action: { texte: fr`Ouvrir la page`, lien: facts.lien },
  document: facts.lien,
  paragraphes: [
    fr`Une page à publier est écrite pour ${facts.entreprise} : son texte, ce qu'il reste à y vérifier et où la mettre.`,
    commentLire(facts),
  ],
  faits: [quel(facts), [fr`Document`, facts.page]],
  boutons: choisirLaPage(facts),
});

/** The technical audit of a client's site was redone, whether the site could be read or not. */
export const audit_pret = (facts: Envoyeur & AuditEcrit): Lettre => {
  const { entreprise, site, cree, lien, non_lu } = facts;
  return {
    sujet: non_lu ? fr`Site non lu : ${entreprise}` : fr`Audit technique : ${entreprise}`,
    titre: non_lu ? fr`Le site n'a pas pu être lu` : fr`L'audit technique est prêt`,
    action: { texte: fr`Ouvrir l'audit`, lien },
    document: lien,
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
export const diagnostic_remis = (
  facts: Avec<'entreprise'> & { readonly lien?: string | undefined },
): Lettre => {
  const { entreprise, lien } = facts;
  const pret = lien !== undefined;
  return {
    sujet: pret ? fr`Diagnostic prêt : ${entreprise}` : fr`Diagnostic sans résultat : ${entreprise}`,
    titre: pret ? fr`Le diagnostic est prêt` : fr`Le diagnostic n'a pas abouti`,
    action: pret ? { texte: fr`Ouvrir le diagnostic`, lien } : undefined,
    paragraphes: pret
      ? [
          fr`Le diagnostic ${de(entreprise)} porte votre nom, votre couleur et votre contact, sans offre de notre part. Le prospect n'a pas été contacté : remettez-lui le document, pas le lien.`,
          commentLire(facts),
        ]
      : [
          fr`Les IA n'ont pas donné assez de réponses exploitables sur ${entreprise}. Ce diagnostic n'est pas compté dans votre mois : vous pouvez le demander de nouveau.`,
        ],
    faits: [[fr`Prospect`, entreprise]],
    boutons: [bouton(fr`Mes diagnostics`)],
  };
};

/** `detail`: why, and what follows, in the words of the API. */
export const mesure_echouee = (facts: Avec<'entreprise' | 'detail'>): Lettre => ({
  sujet: fr`Mesure sans résultat : ${facts.entreprise}`,
  titre: fr`La mesure n'a pas abouti`,
  paragraphes: [
    fr`La mesure lancée pour ${facts.entreprise} n'a pas donné de résultat. ${facts.detail}`,
    fr`Vous n'avez rien à faire. Les résultats d'une mesure précédente, s'il y en a, restent affichés avec leur date.`,
  ],
  faits: [quel(facts)],
});

/** A measurement still runs a day after its last day. */
export const mesure_en_retard = (facts: Avec<'entreprise'>): Lettre => ({
  sujet: fr`Mesure en retard : ${facts.entreprise}`,
  titre: fr`La mesure prend du retard`,
  paragraphes: [
    fr`La mesure lancée pour ${facts.entreprise} n'est pas terminée un jour après la date prévue. Elle continue : les réponses déjà reçues sont gardées, les autres sont encore attendues.`,
    fr`Vous n'avez rien à faire. Un message vous préviendra dès que le rapport sera prêt.`,
  ],
  faits: [quel(facts)],
});

/** Anybody may have typed this address in the form, so the letter repeats nothing from the form. */
export const adresse_a_confirmer = ({ lien }: { readonly lien: string }): Lettre => ({
  sujet: fr`Confirmez votre adresse pour recevoir votre diagnostic`,
  titre: fr`Confirmez votre adresse`,
  action: { texte: fr`Confirmer mon adresse`, lien },
  paragraphes: [
    fr`Un diagnostic a été demandé pour cette adresse dans notre formulaire. Sa mesure est lancée ; le résultat vous sera envoyé si vous confirmez. Le lien ouvre une page ; le bouton « Confirmer mon adresse » suffit. Il vaut 30 jours.`,
    fr`Vous n'avez rien demandé ? Ne faites rien : rien d'autre ne vous sera envoyé.`,
  ],
});

type Diagnostic = { readonly entreprise: string; readonly lien: string; readonly simulee: boolean };

/** The diagnostic that a person asked for through the form. */
export const diagnostic_pret = ({ entreprise, lien, simulee }: Diagnostic): Lettre => {
  const nom = nomSansLien(entreprise);
  return {
    sujet: nom === undefined ? fr`Votre diagnostic est prêt` : fr`Votre diagnostic est prêt : ${nom}`,
    titre: fr`Votre diagnostic est prêt`,
    avis: siSimulee(simulee),
    action: { texte: fr`Ouvrir le diagnostic`, lien },
    paragraphes: [
      simulee
        ? undefined
        : fr`Nous avons posé à des IA les questions de vos clients, et lu chaque réponse. Le diagnostic dit qui elles citent, vous ou un autre, avec leurs réponses mot pour mot.`,
      commentLire({ seul: false }),
    ],
    faits: [[fr`Entreprise`, nom]],
  };
};
