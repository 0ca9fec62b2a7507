import { fr } from '@agence/gesture';
import type {
  DiagnosticPropose as ProposeMessage,
  Prospect as ProspectMessage,
} from '@agence/proto/clients/v1/prospection';
import { enLettres } from '@agence/words/french';
import { QUESTIONS_DIAGNOSTIC } from '@agence/words/promises';
import type { Prospect } from '../prospection/prospection.ts';
import type { DiagnosticPropose } from './demander-diagnostic.rule.ts';

const SUITE_PROPOSEE = fr`Rien n'est encore lancé. Confirmez : ${enLettres(QUESTIONS_DIAGNOSTIC)} questions seront posées aux IA, et le document paraîtra dans la liste de vos diagnostics.`;
const SUITE_LANCEE = fr`Le diagnostic est lancé. Son lien paraîtra dans la liste de vos diagnostics, d'ordinaire en quelques minutes.`;
const NOTE = fr`Le document porte votre nom, votre couleur et votre contact, sans aucune offre de notre part. Le prospect n'est jamais contacté.`;

export const prospectMontre = ({ ville, metier, ...named }: Prospect): ProspectMessage => ({
  ...named,
  ville: ville ?? undefined,
  metier: metier ?? undefined,
});

/** The proposal as the caller reads it, with the next step. */
export const diagnosticMontre = (proposal: DiagnosticPropose, confirme: boolean): ProposeMessage => {
  const { compris, leads, empechement, appels_prevus } = proposal;
  return {
    compris: prospectMontre(compris),
    leads,
    lance: confirme && empechement === null,
    raison: empechement?.raison,
    document: empechement?.document ?? undefined,
    suite: empechement?.suite ?? (confirme ? SUITE_LANCEE : SUITE_PROPOSEE),
    note: NOTE,
    appels_prevus,
  };
};
