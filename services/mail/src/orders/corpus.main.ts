import { readFileSync } from 'node:fs';
import { casDe, juger } from './corpus.fixture.ts';

// How many messages of a file are understood as their labels say: `node …/corpus.main.ts FILE.jsonl [--show]`.
const [file = '', show] = process.argv.slice(2);
const verdicts = await Promise.all(casDe(readFileSync(file, 'utf8')).map(juger));
const of = (note: string) => verdicts.filter((one) => one.note === note);
const ids = (note: string) =>
  of(note)
    .map(({ cas }) => cas.id)
    .join(' ');
const share = ((100 * of('juste').length) / verdicts.length).toFixed(1);
process.stdout.write(`right ${of('juste').length} of ${verdicts.length} (${share} %)\n`);
process.stdout.write(`wrong gesture or arguments ${of('faux').length}: ${ids('faux')}\n`);
process.stdout.write(`not understood ${of('manqué').length}: ${ids('manqué')}\n`);
if (show !== undefined)
  for (const { cas, lu, note } of verdicts.filter((one) => one.note !== 'juste'))
    process.stdout.write(
      `\n${note} ${cas.id} (${cas.note})\n  wanted ${JSON.stringify(cas.attendu)}\n  read   ${JSON.stringify(lu)}\n`,
    );
