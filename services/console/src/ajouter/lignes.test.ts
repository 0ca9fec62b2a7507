import { LONGEST_TURN_MS } from '@agence/testing/fuzz';
import { expect, test } from '@jest/globals';
import { lignesCollees } from './lignes.ts';

const MARTIN = {
  entreprise: 'Martin',
  site_web: 'martin.fr',
  ville: '',
  metier: '',
  concurrents: '',
  contexte: '',
};

test.each<[string, string, object]>([
  ['a copy from a spreadsheet', 'Martin\tmartin.fr\tAngers', { ville: 'Angers' }],
  ['a French CSV file', 'Martin;martin.fr;"Angers, centre"', { ville: 'Angers, centre' }],
  ['commas', 'Martin,martin.fr,Angers', { ville: 'Angers' }],
  ['a byte order mark', '\ufeffMartin;martin.fr', {}],
  ['lines of Windows', 'Martin;martin.fr\r\n\r\n', {}],
  [
    'a header in another order',
    'Commune;Site internet;Raison sociale\nAngers;martin.fr;Martin',
    { ville: 'Angers' },
  ],
  [
    'a header with accents and capitals',
    'SOCIÉTÉ;URL;MÉTIER\nMartin;martin.fr;plombier',
    { metier: 'plombier' },
  ],
  ['columns that nobody knows', 'Téléphone;Nom;Site web\n02 41;Martin;martin.fr', {}],
  ['empty columns', 'Martin;martin.fr;;;;', {}],
  ['empty columns under a header', 'Nom;;Site web\nMartin;;martin.fr', {}],
  ['a quote that never closes', 'Martin;martin.fr;"Angers', { ville: '"Angers' }],
  ['a name in quotes within', 'Martin "& fils";martin.fr', { entreprise: 'Martin "& fils"' }],
  ['a quoted name with quotes doubled', '"Martin ""& fils""";martin.fr', { entreprise: 'Martin "& fils"' }],
  ['competitors in one cell', 'Martin;martin.fr;;;"A, B"', { concurrents: 'A, B' }],
  ['spaces around', '  Martin ; martin.fr ', {}],
  [
    'titles in many words',
    'URL du site;Activité principale;Nom de l’entreprise;Ville du siège\nmartin.fr;plombier;Martin;Angers',
    { metier: 'plombier', ville: 'Angers' },
  ],
  [
    'a trade register',
    'Dénomination\tSite internet\tCommune\nMartin\tmartin.fr\tAngers',
    { ville: 'Angers' },
  ],
  ['two words for a business', 'Nom entreprise;Site web\nMartin;martin.fr', {}],
  ['somebody’s name beside the business', 'Nom;Prénom;Société;Site\nDurand;Anne;Martin;martin.fr', {}],
  ['the other name where one is empty', 'Raison sociale;Nom;Site\n;Martin;martin.fr', {}],
  [
    'competitors in a column each',
    'Nom;Concurrent 1;Site;Concurrent n° 2;Concurrent 3\nMartin;A;martin.fr;;C',
    { concurrents: 'A, C' },
  ],
  [
    'the titles of the form',
    'Entreprise;Site web;Concurrents à suivre\nMartin;martin.fr;A',
    { concurrents: 'A' },
  ],
  ['bars between cells', 'Nom|Site web\r\nMartin|martin.fr', {}],
  ['what a spreadsheet says of itself', 'sep=|\r\nNom|Site\r\nMartin|martin.fr', {}],
  ['an empty column before', ';Martin;martin.fr;Angers', { ville: 'Angers' }],
  ['an empty column between', 'Martin;;martin.fr;Angers', { ville: 'Angers' }],
])('%s is read', (_, text, more) => {
  expect(lignesCollees(text)?.lignes).toEqual([{ ...MARTIN, ...more }]);
});

test.each(['', ' ', '\n\n', ';;;\n;;', '"'])('%j holds no client, or one that says so', (text) => {
  expect(lignesCollees(text)?.lignes.length).toBeLessThanOrEqual(1);
});

test.each([
  ['Téléphone;Nom;;Site web\n02;Martin;;martin.fr', ['Téléphone']],
  ['Nom;Site web\nMartin;martin.fr', []],
  ['Martin;martin.fr;Angers', []],
  [';Martin;martin.fr;;;;;02 41;', ['la 8e']],
  ['Martin;martin.fr;;;;;02;oui', ['de la 7e à la 8e']],
  ['', []],
])('the columns of %j that are left out', (text, names) => expect(lignesCollees(text)?.tues).toEqual(names));

test('a column that is empty in one row only keeps its place', () => {
  const read = lignesCollees('Martin;martin.fr;;plombier\n;sans-nom.fr;Angers;');
  expect(read?.lignes.map(({ entreprise, ville, metier }) => [entreprise, ville, metier])).toEqual([
    ['Martin', '', 'plombier'],
    ['', 'Angers', ''],
  ]);
});

/** As much as a form may hold. */
const full = (piece: string) => piece.repeat(2_000_000 / piece.length);

test.each<[string, string, number | null]>([
  ['a row of empty cells', full(';'), null],
  ['a row of cells', full('a;'), null],
  ['201 columns', `${'a;'.repeat(200)}a`, null],
  ['one cell', full('a'), null],
  ['one cell of accents', full('é'), null],
  ['one cell in an open quote', `"${full('a;')}`, null],
  ['quotes', full('""a"'), null],
  ['cells of quoted lines', full('"\n";'), 102],
  ['rows of empty cells', full(';\n'), null],
  ['empty rows', full('\n'), 0],
  ['rows of two cells', full('a;b.fr\n'), 102],
  ['sites behind empty columns', full(';;b.fr\n'), 102],
  ['titles in every column', full(`${'Nom;'.repeat(199)}\n`), 101],
  ['long titles', `Nom;${`${'é'.repeat(150)};`.repeat(199)}\n${full('a;b.fr\n')}`, null],
  ['a sign between cells that is everywhere', `sep=a\n${full('a')}`, null],
])('%s: 2 MB are read or refused without holding others up', (_, text, lignes) => {
  const before = process.threadCpuUsage();
  const read = lignesCollees(text);
  const { user, system } = process.threadCpuUsage(before);
  expect(read === null ? null : read.lignes.length).toBe(lignes);
  expect((user + system) / 1000).toBeLessThan(LONGEST_TURN_MS);
});

test('200 columns are read, and empty rows among those of clients', () => {
  const row = `Martin;martin.fr${';'.repeat(198)}`;
  const text = `${row}\n${';;;\n'.repeat(1000)}${row}`;
  expect(lignesCollees(text)?.lignes).toEqual([MARTIN, MARTIN]);
});
