import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { type } from '../testing/typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'agence-detect-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, ...lines: unknown[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  return path;
}

const CASE = {
  id: 'x-1',
  client: { entreprise: 'Le Clos Bruyère', site: 'closbruyere.fr', ville: 'Sedan', metier: 'restaurant' },
  concurrents: ['Au Vieux Pont'],
  question: 'Où dîner à Sedan ?',
  answer: '- **Au Vieux Pont** : 24 €\n- **Le Clos Bruyère** : 31 €',
};
const cases = file('cases.jsonl', CASE, { ...CASE, id: 'x-2' });

type Prompt = { id: string; step: string; system: string; prompt: string; schema: { type: string } };

const prompts = async (line: string): Promise<Prompt[]> => {
  const { out } = await type(`detect ${cases} --prompts ${line}`.trim());
  return out === '' ? [] : out.split('\n').map((text) => JSON.parse(text) as Prompt);
};

const letterIn = (prompt: string, name: string) => new RegExp(`^([A-Z]): ${name}`, 'mu').exec(prompt)?.[1];

test('prompts are printed, replies to them are read, without any call', async () => {
  const asked = await prompts('');
  expect(asked.map(({ id, step }) => [id, step])).toEqual([
    ['x-1', 'lecture'],
    ['x-2', 'lecture'],
  ]);
  const [{ prompt, schema } = { prompt: '', schema: { type: '' } }] = asked;
  expect([schema.type, prompt.includes(CASE.answer)]).toEqual(['object', true]);

  const named = (name: string) => ({ name, quote: name, roster: letterIn(prompt, name) ?? null });
  const lecture = JSON.stringify({ businesses: ['Au Vieux Pont'].map(named), nobody: false });
  const without = file('without.jsonl', { id: 'x-1', reply: lecture });
  expect((await prompts(`--replies ${without}`)).map(({ id, step }) => [id, step])).toEqual([
    ['x-1', 'precision'],
    ['x-2', 'lecture'],
  ]);

  const precision = JSON.stringify({ verdict: 'yes', quote: 'Le Clos Bruyère : 31 €' });
  const replies = file('replies.jsonl', { id: 'x-1', lecture, precision });
  const { code, out, err } = await type(`detect ${cases} --reader both --replies ${replies}`);
  expect([code, err]).toEqual([0, 'reading 5: cases without a reply, read by rules: 1']);
  const [first, second] = out.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  const prediction = {
    id: 'x-1',
    client_cited: true,
    client_position: 2,
    businesses: ['Au Vieux Pont', 'Le Clos Bruyère'],
    state: 'consolider',
    client_site_in_sources: false,
  };
  const provenance = { by: 'modele', dropped: 0, asked_again: 1, uncertain: 0, agrees: true };
  expect(first).toEqual({ ...prediction, provenance, uncertain: [], rules: prediction });
  expect(second).toMatchObject({ provenance: { by: 'regles', why: 'pas de réponse' } });

  const { out: explained } = await type(`detect ${cases} --reader model --replies ${replies} --explain`);
  expect(explained).toContain('2. Le Clos Bruyère (client) : modèle · question précise ; 31-46');
  expect(explained).toContain('lu par regles (pas de réponse)');
});

test.each([
  ['--reader human', '"human" is not a reader: write model, rules or both'],
  ['--replies nowhere.jsonl', 'there is no file nowhere.jsonl'],
  [`--replies ${file('odd.jsonl', { lecture: 3 })}`, 'could not be read to its end: line 1 is no reply'],
])('%s: %s', async (options, sentence) => {
  const { code, err } = await type(`detect ${cases} ${options}`);
  expect([code, err.includes(sentence)]).toEqual([1, true]);
});
