import { carriesOut } from '@agence/gesture/handler';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { noterVirement } from './virement.rule.ts';

export const noterVirementHandler = ({ facturations, clock }: Needs) =>
  carriesOut(facturations, noterVirement, 'virement', () => {
    const now = clock.now();
    return { now, today: isoDay(now) };
  });
