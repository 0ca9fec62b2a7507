import { fr } from '@agence/gesture';
import { appelsDeMesure } from '@agence/words/promises';
import type { Mode } from '../facturation.ts';
import type { Plan } from '../plans.ts';

const REGLER: Readonly<Record<Mode, string>> = {
  virement: fr`Faites le virement de la nouvelle formule, puis signalez-le.`,
  carte: fr`Réglez-la depuis votre espace de paiement ; si son lien manque à cette réponse, écrivez-nous.`,
};

export type Reglement = {
  readonly mode: Mode;
  /** The sentence about payments of a terminated account; null without a termination. */
  readonly fin: string | null;
  /** What the new plan costs, in words. */
  readonly prix: string | undefined;
};

/** The most calls of one measurement, for any number of configured models. */
const appels = ({ questions_par_client, ias_par_client }: Plan): number =>
  Math.max(
    ...Array.from({ length: ias_par_client }, (_, i) =>
      appelsDeMesure(questions_par_client, { modeles: i + 1, lecteur: true }),
    ),
  );

const MONTEE = fr`Les questions qui manquent à un client seront préparées aussitôt, en un appel, et posées dès sa mesure suivante.`;
const DESCENTE = fr`Les questions où un client perd le plus restent posées ; les autres sont mises au repos et reviennent si la formule remonte.`;

/** The effect on measurements of existing clients. */
const mesures = (voulue: Plan, actuelle: Plan): string => {
  const suite = voulue.questions_par_client > actuelle.questions_par_client ? MONTEE : DESCENTE;
  return fr`Dès que la formule ${voulue.label} sera en place, chaque mesure lancée posera jusqu'à ${voulue.questions_par_client} questions par client au lieu de ${actuelle.questions_par_client}, à ${voulue.ias_par_client} IA au plus au lieu de ${actuelle.ias_par_client} : ${appels(voulue)} appels au plus par mesure, lectures et page comprises, au lieu de ${appels(actuelle)}. ${suite}`;
};

/** The next step, what is checked then, and what changes for clients. A terminated account is not asked to pay. */
export const note = ({ mode, fin, prix }: Reglement, voulue: Plan, actuelle: Plan): string => {
  const reste = fr`La formule ${voulue.label} est demandée${prix === undefined ? '' : fr`, à ${prix}`} ; la formule ${actuelle.label} reste en place jusqu'à l'arrivée du paiement.`;
  const ensuite = `${reste} ${fin ?? REGLER[mode]}`;
  const apres = mesures(voulue, actuelle);
  if (voulue.clients > actuelle.clients) return `${ensuite} ${apres}`;
  const place = fr`Ce jour-là, vos places occupées devront tenir dans les ${voulue.clients} de la nouvelle formule.`;
  return `${ensuite} ${place} ${apres}`;
};
