import { pattern, regex } from '../../patterns/pattern.ts';

const SPACE = '[ \\t\\u00a0\\u202f]';

/** Bullets that models type themselves, outside Markdown lists. */
export const BULLET = regex`
  ^(?:
    [•·‣⁃∙»›–—―*\u2190-\u21ff\u25a0-\u25ff\u2610-\u2612\u2701-\u2767\u2794-\u27bf\u29be\u29bf\u2b00-\u2bff]
    |-(?=\s)
  )\ufe0f?
`;

export const NUMBER = new RegExp(
  pattern`
    ^(?:
      (?:
        n${SPACE}?[°ºo]|no\.|num[ée]ro|rang|place|#
      )${SPACE}*(\d{1,2})(?:${SPACE}*[.):–—:-]|(?=${SPACE}|$))
      |(\d{1,2})${SPACE}*(?:[.)]|°|/(?=${SPACE}))(?=${SPACE}|$|\p{L})
      |(\d{1,2})(?:er|re|e|ème|eme|è|ᵉʳ|ᵉ|ʳᵉ|ⁿᵈ|st|nd|rd|th)${SPACE}*(?:place)?${SPACE}*[.):–—:-]
      |(\d{1,2})${SPACE}*[–—-]${SPACE}+(?=\p{Lu})
    )
  `,
  'iu',
);

/** "Troisième place — X", "Médaille d'or : X", "Bronze : X". */
export const WORD_RANK = new RegExp(
  pattern`
    ^(?:en |la |le |l['’])?(?:
      (premi[èe]re?|m[ée]daille d['’]or|or)
      |(deuxi[èe]me|seconde?|m[ée]daille d['’]argent|argent)
      |(troisi[èe]me|m[ée]daille de bronze|bronze)
      |(quatri[èe]me)
      |(cinqui[èe]me)
    )(?: (?:place|position|marche|rang|prix))?\s*[:–—]\s*(?=\S)
  `,
  'iu',
);
