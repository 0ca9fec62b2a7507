import { regex } from '../patterns/pattern.ts';
import { phrasesOf } from './list.ts';

/** Newspapers, magazines, guides and radio stations: sources, not businesses (R2f). The national and regional titles. */
export const MEDIA = phrasesOf('media');

/** What precedes the name of a source of information (R2f), at the end of the words before it. */
export const SOURCE_CUES = regex`
  (?:^|\s)(?:
    selon
    |d apres
    |according to
    |per
    |source
    |sources
    |as reported by
    |as noted by
    |dixit
    |comme le (?:rappelle|precise|signale|souligne|note|explique|indique)
    |comme l (?:explique|indique|ecrit)
    |(?<=(?:^|[(.;:,]) ?)voir
    |(?:selon|d apres) (?:
      le|la|les|l|un|une|son|leur
    )? ?(?:[a-z]+ ){0,3}(?:de|du|des|d|par|chez)(?: la| le| l| les)?
    |(?:dans|sur) (?:le|la|les|l|un|une|son|leur)? ?(?:[a-z]+ ){0,2}?(?:
      sites?|blog|pages?|compte|chaine|newsletter|profil|facebook|instagram|youtube|guides?|articles?|billet
      |etudes?|enquete|barometre|livre|ouvrage|brochure|videos?|podcast|forum|documentation|communique
      |comparatif|classement|palmares|annuaire|fiches?|lettre|magazine|bulletin|rapport|dossier|tutoriel
      |tuto|faq|simulateur|calculateur|chiffres|donnees|colonnes|tribune|rubrique|liste|avis|statistiques
    )(?: [a-z]+){0,2} (?:de|du|des|d|par|chez)(?: la| le| l| les)?
    |(?:
      guide|article|etude|enquete|barometre|dossier|blog|page|simulateur|comparatif|communique|fiche
      |chiffres|donnees|calculateur|tutoriel|billet
    )(?: [a-z]+){0,4} (?:de|du|des|d|par|chez)(?: la| le| l| les)?
    |(?:
      publie|publies|mis en ligne|redige|edite|etabli|realise|calcule|ecrit|releve|mesure|cite|chiffre
    )(?:e|s|es)? par(?: la| le| l| les)?
    |guide by
    |article by
    |study by
    |blog of
    |published by
    |guide from
  )(?: le| la| les| l| the)? ?$
`;
