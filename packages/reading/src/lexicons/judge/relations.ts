import { regex } from '../../patterns/pattern.ts';

/** "Fibois Bourgogne-Franche-Comté": what bears a whole region of the State unites its houses more often than it is one. */
export const REGION_LAST = regex`
  .[ -](?:
    Bourgogne-Franche-Comté
    |Auvergne-Rhône-Alpes
    |Nouvelle-Aquitaine
    |Provence-Alpes-Côte d['’]Azur
    |Hauts-de-France
    |Centre-Val[ -]de[ -]Loire
    |Pays[ -]de[ -]la[ -]Loire
    |Grand[ -]Est
    |Île-de-France
  )$
`;

/** "[Tour de Table] vend ce qu'il fait jouer : *Azul*, [Harmonies]": a list of what the house has. */
export const HAS_LISTED = regex`
  (?:^|\s)(?:
    ven(?:d|dent)
    |propos(?:e|ent)
    |lou(?:e|ent)
    |pret(?:e|ent)
    |expos(?:e|ent)
    |distribu(?:e|ent)
    |represent(?:e|ent)
    |referenc(?:e|ent)
    |travaill(?:e|ent)
    |utilis(?:e|ent)
    |pos(?:e|ent)
    |mont(?:e|ent)
    |edit(?:e|ent)
    |ser(?:t|vent)
    |sells
    |stocks
    |rents
    |carries
    |fits
  )(?: [a-z\d]+){1,9} : [^.;:]*$
`;
