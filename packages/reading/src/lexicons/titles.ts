import { opening, within } from './pattern.ts';

/** Table headings over a column of ranks. */
export const RANK_HEADING = within`
  (?<=^ ?)(?:position|place|n ?°?|no|numero|top|#|ordre|pos)(?=$)
  rang|classement|podium|medailles?|palmares|rank|ranking|place finale|position finale|ordre de preference
`;

/** Titles over advice, questions, directions, steps and events. */
export const ADVICE_TITLE = opening`
  (?:(?:les|des|mes|nos|quelques|petits?|dernier[a-z]*|the|my|some|a few) )?(?:a (?:verifier|savoir|retenir|
    prevoir|demander|noter|faire|preparer|lire)|bons? (?:a savoir|plans?|reflexes?)|questions?|faq|comment|
    erreurs?|pieges?|points? (?:de vigilance|d attention|a verifier|cles)|avant (?:de|d|la|le)|conseils?|
    astuces?|infos?|informations?|se rendre|acces|transports?|stationnement|se garer|contacts?|numeros?|
    ressources?|evenements?|agenda|calendrier|programme|quartiers?|secteurs?|criteres?|prix|tarifs?|budgets?|
    combien|ordres? de|ce qu(?:e|i|il)?|etapes?|deroulement|checklist|recapitulatif|deplacements?|methodologie|
    pourquoi|quand|how|what|why|when|signs?|key|tips?|before|practical|useful|getting|good to know|questions|
    parking|dates|typical|average)
`;
/** Titles over public services. */
export const PUBLIC_TITLE = opening`
  (?:(?:les|l|le|la|des) )?(?:[a-z]+ )?(?:publi[a-z]+|municip[a-z]+|communa[a-z]+|intercommuna[a-z]+|
    institutionnel[a-z]*|officiel[a-z]*|organismes?|institutions?|collectivites?|helplines?|emergency|urgences|
    council|government)
`;
/** Titles over platforms, directories and tools. */
export const PLATFORM_TITLE = opening`
  (?:(?:les|sur les|via les|par les|quelques|autres|other|online|useful|booking|review|search|
    comparison) )?(?:entre particuliers|plateformes?|annuaires?|comparateurs?|applications?|applis|
    petites annonces|sites? (?:d|de|web|specialises)|platforms?|directories|apps?|marketplaces?|ressources|
    outils|moyens|resources|tools)
  (?:ou|pour|comment) (?:en )?(?:verifier|chercher|comparer|se renseigner|reserver|trouver)|where to
`;
