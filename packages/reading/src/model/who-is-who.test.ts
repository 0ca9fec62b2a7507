import { expect, test } from '@jest/globals';
import { asks, type Item, LIST, namesIn, read, reply, verdict } from './sedan.fixture.ts';

const yes = verdict('yes', 'Le Clos Bruyère : 31 €');
test('the client in the text and not in the reply: one pointed question', () => {
  const lecture = reply(['Au Vieux Pont'], ['Chez Gusto']);
  expect(asks(LIST, { lecture })).toBe('precision');
  expect(read(LIST, { lecture, precision: yes })).toMatchObject({
    client_position: 2,
    provenance: { asked_again: 1, uncertain: 0 },
  });
  expect(read(LIST, { lecture, precision: verdict('no', 'Le Clos Bruyère') })).toMatchObject({
    client_cited: false,
    provenance: { asked_again: 1, uncertain: 0, agrees: false },
  });
  for (const precision of [
    null,
    'oui',
    verdict('yes', 'Au Vieux Pont'),
    verdict('yes', 'Le Clos Bruyère, parfait'),
  ])
    expect(read(LIST, { lecture, precision })).toMatchObject({
      state: 'conquerir',
      uncertain: [{ name: 'Le Clos Bruyère', is: 'client', excerpt: 'Le Clos Bruyère' }],
      provenance: { asked_again: 0, uncertain: 1 },
    });
});

test.each<[string, Item[], string | null, number | null]>([
  ['letter and name', [['Le Clos Bruyère']], null, 2],
  ['no letter in the whole reply', [['Le Clos Bruyère', '31 €', '']], null, 2],
  ['a letter for a competitor, none for the client', [['Le Clos Bruyère', '31 €', '']], 'precision', null],
  [
    'the letter of the client on another name',
    [['Chez Gusto', 'pizzas', 'Le Clos Bruyère']],
    'precision',
    null,
  ],
  [
    'the letter of the client on a declared name',
    [['Au Vieux Pont', '24 €', 'Le Clos Bruyère']],
    'precision',
    null,
  ],
  [
    'the name of the roster, the quote of the text',
    [['Le Clos Bruyere SARL', 'Clos Bruyère : 31 €', 'Le Clos Bruyère']],
    null,
    2,
  ],
])('%s', (what, items, asked, position) => {
  const letterless = what.startsWith('no letter');
  const first: Item = ['Au Vieux Pont', '24 €', letterless ? '' : 'Au Vieux Pont'];
  const all = items[0]?.[0] === 'Au Vieux Pont' ? items : [first, ...items];
  expect(asks(LIST, { lecture: reply(...all) })).toBe(asked);
  expect(read(LIST, { lecture: reply(...all) }).client_position).toBe(position);
});

test('a competitor in doubt: somebody is offered there, who it is may stay uncertain', () => {
  const answer = '- **Aux Armes de Turenne**, menu\n- **Le Clos Bruyère** : 31 €';
  const lecture = reply(['Aux Armes de Turenne', 'menu', 'La Table des Ducs'], ['Le Clos Bruyère']);
  expect(asks(answer, { lecture })).toBe('precision');
  const unanswered = read(answer, { lecture });
  expect(namesIn(unanswered)).toEqual(['Aux Armes de Turenne', 'Le Clos Bruyère']);
  expect(unanswered.uncertain).toMatchObject([{ name: 'La Table des Ducs', is: 'concurrent' }]);
  const same = read(answer, { lecture, precision: verdict('yes', 'Aux Armes de Turenne') });
  expect(namesIn(same)).toEqual(['La Table des Ducs', 'Le Clos Bruyère']);
  const no = read(answer, { lecture, precision: verdict('no', 'Aux Armes de Turenne') });
  expect(namesIn(no)).toEqual(['Le Clos Bruyère']);
});

test('the client first, a competitor ahead of it missed: the question is about the competitor', () => {
  const lecture = reply(['Le Clos Bruyère'], ['Chez Gusto']);
  expect(asks(LIST, { lecture })).toBe('precision');
  expect(read(LIST, { lecture })).toMatchObject({
    client_position: 1,
    uncertain: [{ name: 'Au Vieux Pont', is: 'concurrent' }],
  });
  const answered = read(LIST, { lecture, precision: verdict('yes', 'Au Vieux Pont : 24 €') });
  expect(namesIn(answered)).toEqual(['Au Vieux Pont', 'Le Clos Bruyère', 'Chez Gusto']);
  expect(asks(LIST, { lecture: reply(['Au Vieux Pont'], ['Le Clos Bruyère']) })).toBeNull();
});
