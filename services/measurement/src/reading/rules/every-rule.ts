import { describe, expect, test } from '@jest/globals';
import { namesAsCompared, RULES, readCase } from './describe-rule.ts';

/** Tests every rule whose file was imported before: each file quotes its rule and shows it. */
export function testEveryRule(): void {
  for (const { quote, cases } of RULES)
    describe(quote, () => {
      test.each(cases.map((c) => [c.says, c] as const))('%s', (_says, one) => {
        const reading = readCase(one);
        const names = reading.businesses.map((b) => b.name);
        expect(namesAsCompared(names)).toEqual(namesAsCompared(one.cited));
        expect(reading.client_cited).toBe(one.cited.includes(one.client.entreprise));
      });
    });
}
