import { pattern } from '../../patterns/pattern.ts';

export const OF_ANY_TRADE = new RegExp(
  pattern`
    ^(?:
      artisane?
      |professionnel(?:le)?
      |adresse
      |boutique
      |atelier
      |magasin
      |enseigne
      |structure
      |equipe
      |specialiste
      |pro
      |commerce
      |institution
      |reference
      |valeur
      |table
      |maison
      |duo
      |couple
      |patron
      |gerante?
    )s?$
  `,
  'u',
);
