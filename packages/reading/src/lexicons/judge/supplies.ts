import { regex } from '../../patterns/pattern.ts';

/** "un bun brioché de chez [X]", "le bar sert les bières de la [X]": goods, then where the house gets them. */
export const OF_MAKER = regex`
  (?:^|\s)([a-z]+)(?: (?!(?:et|ou|de|du|des|est|sont|a|ont|qui) )[a-z]+
  ){0,2} (?:de chez|(?:de|du|des|d)(?: (?:la|le|l|les))?) (?:[a-z]+ )?$
`;

export const SERVED = regex`
  (?:^|\s)(?:
    ser(?:t|vent|vi|vie|vis|vies)
    |verse(?:nt)?
    |utilis(?:e|ent)
    |travaill(?:e|ent)
    |cuisin(?:e|ent|ee?s?)
    |propos(?:e|ent)
    |vend(?:ent|u|us)?
    |debit(?:e|ent)
    |tir(?:e|ent)
    |pren(?:d|nent)
    |emploi(?:e|ent)
    |pos(?:e|ent)
    |mont(?:e|ent)
    |distribu(?:e|ent)
    |selectionn(?:e|ent)
    |garni[a-z]*
    |accompagn(?:e|ee?s?)
    |a base
    |avec
  )(?: [a-z]+){0,5} $
`;

/** "l'équipe de chez [X]" is the house itself. */
export const OF_ITS_OWN = regex`
  ^(?:
    equipes?
    |gars
    |gens
    |patronn?e?s?
    |artisans?
    |ceux
    |celui
    |celles?
    |devis
    |tarifs?
    |prix
    |service
    |accueil
    |conseils?
    |travail
    |vendeu(?:r|se)s?
    |menus?
    |cartes?
    |formules?
    |offres?
  )$
`;
