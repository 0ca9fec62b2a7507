import { carriesOut } from '@agence/gesture/handler';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { DemanderAdresseRequest } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { type DemanderAdresse, demanderAdresse } from './adresses.rule.ts';

export const demanderAdresseHandler = ({ comptes, clock }: Needs) =>
  carriesOut(
    comptes,
    demanderAdresse,
    'transmise',
    ({ action, adresse }: DemanderAdresseRequest): DemanderAdresse => ({
      id: opaqueId('a'),
      action: action === 'retirer' ? 'retirer' : 'ajouter',
      adresse,
      now: clock.now(),
    }),
  );
