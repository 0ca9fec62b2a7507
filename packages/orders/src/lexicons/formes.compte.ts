import { pattern } from '../pattern.ts';

export const COMBIEN = pattern`
  (?:
    (?:il )?(?:me |nous )?(?:reste )?combien de (?:places?|clients|diagnostics)(?: (?:
      libres?
      |restante?s?
      |disponibles?
      |encore
    ))*(?: (?:il )?(?:me |nous )?reste(?:nt)?(?:-t-il)?
      | ai-je
      | avons-nous
      | j'ai
      | on a
    )?(?: (?:sur|dans|pour) (?:mon|notre) (?:compte|formule|abonnement))?
    |(?:on est|je suis|nous sommes|est-on|sommes-nous|suis-je|c'est|le compte est) payes? jusqu'a quand
    |jusqu'a quand (?:on est|est-on|sommes-nous|suis-je|je suis|nous sommes|le compte est|est-ce) payes?
    |quelle est (?:ma|notre) formule(?: actuelle)?
    |(?:ma|notre) formule(?: actuelle)?
  )
`;
