import { describe, expect, test } from '@jest/globals';
import { type RuleCase, readCase } from './describe-rule.ts';

/** Sentences about one client, named by {X}: in some it is cited, in the others it is not. */
export type ToldOfClient = Pick<RuleCase, 'client' | 'concurrents' | 'question'> & {
  cited: readonly string[];
  notCited: readonly string[];
};

/** A rule and what French and English say of a client under it, with the look-alikes that say the contrary. */
export function describeClient(quote: string, told: readonly ToldOfClient[]): void {
  describe(quote, () => {
    for (const { client, concurrents = [], question = '', cited, notCited } of told) {
      const isCited = (said: string) =>
        readCase({
          says: said,
          client,
          concurrents,
          question,
          answer: said.replaceAll('{X}', client.entreprise),
          cited: [],
        }).client_cited;
      if (cited.length > 0)
        test.each(cited)(`${client.entreprise}, cited: %s`, (said) => expect(isCited(said)).toBe(true));
      if (notCited.length > 0)
        test.each(notCited)(`${client.entreprise}, not cited: %s`, (said) =>
          expect(isCited(said)).toBe(false),
        );
    }
  });
}
