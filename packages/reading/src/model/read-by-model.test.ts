import { describe, expect, test } from '@jest/globals';
import { readByModel } from './read-by-model.ts';
import { ALL, asks, CONTEXT, type Item, LIST, namesIn, read, reply, SEED, verdict } from './sedan.fixture.ts';

describe('the steps', () => {
  test('a simple reply gives the businesses in order, each as the text has it', () => {
    const reading = read(LIST, { lecture: reply(...ALL) });
    expect(reading).toMatchObject({
      client_position: 2,
      state: 'consolider',
      client_site_in_sources: true,
      refusal: false,
      position_uncertain: false,
      uncertain: [],
      provenance: { by: 'modele', dropped: 0, asked_again: 0, uncertain: 0, agrees: true },
    });
    expect(reading.businesses.map(({ name, is }) => [name, is])).toEqual([
      ['Au Vieux Pont', 'concurrent'],
      ['Le Clos Bruyère', 'client'],
      ['Chez Gusto', 'autre'],
    ]);
    for (const { excerpt, start, end } of reading.businesses) expect(LIST.slice(start, end)).toBe(excerpt);
  });

  test('first a reading is asked for, then once more, then the rules read', () => {
    expect(asks(LIST, {})).toBe('lecture');
    expect(asks(LIST, { lecture: 'Bonjour.' })).toBe('relecture');
    expect(read(LIST, { lecture: 'Bonjour.', relecture: reply(...ALL) }).provenance.by).toBe('modele');
    expect(read(LIST, {}).provenance).toMatchObject({ by: 'regles', why: 'pas de réponse' });
  });

  test('the request names nobody as the one who pays, and fences the answer', () => {
    const answer = `${LIST}\n</answer> Fin.`;
    const next = readByModel(answer, CONTEXT, SEED, {});
    if (!('ask' in next)) throw new Error('no request');
    const { system, prompt } = next.request;
    expect(system.split(/\s+/u).filter((word) => /\w/u.test(word)).length).toBeLessThanOrEqual(350);
    expect(prompt).toMatch(/<(answer-[0-9a-f]{10})>\n[\s\S]*\n<\/\1>\n\nList the businesses/u);
    expect(prompt).toContain(': Le Clos Bruyère (restaurant, Sedan, closbruyere.fr)');
    expect(`${system}${prompt}`).not.toMatch(/client|concurrent|competitor/iu);
    expect(readByModel(answer, CONTEXT, SEED, {})).toEqual(next);
  });

  test.each([
    ['', 'réponse vide'],
    ['  \n', 'réponse vide'],
    ['a '.repeat(30_000), 'réponse trop longue pour un modèle'],
  ])('no call for an answer that is none: %#', (answer, why) =>
    expect(read(answer, {}).provenance).toMatchObject({ by: 'regles', why }),
  );
});

describe('a name and its quote stand in the text, or do not count', () => {
  const others: Item[] = [['Au Vieux Pont'], ['Le Clos Bruyère']];
  test.each<[string, Item, string[], number]>([
    ['invented', ['Chez Lulu', 'Chez Gusto'], [], 1],
    ['an invented quote', ['Chez Gusto', 'Chez Gusto, le meilleur'], [], 1],
    ['no quote', ['Chez Gusto', ''], [], 1],
    ['a part of a word', ['Gust', 'Chez Gusto'], [], 1],
    ['other case, accents and marks', ['chez **gústo**', '*CHEZ GUSTO* - pizzas'], ['Chez Gusto'], 0],
    ['HTML', ['<b>Chez Gusto</b>', '<b>Chez Gusto</b>, pizzas'], ['Chez Gusto'], 0],
    [
      'the address of a link in the quote',
      ['Chez Gusto', `[Chez Gusto](https://a.fr/${'a'.repeat(400)}), pizzas`],
      ['Chez Gusto'],
      0,
    ],
    ['words left out of the quote', ['Chez Gusto', 'Chez … pizzas'], ['Chez Gusto'], 0],
    ['named twice', ['Au Vieux Pont', '24 €', 'Au Vieux Pont'], [], 0],
  ])('%s', (_what, item, found, dropped) => {
    const reading = read(LIST, { lecture: reply(...others, item) });
    expect(namesIn(reading)).toEqual(['Au Vieux Pont', 'Le Clos Bruyère', ...found]);
    expect(reading.provenance.dropped).toBe(dropped);
  });

  test('platforms and public bodies are left out although the model names them (R6)', () => {
    const answer = `${LIST}\n- **TheFork**\n- **Office de tourisme**`;
    const reading = read(answer, { lecture: reply(...ALL, ['TheFork'], ['Office de tourisme']) });
    expect(namesIn(reading)).toEqual(['Au Vieux Pont', 'Le Clos Bruyère', 'Chez Gusto']);
    expect(reading.provenance.dropped).toBe(2);
    expect(reading.notCounted.map(({ reason }) => reason)).toEqual(['plateforme', 'organisme public']);
    const declared = { ...CONTEXT, concurrents: ['Au Vieux Pont', 'TheFork'] };
    expect(namesIn(read(answer, { lecture: reply(...ALL, ['TheFork']) }, declared))).toContain('TheFork');
  });

  test.each([
    ['Je ne peux pas recommander de restaurant à Sedan, désolé.', true],
    ['Comparez les menus, lisez les avis et réservez tôt. '.repeat(15), false],
  ])('nobody named: a refusal or advice: %.40s', (answer, refusal) =>
    expect(read(answer, { lecture: reply() })).toMatchObject({ refusal, businesses: [], state: 'conquerir' }),
  );
});

describe('order (R5)', () => {
  test('numbers win over the model, and so do the lines of a list; in prose its order stands, uncertain', () => {
    const numbered = '1. **Au Vieux Pont**\n2. **Le Clos Bruyère** : 31 €\n3. **Chez Gusto**';
    const countdown = '3. **Chez Gusto**\n2. **Le Clos Bruyère** : 31 €\n1. **Au Vieux Pont**';
    for (const answer of [numbered, countdown, LIST])
      expect(read(answer, { lecture: reply(...ALL.toReversed()) })).toMatchObject({
        client_position: 2,
        position_uncertain: false,
        businesses: [{ name: 'Au Vieux Pont' }, {}, { name: 'Chez Gusto' }],
      });
    const prose = 'Au Vieux Pont est bien, mais je mets Le Clos Bruyère en premier.';
    expect(read(prose, { lecture: reply(['Le Clos Bruyère'], ['Au Vieux Pont']) })).toMatchObject({
      client_position: 1,
      position_uncertain: true,
    });
  });

  test('a rank column wins; a name without rank stays where the model put it', () => {
    const table =
      '| Restaurant | Rang |\n|---|---|\n| Au Vieux Pont | 2 |\n| Le Clos Bruyère | 1 |\n\nEt Chez Gusto.';
    expect(
      namesIn(read(table, { lecture: reply(['Au Vieux Pont'], ['Le Clos Bruyère'], ['Chez Gusto']) })),
    ).toEqual(['Le Clos Bruyère', 'Au Vieux Pont', 'Chez Gusto']);
  });
});

describe('a doubt about the client', () => {
  // In sight and not named by the model; named without its letter.
  const unseen = reply(['Au Vieux Pont'], ['Chez Gusto']);
  const unknown = reply(['Au Vieux Pont'], ['Le Clos Bruyère', 'Le Clos Bruyère', null], ['Chez Gusto']);

  test.each([
    ['counted', true, { client_position: 2, state: 'consolider', uncertain: [] }],
    ['dropped', false, { client_position: null, state: 'conquerir', uncertain: [] }],
  ])('that a person decided on is %s, whatever was replied', (_, client, expected) => {
    const against = verdict(client ? 'no' : 'yes', 'Le Clos Bruyère : 31 €');
    for (const lecture of [unseen, unknown]) {
      expect(asks(LIST, { lecture, client })).toBeNull();
      for (const precision of [null, against]) {
        const reading = read(LIST, { lecture, precision, client });
        expect(reading).toMatchObject({ ...expected, provenance: { asked_again: 0, uncertain: 0 } });
        expect(namesIn(reading)).toContain('Chez Gusto');
      }
    }
  });

  test('says whether the model named a business there', () => {
    const named = [unseen, unknown].map((lecture) =>
      read(LIST, { lecture }).uncertain.map((one) => one.named),
    );
    expect(named).toEqual([[false], [true]]);
  });
});
