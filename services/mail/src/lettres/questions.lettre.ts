import { fr } from '@agence/gesture';
import { accord, enLettres, enLettresMasculin, majuscule } from '@agence/words/french';
import { bouton, type Envoyeur, type Lettre, nomme } from './lettre.ts';

/** The questions of one client, to validate before the measurement starts by itself. */
export type AValider = {
  readonly entreprise: string;
  readonly questions: readonly { readonly n: number; readonly question: string }[];
  /** DD/MM/YYYY and `09 h 14`. */
  readonly demarre: { readonly jour: string; readonly heure: string };
};

/** Questions wait for validation; one letter for all clients that were placed together. */
export const questions_pretes = (facts: Envoyeur & { readonly clients: readonly AValider[] }): Lettre => {
  const { clients, seul } = facts;
  const [first] = clients;
  const alone = clients.length === 1;
  if (first === undefined) throw new Error('a letter about questions is about a client');
  const count = clients.reduce((sum, { questions }) => sum + questions.length, 0);
  const de = (client: AValider) => nomme({ ...client, seul }, 'de ');
  const lancer = (client: AValider) => fr`Lancer${nomme({ ...client, seul })}`;
  const une = first.questions.at(-1)?.n ?? 1;
  const nom = alone ? '' : de(first);
  const pourQui = alone ? first.entreprise : fr`${enLettresMasculin(clients.length)} clients`;
  const changer = [
    {
      texte: fr`Remplacer la question ${une}${nom}`,
      ordre: fr`Remplacer la question ${une}${de(first)} par « … »`,
    },
    ...(first.questions.length > 1
      ? [{ texte: fr`Retirer la question ${une}${nom}`, ordre: fr`Retirer la question ${une}${de(first)}` }]
      : []),
  ];
  return {
    sujet: fr`Questions à valider : ${alone ? first.entreprise : fr`${clients.length} clients`}`,
    titre: fr`Les questions sont prêtes`,
    chiffre: [
      fr`${majuscule(enLettres(count))} ${accord(count, 'question', 'questions')}`,
      fr`${accord(count, 'sera posée', 'seront posées')} aux IA pour ${pourQui}`,
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
