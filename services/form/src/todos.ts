import type { Todo } from '@agence/platform/todo';
import type { Needs } from './needs.ts';

/** What waits for a person here. */
export const todos = ({ leads }: Pick<Needs, 'leads'>): readonly Todo[] => [
  { kind: 'lead', since: leads.toCheckSince },
];
