import type { Todo } from '@agence/platform/todo';
import type { Needs } from './needs.ts';

/** Work here that waits for a person. */
export const todos = ({ leads }: Pick<Needs, 'leads'>): readonly Todo[] => [
  { kind: 'lead', since: leads.toCheckSince },
];
