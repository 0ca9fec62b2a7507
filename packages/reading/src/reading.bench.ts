import { readFileSync } from 'node:fs';
import { parseCase } from './detect.ts';
import { readAnswer } from './read-answer.ts';

/** Prints how many answers of 300 words are read a second, and what hostile texts of 100 kB cost. Figures only, no verdict. */

const cases = readFileSync(new URL('../cases/labelled/labelled.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((l) => l.includes('"id":"t-b-'))
  .map(parseCase);
const others = [...new Set(cases.flatMap((c) => [c.client.entreprise, ...c.concurrents]))];

/** Cuts an answer at 300 words. */
const cut = (text: string) =>
  text
    .split(/(?<=\s)/u)
    .slice(0, 300)
    .join('');

/** One measurement: the same client and nineteen competitors, answer after answer. */
const context = {
  ...(cases[0] ?? { client: { entreprise: '', site: '', ville: '', metier: '' }, question: '', sources: [] }),
  concurrents: others.slice(1, 20),
};
const answers = cases.map((one) => cut(one.answer));

/** Time of this thread on a core, in milliseconds: without other programs of the machine, and what the engine compiles beside it. */
function milliseconds(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(start).user / 1000;
}

/** Until then the engine still compiles what it has found to be hot. */
const WARM = 120;
for (let warm = 0; warm < WARM; warm++) for (const answer of answers) readAnswer(answer, context);
const rounds = Array.from(
  { length: 20 },
  () =>
    milliseconds(() => {
      for (const answer of answers) readAnswer(answer, context);
    }) / answers.length,
);
const say = (each: number) => `${each.toFixed(2)} ms an answer, ${Math.round(1000 / each)} answers a second`;
console.log(`300 words, 20 known names: ${say(rounds.reduce((sum, each) => sum + each, 0) / rounds.length)}`);
console.log(`in the quietest of ${rounds.length} rounds: ${say(Math.min(...rounds))}`);

const size = 100_000;
const fill = (piece: string) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const hostile: Record<string, string> = {
  'prose, repeated': fill(`${cases[0]?.answer ?? ''}\n\n`),
  'one long paragraph': fill((cases[0]?.answer ?? '').replaceAll('\n', ' ')),
  stars: fill('*'),
  'stars and letters': fill('*a **b '),
  'nested brackets': fill('['),
  'open links': fill('[a]('),
  'nested quotes': fill('>'),
  'nested lists': Array.from({ length: 440 }, (_, i) => `${' '.repeat(i)}- a`).join('\n'),
  'endless table': `|a|b|\n|-|-|\n${fill('| **Chez Nous** | 2 € |\n')}`,
  'capitals without end': fill('Maison Durand Et '),
  'the client without end': fill(`${cases[0]?.client.entreprise ?? ''} `),
  'one list': fill('- **Chez Nous** : 12 €\n'),
  backquotes: fill('`` ` ```'),
  'half a tag': fill('<a '),
  'no space': fill('aB9é'),
  emoji: fill('🥇 '),
  'links without end': fill(`${cases[0]?.client.entreprise ?? ''} ferme. ${'En fait, '.repeat(60)}zut. `),
  'blame without end': fill(`Tort ${"que l'on ".repeat(20)}${cases[0]?.client.entreprise ?? ''} `),
  'a word without end': `Salon Habitat ${fill('a')}`,
  'empty lines': fill('\n'),
  'rules and lines': fill('---\n'),
  'a gap without end': `- **Chez Nous**${fill(' ')}: 12 €`,
  'digits without end': `Voyez ${fill('2')}.fr`,
  'wide table': `${fill('| a ').slice(0, size / 3)}|\n${fill('|---').slice(0, size / 3)}|\n${fill('| b ').slice(0, size / 3)}|`,
  'numbered list': Array.from({ length: 6_000 }, (_, n) => `${n % 90}. **Chez ${n}**`).join('\n'),
  'headings without end': fill('# Titre\n'),
  'links one after another': fill(`[${cases[0]?.client.entreprise ?? ''}](https://a.fr) `),
  'a word again and again': `${cases[0]?.client.entreprise ?? ''} ${fill('enfin ')}non.`,
  'no sentence end': fill('selon le guide de la maison de '),
};
/** The least of three: what neighbours on the core and the first growth of the memory take is not the text's. */
for (const [name, text] of Object.entries(hostile)) {
  const times = [1, 2, 3].map(() => milliseconds(() => readAnswer(text, context)));
  console.log(`${name}: ${Math.min(...times).toFixed(0)} ms for ${text.length} characters`);
}
