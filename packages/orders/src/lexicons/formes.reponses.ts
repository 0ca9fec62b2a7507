import { pattern } from '../pattern.ts';

export const OUI = pattern`
  (?:
    oui
    |ok
    |c'est (?:bon|ca|parfait|ok|d'accord|confirme|tout bon|note)(?: pour (?:moi|nous))?
    |(?:je|nous|on) (?:vous )?(?:le )?(?:
      confirme
      |confirmons
      |valide
      |validons
      |accepte
      |acceptons
    )(?: (?:la |le |l'|cette |ce |votre |ma |notre )?(?:
      resiliation
      |retrait
      |ajout
      |correction
      |demande
      |diagnostic
      |proposition
      |commande
      |changement
      |modification
    ))?
    |pour confirmer
    |d'accord
    |(?:vous pouvez |tu peux )?(?:y aller|allez-y|allez y|vas-y|proceder)
    |tout est (?:correct|bon|ok|exact|juste|parfait)
    |c (?:bon|ok|ca|parfait)
    |c'est (?:exact|correct|juste|entendu|tout a fait ca)
    |(?:je suis|nous sommes) d'accord
    |tres bien
    |super
    |entendu
    |(?:ca|cela) (?:marche|me va|nous va|me convient|nous convient)
    |tout a fait
    |absolument
    |bien sur
    |parfait
    |exactement
    |certainement
    |confirme
  )
`;
