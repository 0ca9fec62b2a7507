import { fr, propose, refuse } from '@agence/gesture';
import { COMPTE_INCONNU, type CompteRule } from '../compte.facts.ts';

const SANS = fr`Nous ne vous écrivons plus ce qui a changé dans le mois. Les autres messages du compte ne changent pas.`;
const AVEC = fr`Nous vous écrivons de nouveau, au plus une fois par mois, ce qui a changé avec certitude.`;

/** Whether the account gets the monthly letter about changes; the same setting again changes nothing. */
export const reglerLettre: CompteRule<{ readonly sans_lettre: boolean }, { note: string }> = (
  state,
  { sans_lettre },
) => {
  if (state === null || state.efface !== undefined) return refuse('not_found', COMPTE_INCONNU);
  const same = (state.sans_lettre ?? false) === sans_lettre;
  const fact = { type: sans_lettre ? 'lettre_arretee' : 'lettre_reprise' } as const;
  return propose({ note: sans_lettre ? SANS : AVEC }, same ? [] : [fact]);
};
