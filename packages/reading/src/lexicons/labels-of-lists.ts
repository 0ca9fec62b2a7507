import { regex } from '../patterns/pattern.ts';
import { words, wordsOf } from './list.ts';

/** Words that open a label, a criterion or a tip in a list, a table or a heading: never the first word of a business name there. */
export const LABEL_WORDS = wordsOf('label-words');

/** What a provider sells, when it opens a sentence: "Forfait AAC 1 390 €", "Menu Découverte". */
export const PRODUCT_WORDS = wordsOf('product-words');

/** What opens the title of a course, a visit, a page that somebody gives or keeps. */
export const TITLE_OPENERS = wordsOf('title-openers');

/** Words of a page that compares or ranks, or guides to others. */
export const LISTING = wordsOf('listing');

/** Table headings over a column of providers. */
export const PROVIDER_HEADINGS = regex`
  ^(?:l |le |la |les )?(?:
    etablissements?
    |entreprises?
    |magasins?
    |noms?
    |adresses?
    |structures?
    |salles?
    |maisons?
    |installateurs?
    |prestataires?
    |cabinets?
    |artisans?
    |enseignes?
    |professionnels?
    |agences?
    |restaurants?
    |hotels?
    |boutiques?
    |commerces?
    |studios?
    |clubs?
    |ecoles?
    |centres?
    |praticiens?
    |medecins?
    |salons?
    |garages?
    |ateliers?
    |societes?
    |lieux?
    |tables?
    |cliniques?
    |fournisseurs?
    |concessions?
    |creches?
    |pharmacies?
    |notaires?
    |avocats?
    |etudes?
    |practices?
    |names?
    |company
    |companies
    |business
    |businesses
    |shops?
    |providers?
    |hotels?
    |venues?
    |places?
    |firms?
    |agency
    |options?
    |candidats?
  )(?: |$)
`;

/** Alone, or with other words where the word says nothing but a rank: "Notre rang", "Note (rang)". */
export const RANK_HEADINGS = regex`
  ^(?:position|place|n ?°?|no|numero|top|#|ordre|pos)$
  |(?:^| )(?:
    rang|classement|podium|medailles?|palmares|rank|ranking|place finale|position finale|ordre de preference
  )(?: |$)
`;

/** Table headings under which "non" means that the provider takes nobody. */
export const TAKES_HEADINGS = regex`
  recommand
  |conseill
  |nouveaux
  |nouvelles
  |accepte
  |prend
  |disponib
  |ouvert
  |places?
  |deplac
  |intervien
  |livr
  |dessert
  |new patients
  |accepting
  |available
`;

/** Headings and labels whose entries are advised against. */
export const AGAINST_HEADINGS = regex`
  ^(?:
    a (?:eviter|fuir|proscrire|deconseiller|ecarter|oublier|bannir|rayer|laisser de cote)
    |(?:non|pas) (?:retenue?s?|recommandee?s?|conseillee?s?)
    |mauvaises? (?:adresses?|pistes?|idees?)
    |(?:les )?(?:adresses|noms|enseignes|entreprises)? ?(?:a eviter|a fuir)
    |je (?:vous )?deconseille
    |deconseilles?
    |deconseillees?
    |avoid
    |to avoid
    |not recommended
    |ceux que j ecarte
    |ecartes?
    |fausses? (?:pistes?|bonnes? (?:idees?|adresses?)|adresses?)
    |(?:ce|ceux|celles|celui|celle) (?:que|qu) (?:je|j|on|nous|l on) (?:
      ecart|deconseill|evit|n |ne |laiss|elimin|ray|oubli
    )
    |(?:les |l |la |le |ces |quelques |mes |trois |deux |une? )?(?:[a-z]+ ){1,3}(?:
      a (?:eviter|fuir|proscrire|deconseiller|ecarter|oublier|bannir|rayer|laisser)
      |(?:que|qu) (?:je|j|on|nous|l on) (?:
        deconseill|ecart|evit|laiss|elimin|n ai pas|ne (?:recommande|conseille|retien)
      )[a-z]*
      |(?:ecarte|deconseille|elimine)(?:e|s|es)
      |non retenue?s
      |pas retenue?s
    )
    |hors (?:liste|selection|jeu|course|classement)
    |(?:pourquoi|ce pourquoi) (?:je|j|on|nous) (?:n|ne|ai|ecart|evit|deconseill)(?: [a-z]+){0,3} (?:
      retenu|recommand|cit|gard|inclu|conseill|ecart|evit|deconseill
    )[a-z]*
    |(?:les )?(?:grands? )?absente?s?
    |(?:places|names|firms|ones|companies|shops|who|what) to (?:avoid|skip)
    |left out
    |ruled out
    |red flags?
  )\b
`;

/** Labels of a line whose names are other houses than the one looked for. */
export const CONFUSED_HEADINGS = regex`
  ^(?:attention )?(?:
    (?:a )?ne pas confondre
    |homonymes?
    |not to be confused
    |do not confuse
    |don t confuse
  )\b
`;

/** Headings and labels whose entries are closed or take nobody. */
export const CLOSED_HEADINGS = regex`
  ^(?:
    (?:ceux qui (?:ont |sont )?|les |deja |desormais )?fermee?s?(?= ?$)
    |fermee?s? (?:definitivement|pour de bon|recemment|depuis|en (?:19|20)\d\d|cette annee|cet|ces derni)
    |definitivement fermes?
    |n existent? plus
    |closed(?= |$)
    |permanently closed
    |(?:ils|elles|ceux qui|celles qui|ce qui|celui qui|celle qui|qui) (?:
      ont (?:ferme|disparu|cesse)|sont (?:fermee?s|partie?s)|n existe(?:nt)? plus|n exerce(?:nt)? plus
      |a (?:ferme|disparu)
    )
    |(?:les |l |la |le |ces |quelques )?(?:
      adresses?|noms?|maisons?|enseignes?|structures?|cabinets?|commerces?|boutiques?|restaurants?|tables?
      |etablissements?|magasins?|clubs?|ateliers?
    ) (?:fermee?s|disparue?s|closes|qui (?:ont ferme|n existent plus|ont disparu))
    |disparue?s?
    |fermetures? (?:definitives?|recentes?)
    |plus en activite
    |no longer (?:open|trading|available|in business|running|an option)
    |not an option (?:any (?:longer|more)|anymore)
    |recently closed
    |gone(?= (?:for|out|now)|$)
  )\b
`;

/** Headings over labels, models, techniques, papers, species: things, whatever their capitals. */
export const THING_HEADINGS = regex`
  ^(?:
    (?:
      les|des|quels?|quelles?|ce qu il faut savoir sur les|a propos des|un mot (?:sur|des) les?
      |comprendre les|zoom sur les|cote|about the|the|what to know about
    ) )?(?:
    labels?
    |certifications?
    |modeles?
    |logiciels
    |aides? (?:financieres?|publiques?|possibles?|disponibles?|et|a la renovation|locales?|de l etat)
    |aides?$
    |subventions?
    |reglementation
    |vocabulaire
    |lexique
    |glossaire
    |(?:produits|marques|gammes|outils|products|brands|tools)(?= (?:qui|que|courants?|utilises|you|that|to) )
    |appellations?
    |cepages?
    |varietes?
    |especes?
    |materiaux
    |isolants?
    |(?:techniques?|documents?|demarches|normes?)(?= (?:de|d|et|a|pour|possibles) |$)
    |pieces a (?:fournir|preparer|apporter)
    |a (?:visiter|decouvrir|ne pas (?:manquer|rater|louper))
    |a (?:voir|faire)(?= (?:dans|autour|sur|a |au|en|pres|ensuite|apres|avant)|$)
    |que (?:voir|faire|visiter)
    |(?:idees? de )?(?:visites?|balades?|sorties|excursions?|promenades?|randonnees?)(?= (?:autour|a |dans|aux|pres|possibles|et)|$)
    |(?:itineraires|sentiers|plages|points de vue|monuments|paysages|trails|walks|beaches)(?= (?:
      a|au|aux|autour|et|and|near|faciles|possibles|conseilles|proches|familiales|familiaux
    )(?: |$)|$)
    |(?:things|what) to (?:see|do)
    |while (?:you re|you are|there|in)
    |(?:nearby )?(?:sights|attractions|sightseeing)
    |models?
    |materials?
    |gear
    |equipment
    |(?:materiel|equipements?|accessoires|fournitures|ingredients)(?= |$)
    |paperwork
    |grants
  )(?= |$)
`;

/** Headings over advice, questions, ways there, steps and events. */
export const ADVICE_HEADINGS = regex`
  ^(?:(?:les|des|mes|nos|quelques|petits?|dernieres?|derniers?|cote|the|my|some|a few) )?(?:
    a (?:verifier|savoir|retenir|prevoir|demander|noter|faire|preparer|lire|ne pas oublier)
    |bon a savoir
    |bons? (?:plans?|reflexes?)
    |questions?
    |faq
    |comment (?:choisir|comparer|faire|reconnaitre|se|s|ca|proceder|verifier|payer|y|reserver)
    |erreurs?
    |pieges?
    |points? (?:de vigilance|d attention|a verifier|cles)
    |avant (?:de|d|la|le)
    |conseils?
    |astuces?
    |infos? pratiques?
    |informations? (?:pratiques?|utiles?)
    |(?:s y|pour s y|se) rendre
    |acces
    |transports?
    |stationnement
    |se garer
    |organismes?
    |pour s informer
    |ou s informer
    |(?:contacts?|numeros?|adresses?|liens?) d urgence
    |(?:contacts?|numeros?|liens?) utiles?
    |ressources?
    |evenements?
    |agenda
    |calendrier
    |programme
    |quartiers?
    |secteurs?
    |essences?
    |finitions?
    |criteres?
    |prix (?:indicatifs?|moyens?|au)
    |ordres? de (?:prix|grandeur)
    |(?:typical|average|usual|current) (?:costs?|prices?|fees|rates)
    |combien
    |budgets?
    |ce qu(?:e|i|il)?(?: [a-z]+){0,3} (?:
      dit|disent|prevoit|prevoient|faut|change|changent|couvre|couvrent|comprend|comprennent|oublie|oublient
      |doit|doivent|peut|peuvent|contient|contiennent|implique|signifie|exige|exigent|impose|imposent|regle
      |reglent|tranche|compte|coute|coutent|inclut|incluent|fait varier|permet|permettent
    )
    |ce qu on oublie
    |le jour
    |etapes?
    |deroulement
    |checklist
    |check list
    |recapitulatif
    |deplacements?
    |how to
    |signs?
    |key (?:characteristics|features|factors|points)
    |faire (?:soi|vous) memes?
    |what makes
    |tips?
    |before
    |practical
    |useful
    |getting (?:there|around|home|back)
    |good to know
    |what to
    |questions to
    |useful (?:contacts|links|numbers)
    |paperwork
    |budget
    |parking
    |dates
  )(?= |$)
`;

/** Titles over who else is offered: further names, other places, budgets or cases than those of the list above. */
export const OFFER_TITLES = regex`
  ^(?:
    (?:(?:les|des|quelques|mes|nos|vos|d|deux|trois) )?(?:
      autres?
      |alternatives?
      |adresses?
      |acteurs?
      |enseignes?
      |reseaux?
      |prestataires?
      |independante?s?
      |options?
      |pistes?
      |chaines?
      |franchises?
      |grandes? surfaces?
      |specialistes?
      |generalistes?
      |petits? budgets?
      |budgets? (?:serres?|plus)
    )(?= |$)
    |(?:et |ou )?(?:aussi|egalement)(?= |$)
    |mentions? (?:honorables?|speciales?)
    |coups? de coeur
    |hors (?:podium|centre|ville|agglomeration|de |d )
    |(?:et |ou )?(?:(?!
      outils|annuaires?|ressources|simulateurs?|plateformes|sites|comparateurs|avis|reserver|reservations?|tools
    )[a-z]+ )?(?:
      en ligne|sur internet|a domicile|a distance|en local|sur place|en grandes? surfaces?|en (?:centre )?ville|en peripherie
      |en (?:boutique|magasin|pharmacie|jardinerie|animalerie|librairie)s?
    )(?= |$)
    |a (?:defaut|proximite|deux pas|cote|voir aussi|regarder aussi|citer|signaler|mentionner|considerer|envisager|connaitre aussi)
    |(?:juste |tout )?(?:a cote|autour|pres d ici)
    |(?:dans les|aux) (?:environs|alentours)
    |(?:un peu )?plus (?:loin|pres|haut|abordables?|cher|cheres?|chic|haut de gamme)
    |(?:moins|plus) de \d
    |entre \d
    |(?:haut|milieu|entree) de gamme
    |si (?:rien|tout|vous|aucun|le|la|les|l|ca|cela|on|c|votre)
    |plan b
    |en (?:complement|plus|dehors|secours|depannage)
    |(?:honou?rable|other|further|special) mentions?
    |(?:also|others?|more|alternatives?|options|providers?|firms|chains|independents?)(?= |$)
    |(?:and |or )?(?:online|nearby|close by|further (?:afield|out|away)|out of town|in town)
    |runners? up
    |(?:worth|if|on a|for a|for the)(?= )
    |(?:budget|mid range|high end|premium|cheaper|upmarket|backup)(?: [a-z]+)?$
  )
`;

/** Headings over what the State or a town runs. */
export const PUBLIC_HEADINGS = regex`
  ^(?:(?:les|l|le|la|des|cote|dans le|du cote des) )?(?:
    (?:[a-z]+ )?(?:
      publics?
      |publiques?
      |municipal
      |municipales?
      |municipaux
      |communales?
      |communaux
      |intercommunales?
      |intercommunaux
      |institutionnel(?:le)?s?
      |officiel(?:le)?s?
    )
    |(?:public|council|municipal|official|government|city|state) [a-z]+
    |(?:organismes?|institutions?|services? de l etat|collectivites?|helplines?|emergency|urgences)
  )(?: (?:et|and|de|du|des|d|a|au|pour|gratuite?s?|utiles?|ou) .*| gratuite?s?| utiles?)?$
`;

/** What an English title tells the reader to do. */
export const ORDERS = words(`
  ask avoid book bring budget call check choose compare confirm consider contact decide do don find get give go keep know
  learn look make mind narrow pack pick plan prepare read remember request reserve see set shortlist start take tell test
  think try use verify visit watch weigh
`);

/** Headings over what brings strangers together. */
export const PEER_HEADINGS = regex`
  ^(?:(?:les|sur les|via les|par les|quelques|[a-z]+ et|[a-z]+ and) )?(?:
    entre particuliers
    |location entre
    |plateformes?
    |annuaires?
    |comparateurs?
    |applications?(?= (?:mobiles?|utiles|pour|et) |$)
    |applis
    |petites annonces
    |sites? d(?:e|es)? (?:petites )?(?:annonces|mise en relation|reservation|comparaison)
    |platforms?
    |directories
    |apps?
    |marketplaces?
    |(?:autres )?ressources(?: (?:utiles|en ligne|complementaires|locales)|$)
    |(?:autres )?(?:moyens|facons|manieres|outils|sites|services?) (?:pour|de|d) (?:chercher|trouver|comparer|verifier)
    |(?:autres )?(?:moyens|facons|manieres|outils|sites|services?) (?:pour|de|d) (?:rechercher|recherche|comparaison|orientation)
    |reseaux et annuaires
    |ou (?:verifier|chercher|comparer|se renseigner|reserver)
    |(?:ou|pour|comment) (?:en )?(?:trouver|chercher|decouvrir) (?:d )?autres
    |(?:lieux|services|equipements) publics
    |(?:useful |other |further |online |local |comparison |more )?resources(?: for [a-z ]+)?$
    |[a-z]+ (?:communities|directories|tools) (?:and|et) resources
    |for (?:[a-z]+ )+you can (?:also )?(?:check|visit|browse|search|consult)
    |pour (?:[a-z]+ )+(?:vous pouvez|on peut) (?:aussi |egalement )?(?:consulter|visiter|parcourir)
    |(?:national|international|online|booking|review|search|comparison|other)(?: [a-z]+)? platforms
    |where to (?:look|check|compare|book|search)
    |(?:compare|search) and (?:book|compare)
  )(?= |$)
`;

/** Lines that list sources. */
export const SOURCE_HEADINGS = regex`
  ^(?:
    sources?
    |references?
    |liens?
    |bibliographie
    |notes
    |webographie
    |pour aller plus loin
    |references? et sources
    |sources? consultees?
    |further reading
    |links?
  )(?: (?:utiles|consultees?|utilisees?|:)| (?:et|and)(?: [a-z]+){1,3}$|\s*:|$)
`;
