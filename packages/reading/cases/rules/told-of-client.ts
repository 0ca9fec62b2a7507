import type { RuleCase } from './describe-rule.ts';

/** Sentences about one client, named by {X}: in some it is cited, in the others it is not. */
export type ToldOfClient = Pick<RuleCase, 'client' | 'concurrents' | 'question'> & {
  cited: readonly string[];
  notCited: readonly string[];
};

/** Every rule told by {@link describeClient} in a file that was imported. */
export const TOLD: { quote: string; told: readonly ToldOfClient[] }[] = [];

/** A rule and what French and English say of a client under it, with the look-alikes that say the contrary. */
export function describeClient(quote: string, told: readonly ToldOfClient[]): void {
  TOLD.push({ quote, told });
}
