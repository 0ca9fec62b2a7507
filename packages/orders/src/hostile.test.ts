import { expect, it } from '@jest/globals';
import { demandeDe } from './model/demande.ts';
import { strict } from './strict.ts';

const of = {
  clients: [{ id: 'a', entreprise: 'Plomberie Martin', site: 'https://a.fr', actif: true }],
  seul: undefined,
};
const PIECES = [
  ...['merci ', 'merci, ', 'merci pour tout ', 'oui ', 'oui, ', 'et ', 'bonjour ', 'a', '1-', '(', '| ', ' '],
  ...[
    'x@y.fr ',
    'tel ',
    'question 1, ',
    'ville a, ',
    'ajouter un client : a, a.fr, ',
    '«',
    'corriger a : ville a, ',
  ],
  ...['le ', 'a écrit : ', '12 rue ', '49000 A', '--', 'bonne journee ', 'retirer '],
];
/** Of a processor, for one message: exponential patterns would take hours. */
const LONGEST_MS = 2_000;

it.each(PIECES)('%j, again and again, takes no more time than it is long', (piece) => {
  const begun = process.cpuUsage();
  for (const count of [30, 5_000])
    for (const end of ['', 'x', '?']) {
      const lettre = { texte: piece.repeat(count) + end, sujet: '', tables: [] };
      strict(lettre, of);
      demandeDe(lettre, { direct: false, clients: [], proposition: '' });
    }
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(LONGEST_MS);
});
