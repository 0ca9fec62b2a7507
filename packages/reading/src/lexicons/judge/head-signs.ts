import { pattern } from '../../patterns/pattern.ts';

export const BODY = new RegExp(
  pattern`
    \d ?(?:€|euros?)
    |€\s?\d
    |★
    |☆
    |\b\d{1,2} ?h\b
    |\b(?:rue|avenue|av\.|place|quai|boulevard|cours|route|chemin|impasse)\b
    |(?:^|\s)0\d(?:[ .]\d\d){4}
    |\bouvert
    |\bfermé
    |\bspécialis
    |\bdevis\b
    |\bdélai
    |\brendez-vous\b
  `,
  'iu',
);
