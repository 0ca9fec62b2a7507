import { pattern } from '../pattern.ts';

/** What is said in several words, each of which alone would say something else. */
export const LOCUTIONS = new RegExp(
  pattern`
  \b(?:
    (?:s'il (?:vous|te) plait)\b
    |il (?:me |nous )?(?:faut|faudrait|faudra)
    |(?:est|serait)[- ](?:il|ce) (?:que c'est )?possible
    |est-ce (?:que|qu')
    |(?:il est|c'est|il serait) possible
    |par la presente
    |dans les (?:meilleurs|plus brefs) delais
    |des que possible
    |au plus vite
    |de suite
    |de la part de
    |(?:j'ai|nous avons|on a|j'aurais|nous aurions|on aurait) (?:vraiment )?besoin d(?:e\b|')
    |(?:nous avons|j'ai) le regret d(?:e\b|')
    |qu(?:e |')(?:on a|nous avons|j'ai) (?:demande|commande|fait|passe|chez vous)e?s?
    |on a chez vous
    |(?:y a-t-il|existe-t-il|avez-vous|auriez-vous) (?=(?:une?|des|la liste) )
  )
`,
  'gu',
);
