import { expect, test } from '@jest/globals';
import { colonnesTues, lignesCollees } from './lignes.ts';

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
])('%s is read', (_, text, more) => {
  expect(lignesCollees(text)).toEqual([{ ...MARTIN, ...more }]);
});

test.each(['', ' ', '\n\n', ';;;\n;;', '"'])('%j holds no client, or one that says so', (text) => {
  expect(lignesCollees(text).length).toBeLessThanOrEqual(1);
});

test.each([
  ['Téléphone;Nom;;Site web\n02;Martin;;martin.fr', ['Téléphone']],
  ['Nom;Site web\nMartin;martin.fr', []],
  ['Martin;martin.fr;Angers', []],
  ['', []],
])('the columns of %j that are left out', (text, names) => expect(colonnesTues(text)).toEqual(names));
