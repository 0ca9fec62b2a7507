import { pattern, regex } from '../../patterns/pattern.ts';

/** What may stand between a body and what it does: an apposition, brackets, clitics and adverbs. */
const TO_VERB = pattern`
  ^ ?(?:, [^,.;]{3,70} , |\( [^()]{2,70} \) )?(?:qui )?(?:
    (?:
      vous|l|lui|leur|les|en|y|ne|n|se|aussi|egalement|par ailleurs|d ailleurs|regulierement|gratuitement
      |chaque annee|notamment
    ) )*
`;

/** The endings of a verb of the first group after its stem: present, future, imperfect, infinitive after "peut". */
const ER = '(?:e|es|ent|era|eront|ait|aient|erait|er)';

const CAN = '(?:(?:peut|peuvent|pourra|pourront|doit|va|vont|devrait) )?(?:(?:a|ont) )?';

/** Adverbs between the verb and its object. */
const SOME = pattern`
  (?:
    (?:aussi|egalement|surtout|notamment|meme|parfois|encore|par ailleurs|gratuitement|directement) )?(?:
    une?
    |des
    |les?
    |la
    |l
    |leurs?
    |ses?
    |sa
    |son
    |plusieurs
    |quelques
    |toutes?
    |tous
  )(?: [a-z]+)?
`;

/** Papers and lists that a body keeps for the public. */
const PAPER = pattern`
  (?:
    listes?
    |annuaires?
    |guides?
    |modeles?
    |fiches?
    |brochures?
    |depliants?
    |simulateurs?
    |calculateurs?
    |calculettes?
    |baremes?
    |repertoires?
    |registres?
    |observatoires?
    |chartes?
    |formulaires?
    |cartographies?
    |referentiels?
    |lettres? types?
    |kits?
    |cartes?
    |guichets?
    |tableaux?
    |mediateurs?
    |mediation
    |consultations gratuites
    |permanences?
    |numeros? verts?
    |lignes? d ecoute
    |statistiques?
    |recommandations?
    |contrats? types?
  )
`;

/** What is given by law or by a scheme. */
const GRANTED = pattern`
  (?:
    aides?
    |subventions?
    |primes?
    |bourses?
    |cheques?
    |credits? d impots?
    |allocations?
    |agrements?
    |autorisations? (?:de|d|administratives?)
    |permis de (?:construire|peche|chasse)
    |cartes? (?:grises?|professionnelles?|d identite)
    |labels?
    |prets? (?:a taux zero|d honneur)
    |exonerations?
    |(?:une partie|moitie) (?:du|des|de la) (?:cout|travaux|facture)
  )
`;

/** Of what a label answers for. */
const CERTIFIED = pattern`
  (?:
    provenance
    |origine
    |production
    |tracabilite
    |conformite
    |respect
    |absence
    |caractere
    |mode
    |composition
    |fabrication
    |teneur
    |competence
    |formation
    |assurance decennale
  )
`;

/** What only a body, a scheme or a label does. */
export const DEEDS = new RegExp(
  `${TO_VERB}${CAN}(?:${[
    `(?:recens|repertori|subventionn|cofinanc|labellis|homologu|reglement|federe?|indemnis|sensibilis)${ER}`,
    '(?:recense|repertorie|subventionne|cofinance|labellise|homologue|reglemente|federe|indemnise) ',
    '(?:tien|tienn|tiend)[a-z]* (?:aussi )?a jour',
    pattern`
      (?:met|mettent|mettra|mettront|mis|mettre) (?:aussi )?(?:
        a jour
        |a (?:la |votre |leur )?disposition(?: (?:du|des|de) [a-z]+)?
        |en ligne
      ) ${SOME} ?${PAPER}
    `,
    pattern`
      (?:
        publi
        |diffus
        |edit
        |distribu
        |actualis
        |tien[a-z]*
        |gere
        |administr
      )[a-z]* ${SOME} ?${PAPER} (?:gratuit[a-z]*|officiel[a-z]*|(?:de|des|d|du|par|pour|a) )
    `,
    `(?:vers|octroi|accord|attribu|financ|deliv[a-z]*|instrui[a-z]*|allou)[a-z]* (?:${SOME} ?)?${GRANTED}`,
    '(?:aide|aident) (?:a l|au) (?:achat|financement|paiement|installation)',
    pattern`
      (?:controle|inspecte|surveille|agree)(?:nt)? (?:les|chaque|tous les|toutes les) (?:[a-z]+ )?(?:
        etablissements?
        |pensions?
        |elevages?
        |elevages
        |entreprises?
        |professionnels?
        |salons
        |artisans
        |restaurants
        |garages
        |agences
        |cabinets
        |creches
        |assistantes
        |installateurs
        |commerces
        |exploitants
        |producteurs
        |scieries
        |auto ecoles
        |prix
      )
    `,
    pattern`
      (?:
        garantit
        |garantissent
        |certifie
        |certifient
        |atteste
        |attestent
      )(?: de)? (?:la|le|l|les|une?|que)(?: la| le| l)? ?${CERTIFIED}
    `,
    '(?:permet|permettent) de (?:verifier|savoir|connaitre|consulter|retrouver|identifier|localiser|calculer|simuler|signaler|declarer)',
    '(?:centralise|instrui|attribue)[a-z]* (?:les|toutes les) (?:demandes|inscriptions|dossiers|places)',
    '(?:regulates|accredits|oversees|licenses|certifies|publishes (?:a|the|guidance)|maintains (?:a|the)) ',
    '(?:keeps|holds|runs|has) (?:a|the) (?:[a-z]+ )?(?:register|directory|list of|helpline|database)',
    '(?:lists?|register(?:s)?) (?:every|all|registered|accredited|approved|licensed|its members)',
    '(?:lets?|allows?) (?:you|anyone) (?:to )?(?:check|search|look up|verify|complain)',
    '(?:does|do|can) not recommend (?:[a-z]+ )?(?:practices|practitioners|firms|members)',
    '(?:couvre|couvrent|garantit|garantissent) gratuitement ',
    pattern`
      (?:
        recoi(?:t|vent)
        |conseille(?:nt)?
        |renseigne(?:nt)?
        |oriente(?:nt)?
        |informe(?:nt)?
        |accompagne(?:nt)?
      )(?: [a-z]+){0,2} (?:
        gratuitement (?:les|le|tout|toute|chaque|tous)
        |les (?:
          consommateurs|usagers|malades|locataires|administres|allocataires|beneficiaires|adherents
          |porteurs de projet|victimes
        )
      )
    `,
    pattern`
      (?:instrui(?:t|sent)|traite(?:nt)?) (?:les|leurs|ces) (?:dossiers|demandes) (?:
        d aides?|de subventions?|de primes?|de permis
      )
      |instrui(?:t|sent) (?:les|le) (?:dossiers?|demandes?)
    `,
    pattern`
      (?:fixe(?:nt)?|definit|definissent) (?:le|la|les|l|des|un|une) (?:
        baremes?
        |regles?
        |seuils?
        |normes?
        |plafonds?
        |cadre
        |criteres
      )
    `,
    pattern`
      (?:
        alertent?
        |met(?:tent)? en garde
        |denonce(?:nt)?
        |epingle(?:nt)?
        |a epingle
        |ont epingle
        |oriente(?:nt)? vers
        |preconise(?:nt)?
        |collecte(?:nt)? (?:les?|la) (?:taxe|cotisation)s?
      )(?= |$)
    `,
  ].join('|')})`,
  'u',
);

/** What a body is called in an apposition or in the brackets after it: ", l'interprofession,", "(Union des photographes)". */
export const CALLED = regex`
  ^ ?[,(–] ?(?:(?:l|la|le|une?|qui est|cette) )?(?:
    interprofession
    |federation
    |confederation
    |syndicat (?!d e)
    |union (?:nationale|regionale|departementale|des|de|interpro)
    |ordre (?:des|national|regional)
    |chambre (?:de|des|nationale|regionale|syndicale)
    |organisme (?:public|officiel|certificateur|de controle|de gestion|payeur|consulaire)
    |etablissement public
    |autorite
    |observatoire
    |collectivite
    |regie
    |agence (?:nationale|regionale|de l etat|publique|departementale)
    |caisse (?:d|de|nationale|regionale|primaire)
    |conseil (?:national|regional|departemental|de l ordre)
    |comite (?:interpro|regional|departemental|national|des|de)
    |institut (?:national|technique)
    |centre (?:national|technique)
    |haute autorite
    |direction (?:departementale|regionale|generale)
    |service (?:departemental|regional|de l etat)
    |agence locale
    |societe protectrice
    |fonds (?:de|d|regional|social)
    |eco organisme
    |association (?:de|des|d) (?:
      consommateurs|patients|malades|locataires|defense|usagers|professionnels|producteurs|proprietaires
    )
    |service public
    |garantie (?:publique|de l etat|gratuite)
    |dispositif
    |aide (?:de|publique|regionale)
    |gestionnaire (?:du reseau|public)
    |(?:(?:national|industry|official|statutory) )?(?:regulator|watchdog|ombudsman|register|helpline)
    |(?:trade|industry|professional|umbrella) (?:body|association)
  )
`;

/** What such a house says or sends, where a shop would sell: only asked of names that unite. */
export const INFORMS = regex`
  ${TO_VERB}${CAN}(?:
    diffus
    |edit
    |publi
    |inform
    |renseign
    |defend
    |represent
    |rembours
    |federe
    |milit
    |regroup
    |soutien
    |orient
    |conseill
    |propos[a-z]* ${SOME} ?${PAPER}
    |distribu[a-z]* ${SOME} ?${PAPER}
    |organis[a-z]* (?:une?|la|le|chaque) (?:journee|collecte|campagne|depistage)
  )
`;
