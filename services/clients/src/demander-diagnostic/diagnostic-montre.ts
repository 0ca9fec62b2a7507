import { fr } from '@agence/gesture';
import { asMessage } from '@agence/gesture/handler';
import type { DiagnosticPropose as ProposeMessage } from '@agence/proto/clients/v1/prospection';
import { enLettres } from '@agence/words/french';
import { QUESTIONS_DIAGNOSTIC } from '@agence/words/promises';
import type { Prospect } from '../prospection/prospection.ts';
import type { DiagnosticPropose } from './demander-diagnostic.rule.ts';

const ENSUITE = fr`${enLettres(QUESTIONS_DIAGNOSTIC)} questions seront posées aux IA, et le document paraîtra dans la liste de vos diagnostics.`;
const SANS_VILLE = fr`les questions vaudraient pour toute la France`;
const SANS_METIER = fr`serait deviné d'après le nom et le site`;
const SUITE_LANCEE = fr`Le diagnostic est lancé. Son lien paraîtra dans la liste de vos diagnostics, d'ordinaire en quelques minutes.`;
const NOTE = fr`Le document porte votre nom, votre couleur et votre contact, sans aucune offre de notre part. Le prospect n'est jamais contacté.`;

/** What the questions would be without the town or the trade; null when both are given. */
const manque = ({ ville, metier }: Prospect): string | null => {
  if (ville !== null) return metier === null ? fr`Il manque le métier : il ${SANS_METIER}.` : null;
  return metier === null
    ? fr`Il manque la ville et le métier : ${SANS_VILLE}, et le métier ${SANS_METIER}.`
    : fr`Il manque la ville : ${SANS_VILLE}.`;
};

const suiteProposee = (compris: Prospect): string => {
  const missing = manque(compris);
  return missing === null
    ? fr`Rien n'est encore lancé. Confirmez : ${ENSUITE}`
    : fr`Rien n'est encore lancé. ${missing} Complétez, ou confirmez : ${ENSUITE}`;
};

/** The proposal as the caller reads it, with the next step. */
export const diagnosticMontre = (proposal: DiagnosticPropose, confirme: boolean): ProposeMessage => {
  const { compris, leads, empechement, appels_prevus } = proposal;
  return {
    compris: asMessage(compris),
    leads,
    lance: confirme && empechement === null,
    raison: empechement?.raison,
    document: empechement?.document ?? undefined,
    suite: empechement?.suite ?? (confirme ? SUITE_LANCEE : suiteProposee(compris)),
    note: NOTE,
    appels_prevus,
  };
};
