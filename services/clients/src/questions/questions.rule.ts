import { fr, propose, refuse } from '@agence/gesture';
import type { DossierFact, DossierRule, DossierState, Question } from '../dossier/dossier.ts';
import { enVigueur } from '../dossier/en-vigueur.ts';
import { type Changements, changer } from './changements.ts';

export type AjusterQuestions = Changements & {
  readonly lancer: boolean;
  readonly actif: boolean;
  readonly servi: boolean;
  /** Questions per client in the plan in force. */
  readonly questions_par_client: number;
  /** The id that the measurement would get. */
  readonly mesure: string;
  readonly now: Date;
  readonly now_ts: number;
};

export type Ajustement = {
  readonly questions: readonly Question[];
  readonly mesure_lancee: boolean;
  readonly note: string;
};

const NON_SERVI = fr`Votre compte n'est pas servi : réglez votre abonnement, puis lancez la mesure.`;

const notOpen = (state: DossierState, command: AjusterQuestions): string | undefined => {
  if (!command.actif || state?.ferme)
    return fr`Ce client est retiré : reprenez-le avant de toucher à ses questions.`;
  const changes = command.retirer.length > 0 || Object.keys(command.remplacer).length > 0;
  if (state?.lancee || (state?.aussitot && changes))
    return fr`La mesure est déjà lancée : ses questions ne changent plus.`;
  if (state?.correction)
    return fr`Une correction de ce client est en cours : réessayez dans quelques instants.`;
  if (state === null || state.a_valider_depuis === null)
    return fr`Les questions sont encore en préparation : réessayez dans quelques instants.`;
  return undefined;
};

/** Removes and replaces questions before the first launch, then launches if asked. Numbers never change meaning. */
export const ajusterQuestions: DossierRule<AjusterQuestions, Ajustement> = (state, command) => {
  const closed = notOpen(state, command);
  if (closed !== undefined || state === null) return refuse('conflict', closed ?? '');
  const changed = changer(state.questions, command);
  if ('sentence' in changed) return refuse('invalid', changed.sentence);
  const { questions } = changed;
  const { retirer, remplacer, lancer, mesure, now: le, now_ts: lancee_ts } = command;
  if (lancer && !command.servi) return refuse('conflict', NON_SERVI);
  const note = lancer
    ? fr`La mesure est lancée. Le rapport vous sera annoncé par e-mail dès qu'il sera prêt.`
    : fr`Les questions sont ajustées. Sans action de votre part, la mesure démarrera d'elle-même 24 h après leur préparation.`;
  const facts: DossierFact[] = [];
  if (retirer.length > 0 || Object.keys(remplacer).length > 0)
    facts.push({ type: 'questions_ajustees', questions });
  if (lancer) facts.push({ type: 'mesure_lancee', mesure, le, lancee_ts });
  const vue = enVigueur({ ...state, questions }, command.questions_par_client);
  return propose({ questions: vue.questions, mesure_lancee: lancer, note }, facts);
};
