import { regex } from '../../patterns/pattern.ts';

/** "Les avis sur X sont bons". */
export const WELL_REVIEWED = regex`
  ^ ?(?:sont|restent|y sont|are) (?:[a-z]+ )?(?:
    bons?
    |bonnes?
    |excellente?s?
    |elogieux
    |elogieuses
    |positi(?:fs|ves)
    |flatteurs
    |flatteuses
    |unanimes
    |enthousiastes
    |good
    |excellent
    |positive
    |glowing
  )(?=[ ,.;:!]|$)
`;

/** The writer says to know nothing of it. */
export const UNKNOWN_TO_ME = regex`
  (?:
    je ne (?:le |la |les )?(?:connais|trouve|retrouve|vois|dispose)
    |(?:pas|aucune?)(?: [a-z]+){0,2} (?:d )?informations?
    |i (?:don t|do not|can t|cannot) (?:know|have any|find)
    |no (?:reliable )?information (?:about|on)
    |ne (?:figure|apparait|ressort)(?:nt)? (?:pas|nulle|dans aucune?)
    |rien (?:trouve )?(?:sur|de fiable)
  )
`;
