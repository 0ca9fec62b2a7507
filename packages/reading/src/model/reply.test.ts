import { describe, expect, test } from '@jest/globals';
import { ALL, asks, LIST, read, reply } from './sedan.fixture.ts';

describe('a reply that cannot be used is asked for again, then the rules read', () => {
  const many = (count: number, name: (k: number) => string) =>
    JSON.stringify({
      businesses: Array.from({ length: count }, (_, k) => ({ name: name(k), quote: `${k} €`, roster: null })),
      nobody: false,
    });
  test.each([
    ['no JSON', 'Voici les restaurants : Au Vieux Pont.', 'pas du JSON, ou coupé'],
    ['cut', reply(...ALL).slice(0, 90), 'pas du JSON, ou coupé'],
    ['empty', ' ', 'réponse vide'],
    ['HTML', '<html><body>429</body></html>', 'pas du JSON, ou coupé'],
    ['another language', '{"entreprises":[{"nom":"Au Vieux Pont"}]}', 'JSON d’une autre forme'],
    ['a list', '["Au Vieux Pont"]', 'pas du JSON, ou coupé'],
    ['numbers for names', '{"businesses":[{"name":1,"quote":2}]}', 'JSON d’une autre forme'],
    ['10,000 names', many(10_000, (k) => `Nom ${k}`), 'réponse trop longue'],
    ['100 names', many(100, (k) => `${'ab'.repeat(k)}`), 'trop de noms'],
    ['twenty of a kind', many(20, (k) => `Hôtel ${k}`), 'vingt noms de la même sorte'],
    ['a paragraph', reply(['Au Vieux Pont', 'a '.repeat(300)]), 'une citation d’un paragraphe entier'],
    [
      'names of the prompt',
      reply(['La Table des Ducs'], ['PagesJaunes'], ['medals'], ['roster']),
      'noms recopiés de la demande',
    ],
    ['another answer', reply(['Chez Lulu'], ['Au Vieux Pont'], ['Bistro 12']), 'noms absents du texte'],
  ])('%s', (_what, lecture, why) => {
    expect(asks(LIST, { lecture })).toBe('relecture');
    const reading = read(LIST, { lecture, relecture: lecture });
    expect(reading.provenance).toMatchObject({ by: 'regles', why });
    expect(reading.state).toBe('consolider');
    expect(read(LIST, { lecture, relecture: reply(...ALL) }).client_position).toBe(2);
  });

  test('a fence or a sentence around the JSON is none of its faults', () => {
    const lecture = `Voici :\n\`\`\`json\n${reply(...ALL)}\n\`\`\``;
    expect(read(LIST, { lecture }).provenance.by).toBe('modele');
  });
});
