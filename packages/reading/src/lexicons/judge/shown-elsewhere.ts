import { regex } from '../../patterns/pattern.ts';

export const OF_ANY_TRADE = regex`
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
`;
