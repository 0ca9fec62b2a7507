import { fr, propose, refuse } from '@agence/gesture';
import { isoDay } from '@agence/words/paris';
import { COMPTE_INCONNU, type CompteRule } from '../compte.facts.ts';
import { statut } from '../statut.ts';

export type EraseAccount = {
  readonly efface: Date;
  readonly operator: string | null;
  readonly why: string;
  /** Billing already processed the erasure: this database is a restored copy. */
  readonly decided?: true;
};

/** Erases an account that has ended, once. */
export const eraseAccount: CompteRule<EraseAccount> = (state, { efface, operator, why, decided }) => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  if (state.efface !== undefined) return propose({});
  if (decided !== true && statut(state, isoDay(efface)) !== 'résilié')
    return refuse(
      'conflict',
      fr`Le compte ${state.nom} n'a pas pris fin : mettez-y fin (accounts close), puis effacez-le après son dernier jour.`,
    );
  return propose({}, [{ type: 'compte_efface', efface, operator, why }]);
};
