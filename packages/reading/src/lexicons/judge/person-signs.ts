import { regex } from '../../patterns/pattern.ts';

/** "X, diplômée, tient l'atelier Tic-Tac": the house that the person keeps has a name of its own, further on. */
export const KEEPS_ONE = regex`
  (?:^|\s)(?:
    sous (?:le|un) nom
    |(?:sous|a) l enseigne
    |tien(?:t|nent)
    |dirige(?:nt)?
    |ouvert
    |fonde
    |cree
    |lance
    |repris
    |monte
  )(?=\s)
`;

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
