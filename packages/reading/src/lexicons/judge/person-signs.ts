import { regex } from '../../patterns/pattern.ts';

/** "Thibaut Verpeaux, lui, travaille seul": set against the house before. */
export const SET_AGAINST = regex`
  ^ ?, (?:
    lui
    |elle
    |eux
    |elles
    |en revanche
    |au contraire
    |a l inverse
    |de son cote
    |de leur cote
    |pour sa part
    |quant a (?:lui|elle|eux|elles)
    |lui aussi
    |elle aussi
    |meanwhile
    |by contrast
    |on the other hand
  ) ?,? `;
