import { expect, test } from '@jest/globals';
import { readAnswer } from '../read-answer.ts';
import { asks, CONTEXT, type Item, namesIn, read, reply, verdict } from './sedan.fixture.ts';

const list = (site: string) => `- **Au Vieux Pont** : 24 €\n- **Le Clos Bruyère** (${site}) : 31 €`;
const replied = (roster: string) => {
  const client: Item = ['Le Clos Bruyère', '31 €', roster];
  return reply(['Au Vieux Pont', '24 €'], client);
};
const SAME_LABEL = ['closbruyere.com', 'www.closbruyere.net', 'https://carte.closbruyere.eu'];
const OTHER = 'clos-bruyere-traiteur.fr';

test.each(SAME_LABEL)('the same name with another last part of the domain is the client: %s', (site) => {
  expect(readAnswer(list(site), CONTEXT)).toMatchObject({ client_cited: true, client_position: 2 });
  for (const roster of ['Le Clos Bruyère', '']) {
    expect(asks(list(site), { lecture: replied(roster) })).toBeNull();
    expect(read(list(site), { lecture: replied(roster) })).toMatchObject({
      client_position: 2,
      uncertain: [],
    });
  }
});

test('the same name with another domain is uncertain, whatever the model says of it', () => {
  for (const roster of ['Le Clos Bruyère', '']) {
    const lecture = replied(roster);
    expect(asks(list(OTHER), { lecture })).toBe('precision');
    const unanswered = read(list(OTHER), { lecture });
    expect(namesIn(unanswered)).toEqual(['Au Vieux Pont']);
    expect(unanswered.uncertain).toMatchObject([{ name: 'Le Clos Bruyère', is: 'client', named: true }]);
    const yes = read(list(OTHER), { lecture, precision: verdict('yes', 'Le Clos Bruyère') });
    expect(namesIn(yes)).toEqual(['Au Vieux Pont', 'Le Clos Bruyère']);
    expect(yes.client_position).toBe(2);
  }
});

test('another business of the same name is listed with its site, or as a namesake', () => {
  const another = verdict('another', 'Le Clos Bruyère');
  expect(namesIn(read(list(OTHER), { lecture: replied(''), precision: another }))).toEqual([
    'Au Vieux Pont',
    `Le Clos Bruyère (${OTHER})`,
  ]);
  const bare = '- **Au Vieux Pont** : 24 €\n- **Le Clos Bruyère** : 31 €';
  expect(namesIn(read(bare, { lecture: replied(''), precision: another }))).toEqual([
    'Au Vieux Pont',
    'Le Clos Bruyère (homonyme)',
  ]);
  const byRules = readAnswer(list(OTHER), CONTEXT).businesses.map(({ name, is }) => [name, is]);
  expect(byRules).toEqual([
    ['Au Vieux Pont', 'concurrent'],
    [`Le Clos Bruyère (${OTHER})`, 'autre'],
  ]);
});
