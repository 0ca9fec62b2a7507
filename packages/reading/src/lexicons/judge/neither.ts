import { regex } from '../../patterns/pattern.ts';

/** "je ne recommande ni [X]", "ne comptez ni sur [X]": after the verb. */
export const OBJECT = regex`
  (
    (?:^|\s)(?:ne|n) (?:(?:se|s|y|en|le|la|les|l|vous|te|lui|leur|nous|m|me) )*[a-z]+ )((?:[a-z]+ ){0,3}?)ni (
    (?:(?:a|au|aux|chez|sur|avec|par|pour|de|du|des|d) )?
  )(?:
    [^.;:]* ni (?:(?:a|au|aux|chez|sur|avec|par|pour|de|du|des|d) )?
  )?((?:le|la|les|l) )?((?:[«"] )?)$
`;

export const VERB = regex`
  (?:^|\s)(ne|n) (
    (?:(?:se|s|y|en|le|la|les|l|vous|lui|leur|nous|te|t|me|m) )*
  )([a-z]+)(?: (encore|plus|pas|jamais|guere|aucune?|rien|que|qu))?(?=\s)
`;

/** "I would recommend neither [X] nor Y". */
export const ENGLISH_OBJECT = regex`
  (
    (?:^|\s)(?:i|we|you) (?:would|will|can|could) )(
    [a-z]+(?: [a-z]+){0,2} )neither (?:[^.;:]* nor )?((?:the )?)$
`;

/** An English verb of one or of several, denied: "takes beginners" is "does not take beginners". */
export const ENGLISH = regex`
  ^([^.;:]*? )(
    takes?
    |teach(?:es)?
    |offers?
    |does
    |do
    |serves?
    |sells?
    |rents?
    |repairs?
    |delivers?
    |travels?
    |accepts?
    |covers?
    |handles?
    |runs?
    |works?
    |opens?
    |ships?
    |fits?
    |is
    |are
    |has
    |have
    |can
    |will
    |would
  ) `;
