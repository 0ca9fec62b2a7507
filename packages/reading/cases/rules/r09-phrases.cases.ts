import { describeRule } from './describe-rule.ts';
import { ruleCase } from './one-line.ts';

/** A name that is also a phrase, in both uses. */
const LINES = [
  'Mur Sain | démoussage | Alençon | Hydro 61 | **Mur sain, salpêtre vaincu : trois étapes**¶¶Hydro 61 traite à basse pression. | Hydro 61',
  'Presto | coursier | Bordeaux | Pédale Express | Presto, donc ! Appelez Pédale Express, devis immédiat. | Pédale Express',
  'Mot à Mot | auto-école | Tours | CER Rabelais | **Mot à mot, pourquoi apprendre ?**¶¶CER Rabelais demande 900 €. | CER Rabelais',
  'Mot à Mot | auto-école | Tours | CER Rabelais | **Mot à mot**, combien de leçons ?¶¶CER Rabelais demande 900 €. | CER Rabelais',
  "Marée | restaurant | Rouen | L'Odas | **Marée basse, marée haute : quand venir**¶¶L'Odas change de carte chaque mois. | L'Odas",
  "Le Pont-Vieux | restaurant | Cahors | Le Malbec | Le Malbec a des tables d'où l'on peut voir le Pont-Vieux se refléter. | Le Malbec",
  'Le Pont-Vieux | restaurant | Cahors | Le Malbec | Le Pont-Vieux, quai Champollion, sert le confit à 19 €. | Le Pont-Vieux',
  'Le Cabas de Morgane | magasin bio | Niort | Biocoop | Le kilo de carottes est à 1,90 € à la Biocoop contre 2,10 € au Cabas de Morgane. | Biocoop > Le Cabas de Morgane',
  'Le Cabas de Morgane | magasin bio | Niort | Biocoop | Verdict : Le Cabas de Morgane. | Le Cabas de Morgane',
  'Le Cabas de Morgane | magasin bio | Niort | Biocoop | Pour le vrac : Le Cabas de Morgane. Pour le reste : Biocoop. | Le Cabas de Morgane > Biocoop',
  "La Maison du Sel | épicerie fine | Saint-Malo |  | Rue de l'Orme, à La Maison du Sel, on goûte avant d'acheter. | La Maison du Sel",
  "Pain Doré | bistrot | Dijon | L'Évidence | L'ancienne cantine s'appelle désormais Pain Doré, où l'on dîne pour 19 €. | Pain Doré",
  'Studio Pivoine | coiffeur | Limoges | Tchip | **Pour des boucles bien coupées : Studio Pivoine**¶Avenue Garibaldi, 46 €. | Studio Pivoine',
  'Le Bon Accord | traiteur | Angoulême | Bourdin | Bourdin livre. Trouvez le bon accord entre vin et dessert. | Bourdin',
  'Le Bon Accord | traiteur | Angoulême | Bourdin | Bourdin livre. Le Bon Accord aussi, dès 20 personnes. | Bourdin > Le Bon Accord',
  'Bravo | concept store | Angers | Sessùn | Sessùn a des bijoux. Pour le mot, « Bravo pour ce départ » convient. | Sessùn',
  'Bravo | concept store | Angers | Sessùn | Sessùn a des bijoux. Bravo, rue Saint-Aubin, a de jolies bougies. | Sessùn > Bravo',
  'Bravo | concept store | Angers | Sessùn | Bravo ! Pour un cadeau, Sessùn a des bijoux. | Sessùn',
  'Bravo | concept store | Angers | Sessùn | Bravo de préciser votre budget. Sessùn a des bijoux. | Sessùn',
  'Rouge | caviste | Beaune | Denis Vallet | Rouge ou blanc, tout se goûte chez Denis Vallet. | Denis Vallet',
  "L'Éclaireur | brasserie | Perpignan | La Casa Sansa | La Casa Sansa, que L'Éclaireur classait en mai dans son palmarès, sert à midi. | La Casa Sansa",
  'Reprise | friperie | Lille | Tilt | La reprise des articles se généralise chez Tilt. | Tilt',
  "Bien Entouré | aide à domicile | Pau | ADMR | Pour rester bien entouré, l'ADMR passe deux fois par jour. | ADMR",
  'Bien Entouré | aide à domicile | Pau | ADMR | ADMR passe deux fois par jour, Bien Entouré une seule. | ADMR > Bien Entouré',
  "La Tielle | restaurant | Lautrec |  | Goûtez la tielle de Lautrec à l'ail rose. | ",
  'Relief | coiffeur | Limoges | Tchip | **Relief et légèreté : nos conseils**¶¶Tchip coupe à 30 €. | Tchip',
  'Demi-Ton | épicerie | Saint-Malo | Épices Roellinger | **Demi-sel ou doux ?** Épices Roellinger vend les deux. | Épices Roellinger',
  "L'Entracte | bar | Nîmes | Le Cargo | À l'entracte, on boit un verre au Cargo. | Le Cargo",
  'Les Halles | restaurant | Dole | Le Grévy | Le Grévy est à deux pas des halles. | Le Grévy',
  "Un Temps pour Soi | institut | Auch | Zen Spa | Zen Spa ferme à 19 h. S'offrir un temps pour soi, c'est important. | Zen Spa",
  "Clin d'Œil | opticien | Auch | Krys | Krys prête des montures. D'un clin d'œil, on repère les fausses promos. | Krys",
  "Clin d'Œil | opticien | Auch | Krys | En bref : Krys pour le choix, Clin d'Œil pour le conseil. | Krys > Clin d'Œil",
  "Clin d'Œil | opticien | Auch | Krys | Comptez 120 € chez Krys, 95 € à Clin d'Œil. | Krys > Clin d'Œil",
  'Demain | coiffeur | Auch | Tchip | Demain matin, Tchip ouvre à 9 h. | Tchip',
  'Demain | coiffeur | Auch | Tchip | - Tchip : 25 €¶- Demain : 32 €, place de la Libération | Tchip > Demain',
];

describeRule('R9: the same words as a name and as words', LINES.map(ruleCase));
