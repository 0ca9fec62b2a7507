import { carriesOut } from '@agence/gesture/handler';
import type { FixerLimitesRequest } from '@agence/proto/clients/v1/clients';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { fixerLimites } from './fixer-limites.rule.ts';

export const fixerLimitesHandler = ({ portefeuilles, clock }: Needs) =>
  carriesOut(portefeuilles, fixerLimites, 'limites', ({ limites }: FixerLimitesRequest) => {
    if (limites === undefined) throw new Error('limits without numbers');
    return { limites, today: isoDay(clock.now()) };
  });
