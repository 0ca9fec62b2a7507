import { fr } from '@agence/gesture';
import { accord, enLettres, enLettresMasculin, majuscule } from '@agence/words/french';
import { bouton, type Envoyeur, type Lettre } from './lettre.ts';
import { nomme } from './pour.ts';

/** The questions of one client, to validate before the measurement starts by itself. */
export type AValider = {
  readonly entreprise: string;
  readonly questions: readonly { readonly n: number; readonly question: string }[];
  /** DD/MM/YYYY and `09 h 14`. */
  readonly demarre: { readonly jour: string; readonly heure: string };
};

const nombreDe = (questions: number): string =>
  fr`${majuscule(enLettres(questions))} ${accord(questions, 'question', 'questions')}`;

/** Questions wait for validation; one letter for all clients that were placed together. */
export const questionsPretes = (facts: Envoyeur & { readonly clients: readonly AValider[] }): Lettre => {
  const { clients, seul } = facts;
  const [first, ...others] = clients;
  if (first === undefined) throw new Error('a letter about questions is about a client');
  const count = clients.reduce((sum, { questions }) => sum + questions.length, 0);
  const de = (client: AValider) => nomme({ ...client, seul }, 'de ');
  const lancer = (client: AValider) => fr`Lancer${nomme({ ...client, seul })}`;
  const une = first.questions.at(-1)?.n ?? 1;
  const nom = others.length === 0 ? '' : de(first);
  const changer = [
    {
      texte: fr`Remplacer la question ${une}${nom}`,
      ordre: fr`Remplacer la question ${une}${de(first)} par « … »`,
    },
    ...(first.questions.length > 1
      ? [{ texte: fr`Retirer la question ${une}${nom}`, ordre: fr`Retirer la question ${une}${de(first)}` }]
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
        ? fr`Sans action de votre part, la mesure démarre d'elle-même le ${jour} à ${heure}.`
        : fr`${entreprise}, mesure le ${jour} à ${heure} sans action de votre part`,
      lignes: questions.map(({ n, question }) => ({ repere: `${n}`, texte: question })),
    })),
    paragraphes: [fr`Pour une autre question, changez son numéro avant d'envoyer.`],
    boutons: [...(alone ? [] : clients.map((client) => bouton(lancer(client)))), ...changer],
  };
};
