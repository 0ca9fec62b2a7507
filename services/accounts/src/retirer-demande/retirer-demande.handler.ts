import { carriesOut } from '@agence/gesture/handler';
import type { RetirerDemandeRequest } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { retirerDemande } from './retirer-demande.rule.ts';

export const retirerDemandeHandler = ({ comptes }: Needs) =>
  carriesOut(comptes, retirerDemande, 'retiree', ({ demande, par }: RetirerDemandeRequest) => ({
    demande,
    par,
  }));
