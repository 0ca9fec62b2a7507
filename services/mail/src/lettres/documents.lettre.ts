import { fr } from '@agence/gesture';
import { accord, enLettres, enLettresMasculin, majuscule, nombre } from '@agence/words/french';
import { resultats } from './etats.lettre.ts';
import type { Envoyeur, Lettre } from './lettre.ts';
import { choisirLaPage, commentLire, nomme, type Pour, quel, type Suivie, siSimulee } from './pour.ts';

/** What a measurement found: answers that cite the client, of how many, and who is cited before it. */
export type Constat = {
  readonly cite: number;
  readonly reponses: number;
  readonly devant: readonly { readonly entreprise: string; readonly reponses: number }[];
};

export type Document = Pour & {
  readonly lien: string;
  readonly simulee: boolean;
  readonly etats: readonly Suivie[];
  /** The question of the page to come. */
  readonly prochaine?: number | undefined;
};

const chiffre = ({ cite, reponses }: Constat, entreprise: string): Lettre['chiffre'] => [
  fr`${nombre(cite)}\u00a0${accord(cite, 'réponse', 'réponses')}\u00a0sur\u00a0${nombre(reponses)}`,
  fr`${accord(cite, 'cite', 'citent')} ${entreprise}`,
];

const devant = (rivals: Constat['devant']): readonly string[] => {
  const names = rivals.map(
    ({ entreprise, reponses }) =>
      fr`${entreprise} (${nombre(reponses)} ${accord(reponses, 'réponse', 'réponses')})`,
  );
  return names.length === 0 ? [] : [fr`Devant, ou à la place, les IA citent surtout ${names.join(', ')}.`];
};

export type RapportPret = Document & {
  /** MM/YYYY */
  readonly periode: string;
  /** Absent: the client was corrected meanwhile, and its numbers wait. */
  readonly constat?: Constat | undefined;
  /** DD/MM/YYYY of the measurement to come. */
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
      ...devant(constat?.devant ?? []),
      fr`Le rapport montre les réponses des IA, qui elles citent et par quelle question commencer.`,
      commentLire(facts),
    ],
    faits: [
      quel(facts),
      [fr`Période`, periode],
      ...(prochaine_mesure === undefined ? [] : [[fr`Prochaine mesure`, prochaine_mesure] as const]),
    ],
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
    sujet: fr`Audit technique : ${entreprise}`,
    titre: fr`L'audit technique est prêt`,
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

/** The questions of one client, which wait to be validated until the measurement starts by itself. */
export type AValider = {
  readonly entreprise: string;
  readonly questions: readonly { readonly n: number; readonly question: string }[];
  /** DD/MM/YYYY and `09 h 14`. */
  readonly demarre: { readonly jour: string; readonly heure: string };
};

const nombreDe = (questions: number): string =>
  fr`${majuscule(enLettres(questions))} ${accord(questions, 'question', 'questions')}`;

/** Questions wait for validation: of all clients that were placed together, in one letter. */
export const questionsPretes = (facts: Envoyeur & { readonly clients: readonly AValider[] }): Lettre => {
  const { clients, seul } = facts;
  const [first, ...others] = clients;
  if (first === undefined) throw new Error('a letter about questions is about a client');
  const count = clients.reduce((sum, { questions }) => sum + questions.length, 0);
  const de = (client: AValider) => nomme({ ...client, seul }, 'de ');
  const lancer = (client: AValider) => fr`Lancer${nomme({ ...client, seul })}`;
  const une = first.questions.at(-1)?.n ?? 1;
  const changer = [
    {
      texte: fr`Remplacer une question`,
      ordre: fr`Remplacer la question ${une}${de(first)} par « … »`,
    },
    ...(first.questions.length > 1
      ? [{ texte: fr`Retirer une question`, ordre: fr`Retirer la question ${une}${de(first)}` }]
      : []),
  ];
  const alone = others.length === 0;
  return {
    sujet: alone
      ? fr`Questions à valider : ${first.entreprise}`
      : fr`Questions à valider : ${clients.length} clients`,
    titre: fr`Les questions sont prêtes`,
    chiffre: [
      nombreDe(count),
      alone
        ? fr`${accord(count, 'sera posée', 'seront posées')} aux IA pour ${first.entreprise}`
        : fr`${accord(count, 'sera posée', 'seront posées')} aux IA pour ${enLettresMasculin(clients.length)} clients`,
    ],
    action: alone ? { texte: fr`Démarrer tout de suite`, ordre: lancer(first) } : undefined,
    tableaux: clients.map(({ entreprise, questions, demarre: { jour, heure } }) => ({
      titre: alone
        ? fr`Sans geste de votre part, la mesure démarre d'elle-même le ${jour} à ${heure}.`
        : fr`${entreprise}, mesure le ${jour} à ${heure} sans geste de votre part`,
      lignes: questions.map(({ n, question }) => ({ repere: `${n}`, texte: question })),
    })),
    paragraphes: [],
    boutons: [
      ...(alone ? [] : clients.map((client) => ({ texte: lancer(client), ordre: lancer(client) }))),
      ...changer,
    ],
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

/** A measurement runs for longer than it should. */
export const mesureEnRetard = (facts: Pour): Lettre => ({
  sujet: fr`Mesure en retard : ${facts.entreprise}`,
  titre: fr`La mesure prend du retard`,
  paragraphes: [
    fr`La mesure lancée pour ${facts.entreprise} n'est pas terminée après 24\u00a0heures. Elle continue : les réponses déjà reçues sont gardées, les autres sont encore attendues.`,
    fr`Vous n'avez rien à faire. Un message vous préviendra dès que le rapport sera prêt.`,
  ],
  faits: [quel(facts)],
});
