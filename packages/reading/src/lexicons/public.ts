import { regex } from '../patterns/pattern.ts';
import { phrasesOf, words, wordsOf } from './list.ts';

/** Public bodies, agencies, services, emergency lines, professional orders, unions (R6), by their usual names and acronyms. */
export const PUBLIC_BODIES = phrasesOf('public-bodies');

/** A name that opens with one of these belongs to a public body, a museum, a monument, an order, a union or an event (R6). */
export const PUBLIC_OPENERS = wordsOf('public-openers');

/** A name that closes with one of these: a school of the State, a grouping of communes, its tourist office. */
export const PUBLIC_CLOSERS = words(`
  university universite metropole agglo agglomeration communaute intercom tourisme tourism council
  municipality museum library hospital cathedral
`);

/** Said of a facility, these say that a public body runs it. */
export const PUBLIC_MARKS = regex`
  \b(?:
    municipal
    |municipale
    |municipaux
    |municipales
    |intercommunal
    |intercommunale
    |departemental
    |departementale
    |communal
    |communale
    |communautaire
    |metropolitain
    |metropolitaine
    |public
    |publique
    |de la ville(?! [a-z]+ ?$)
    |de la mairie
    |de la commune
    |de la metropole
    |de l agglomeration
    |de l agglo
    |des habitants
    |de la region
    |hospitalier
    |hospitaliere
    |hospitaliers
    |universitaire
    |groupe scolaire
    |salle (?:des fetes|polyvalente)
    |foyer rural
    |aires? de jeux
    |cite scolaire
    |consulaire
    |du departement
    |de l etat
    |national de
    |nationale? superieure?
    |regionale? superieure?
    |superieure? (?:d|de|des) (?:art|arts|beaux arts|design|musique)
    |nationale des
    |nationale de
    |national des
    |regional de
    |regionale de
    |regionale des
    |council
    |municipality
    |maison (?:de|du|des) (?:la |l |les )?(?:
      justice|droit|emploi|habitat|associations|tourisme|jeunes|quartier|region|parc|environnement
      |solidarites?|services|patrimoine|aines|adolescents|personnes|consommateurs?|citoyens?|france
    )
  )\b
`;

/** ", géré par la métropole", ", propriété de la ville,": said right after a name, that a public body runs the place. */
export const RUN_BY_PUBLIC = regex`
  ^ ?\( ?(?:la |une )?(?:ville|mairie|commune|metropole|municipale?|communale?|public|publique) ?\)
  |^ ?[,(–]? ?(?:(?:est|sont|etant|qui est) )?(?:
    (?:geree?s?|exploitee?s?|tenue?s?|animee?s?|organisee?s?|proposee?s?|financee?s?) par
    |propriete d[eu]
    |en regie
    |(?:dependant|rattachee?|run by|owned by|managed by)
  ) ?(?:de |d |a |aux? )?(?:la |l |le |les |the )?(?:
    villes?
    |metropole
    |communes?
    |mairie
    |departement
    |region
    |agglo(?:meration)?
    |communaute (?:de communes|d agglomeration|urbaine)
    |intercommunalite
    |etat
    |municipalite
    |prefecture
    |universite
    |council
    |city
    |county
    |state
    |government
  )(?= |$)
`;
