import { motif } from './motif.ts';

const CONFIRME =
  "(?:oui|ok|okay|d'accord|entendu|tout a fait|bien sur|confirme|c'est (?:bon|ok|d'accord|parfait|confirme|note)|c'est (?:bon|ok) pour (?:moi|nous)|(?:oui|ok|bon|d'accord) pour (?:moi|nous)|(?:je|nous|on) (?:vous )?(?:le )?(?:confirme|confirmons|valide|validons|accepte|acceptons)|(?:vous pouvez|tu peux) y aller|allez-y|vas-y|pour confirmer|ca me va|ca nous va|cela me convient)";
const MERCI = "(?:merci(?: (?:beaucoup|bien|d'avance|a vous|quand meme))*)";
const REFUSE =
  "(?:non|finalement non|surtout pas|pas d'accord|non finalement|annule[rz]?|abandonne[rz]?|laissez tomber|(?:je|nous|on) (?:refuse|refusons|decline|declinons|annule|annulons|renonce|renoncons)|ne faites rien|ne rien faire)";
const REMERCIE =
  "(?:merci|mille mercis|parfait|super|nickel|impeccable|top|genial|bien recu|bien note|c'est note|bravo|beau travail)(?: (?:beaucoup|bien|a vous|encore|infiniment|pour (?:tout|ce|votre|le|la|les)(?: \\p{L}+){0,3}))*";

const OUI = motif(`${CONFIRME}(?: ?[,.!]? ?(?:et )?(?:${CONFIRME}|${MERCI}|parfait|super))*`);
const NON = motif(`${REFUSE}(?: ?[,.!]? ?(?:${REFUSE}|${MERCI}))*`);
const THANKS = motif(`${REMERCIE}(?: ?[,.!]? ?(?:et )?(?:${REMERCIE}))*`);

/** « OUI » and « NON » are never a model's word: a short list, alone in what was written. */
export const reponse = (text: string): 'oui' | 'non' | 'merci' | undefined =>
  THANKS.test(text) ? 'merci' : OUI.test(text) ? 'oui' : NON.test(text) ? 'non' : undefined;
