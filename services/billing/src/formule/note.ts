import { fr } from '@agence/gesture';
import type { Mode } from '../facturation.ts';
import type { Plan } from '../plans.ts';

const REGLER: Readonly<Record<Mode, string>> = {
  virement: fr`Faites le virement de la nouvelle formule, puis signalez-le.`,
  carte: fr`Réglez-la depuis votre espace de paiement ; si son lien manque à cette réponse, écrivez-nous.`,
};

export type Reglement = {
  readonly mode: Mode;
  /** What holds of every payment once the account was terminated; null while it is not. */
  readonly fin: string | null;
};

/** What happens next, and what is checked then. After a termination nobody is asked to pay. */
export const note = ({ mode, fin }: Reglement, voulue: Plan, actuelle: Plan): string => {
  const reste = fr`La formule ${voulue.label} est demandée ; la formule ${actuelle.label} reste en place jusqu'à l'arrivée du paiement.`;
  const ensuite = `${reste} ${fin ?? REGLER[mode]}`;
  if (voulue.clients > actuelle.clients) return ensuite;
  const place = fr`Ce jour-là, vos places occupées devront tenir dans les ${voulue.clients} de la nouvelle formule.`;
  return `${ensuite} ${place}`;
};
