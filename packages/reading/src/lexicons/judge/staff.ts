import { regex } from '../../patterns/pattern.ts';

/** "Aline Droz tient l'atelier Tic-Tac", "a ouvert Pirouette", "réunis sous l'enseigne X": who keeps the house that comes next. */
export const KEEPS = regex`
  ^(?:[^.;]|; (?:il|elle|ils|elles) ){0,150}?(?:^|\s)(?:
    tien(?:t|nent)
    |dirige(?:nt)?
    |anime(?:nt)?
    |mene(?:nt)?
    |gere(?:nt)?
    |pilote(?:nt)?
    |preside(?:nt)?
    |a (?:la|sa) tete
    |(?:a|ont|avai(?:en)?t|vien(?:t|nent) d(?:e)?) (?:[a-z]+ment )?(?:
      ouverte?|ouvrir|fonder?|creer?|lancer?|monter?|reprise?|reprendre|installe|inaugure|rebaptise|baptise
      |transforme|nomme|appele
    )
    |pour (?:ouvrir|fonder|creer|lancer|monter|reprendre|inaugurer)
    |avant d (?:ouvrir|inaugurer)
    |fondat(?:eur|rice)s?
    |createurs?
    |creatrices?
    |patronn?e?s?
    |gerante?s?
    |proprietaires?
    |co ?fondat(?:eur|rice)s?
    |responsables?
    |sous (?:le|un|son) nom
    |sous l enseigne
    |a l enseigne
    |connue? comme
    |(?:has|have) (?:turned|opened|founded|launched|started|set up|taken over)
    |runs
    |owns
    |founded
    |opened
    |behind
  )(?:\s|$)
`;

/** "[Aurore Métivier] … ; elle signe sous le nom de Sucre d'Aurore": the sign comes in a later clause. */
export const SIGNS = regex`
  ^[^.]{0,220}?(?:^|\s)(?:
    sous (?:le nom|l enseigne|la marque|la signature)(?: commerciale?)?
    |(?:son|sa) (?:[a-z]+ )?(?:
      atelier|boutique|enseigne|marque|societe|entreprise|maison|studio|cabinet
    ) (?:s appelle|se nomme|a pour nom|porte le nom)
    |under the name
    |trading as
  )(?:\s|$)
`;

/** "tenu par un champion, [X]", "mené par un jeune ouvrier, [X]". */
export const KEPT_BY = regex`
  (?:^|\s)(?:
    tenu
    |dirig
    |men
    |anim
    |ger
    |pilot
    |fond
    |cre
    |lanc
    |ouvert
    |mont
    |repris
    |presid
    |encadr
    |run
    |owned
    |founded
    |led
  )(?:e|ee|es|ees|s)? (?:[a-z]+ment )?(?:par|by) (?:
    une?
    |le
    |la
    |l
    |les
    |deux
    |a
    |an
    |the
    |son
    |sa
  ) (?:[a-z]+ ){1,8}, $
`;

/** "Au téléphone, [Lucie Marchal] répond": at a place inside the house. */
export const AT_POST = regex`
  ^(?:au|a l|a la|aux|derriere le|derriere la|en|cote) (?:
    telephone
    |accueil
    |comptoir
    |caisse
    |fourneaux
    |piano
    |atelier
    |etabli
    |commandes?
    |manettes
    |volant
    |barre
    |tete
    |standard
    |bar
    |cuisines?
    |salle
    |reception
    |boutique
    |magasin
    |secretariat
    |bureau
    |fournil
    |four
    |guichet
    |micro
    |ciseaux
    |pinceaux
    |desk
    |counter
  ) , $
`;
