import { readFileSync } from 'node:fs';
import { fold } from './document/fold.ts';

/**
 * Prints lexicons/communes.txt: the names of the communes (delegated and associated ones too), departments and regions of France,
 * folded, without their article, sorted by bytes, one a line. Run by hand when the map changes, on the data folder of the
 * package @etalab/decoupage-administratif (made from the official geographic code of INSEE, Licence Ouverte 2.0):
 * `node communes.main.ts …/data > lexicons/communes.txt`.
 */
const folder = process.argv[2] ?? '.';

const namesIn = (file: string): string[] =>
  (JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8')) as { nom: string }[]).map(({ nom }) => nom);

const plain = (name: string): string =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .replace(/^(?:le|la|les|l) (?=.)/u, '');

const names = ['communes', 'departements', 'regions'].flatMap(namesIn).map(plain);
process.stdout.write(
  [...new Set(names)].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).join('\n'),
);
