import { sansDebuts } from './motif.ts';

const CONFIRME =
  "(?:(?:oui|ok|bon|d'accord) pour (?:moi|nous)|c'est (?:bon|ok) pour (?:moi|nous)|oui|ok|okay|d'accord|entendu|tout a fait|bien sur|confirme|c'est (?:bon|ok|d'accord|parfait|confirme|note)|(?:je|nous|on) (?:vous )?(?:le )?(?:confirme|confirmons|valide|validons|accepte|acceptons)|(?:vous pouvez|tu peux) y aller|allez-y|vas-y|pour confirmer|ca me va|ca nous va|cela me convient)";
const MERCI = "(?:merci(?: (?:beaucoup|bien|d'avance|a vous|quand meme))*)";
const REFUSE =
  "(?:non|finalement non|surtout pas|pas d'accord|non finalement|annule[rz]?|abandonne[rz]?|laissez tomber|(?:je|nous|on) (?:refuse|refusons|decline|declinons|annule|annulons|renonce|renoncons)|ne faites rien|ne rien faire)";
const REMERCIE =
  "(?:merci|mille mercis|parfait|super|nickel|impeccable|top|genial|bien recu|bien note|c'est note|bravo|beau travail)(?: (?:beaucoup|bien|a vous|encore|infiniment|pour (?:tout|ce|votre|le|la|les)(?: \\p{L}+){0,3}))*";

/** True when the text begins with pieces of `first` and continues only with pieces of `others`. */
const est = (text: string, first: string, others: string): boolean => {
  const rest = sansDebuts(text, first);
  return rest !== text.trim() && sansDebuts(rest, others) === '';
};

/** « OUI » and « NON » never come from a model: the whole message must consist of phrases of these lists. */
export function reponse(text: string): 'oui' | 'non' | 'merci' | undefined {
  if (est(text, REMERCIE, REMERCIE)) return 'merci';
  if (est(text, CONFIRME, `${CONFIRME}|${MERCI}|parfait|super`)) return 'oui';
  return est(text, REFUSE, `${REFUSE}|${MERCI}`) ? 'non' : undefined;
}
