import { describe, expect, test } from '@jest/globals';
import { namesAsCompared, RULES, readCase } from './describe-rule.ts';
import { TOLD } from './told-of-client.ts';
// One suite for all rules, so that the reader and its lexicons are loaded once: each file quotes its rule and shows it.
import './r01-cited.cases.ts';
import './r01-phrases.cases.ts';
import './r01-more-turns.cases.ts';
import './r01-turns.cases.ts';
import './r02-further.cases.ts';
import './r02-garage.cases.ts';
import './r02-not-cited.cases.ts';
import './r02-phrases.cases.ts';
import './r02-set-aside.cases.ts';
import './r02-table-music.cases.ts';
import './r02-turned-down.cases.ts';
import './r02-dropped-lead.cases.ts';
import './r02-no-more.cases.ts';
import './r02-in-passing.cases.ts';
import './r02-one-cannot.cases.ts';
import './r02-paragraphs.cases.ts';
import './r02-vet-heating.cases.ts';
import './r02c-against.cases.ts';
import './r02e-landmarks.cases.ts';
import './r02-set-aside-english.cases.ts';
import './r03-named.cases.ts';
import './r03-r04-asked.cases.ts';
import './r05-order.cases.ts';
import './r05-prose.cases.ts';
import './r06-after-labels.cases.ts';
import './r06-around.cases.ts';
import './r06-beside-houses.cases.ts';
import './r06-bodies.cases.ts';
import './r06-ways-of-naming.cases.ts';
import './r05-ranks.cases.ts';
import './r05-steps.cases.ts';
import './r06-businesses.cases.ts';
import './r06-chains.cases.ts';
import './r06-cards.cases.ts';
import './r06-closing.cases.ts';
import './r06-layout.cases.ts';
import './r06-lists.cases.ts';
import './r06-relations.cases.ts';
import './r06-ordinary.cases.ts';
import './r06-siblings.cases.ts';
import './r06-standing.cases.ts';
import './r06-long-prose.cases.ts';
import './r06-places.cases.ts';
import './r06-things.cases.ts';
import './r06-offers-around.cases.ts';
import './r06-offers.cases.ts';
import './r07-broken-names.cases.ts';
import './r07-domains.cases.ts';
import './r07-names.cases.ts';
import './r07-same-business.cases.ts';
import './r08-neighbours.cases.ts';
import './r08-r10-others.cases.ts';
import './r09-common-words.cases.ts';
import './r09-phrases.cases.ts';
import './r06-introduced.cases.ts';
import './r01-going.cases.ts';
import './r06-people.cases.ts';
import './r11-spans.cases.ts';
import './r02-clio.cases.ts';
import './r02-ended.cases.ts';
import './r02-need-told.cases.ts';
import './r02-other-trades.cases.ts';
import './r02-warned-off.cases.ts';
import './r05-carried.cases.ts';
import './r01-plumber.cases.ts';
import './r02-bookshop.cases.ts';
import './r02-entries.cases.ts';
import './r03-what-is-asked.cases.ts';
import './r02-bike-rental.cases.ts';
import './r07-parts-of-names.cases.ts';
import './r07-signs-and-places.cases.ts';
import './r02-left-out.cases.ts';
import './r02-named-for-another.cases.ts';
import './r01-praised-by-denial.cases.ts';
import './r02-neither.cases.ts';
import './r08-shown-elsewhere.cases.ts';
import './r08-own-site.cases.ts';
import './r02-source-column.cases.ts';
import './r02-times-gone.cases.ts';
import './r02-set-apart.cases.ts';

for (const { quote, cases } of RULES)
  describe(quote, () => {
    test.each(cases.map((c) => [c.says, c] as const))('%s', (_says, one) => {
      const reading = readCase(one);
      const names = reading.businesses.map((b) => b.name);
      expect(namesAsCompared(names)).toEqual(namesAsCompared(one.cited));
      expect(reading.client_cited).toBe(one.cited.includes(one.client.entreprise));
    });
  });

for (const { quote, told } of TOLD)
  describe(quote, () => {
    const sentences = told.flatMap(({ cited, notCited, ...of }) => [
      ...cited.map((said) => ({ ...of, said, is: true, as: 'cited' })),
      ...notCited.map((said) => ({ ...of, said, is: false, as: 'not cited' })),
    ]);
    test.each(sentences)('$client.entreprise, $as: $said', ({ said, is, client, ...of }) => {
      const answer = said.replaceAll('{X}', client.entreprise);
      expect(readCase({ ...of, client, says: said, answer, cited: [] }).client_cited).toBe(is);
    });
  });
