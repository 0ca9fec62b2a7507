import { carriesOut } from '@agence/gesture/handler';
import type { Needs } from '../needs.ts';
import { changerBadge } from './badge.rule.ts';
import { drawBadge } from './draw.ts';

export const changerBadgeHandler = ({ comptes, mailDomain }: Needs) =>
  carriesOut(comptes, changerBadge, 'nouveau', () => ({ badge: drawBadge(mailDomain) }));
