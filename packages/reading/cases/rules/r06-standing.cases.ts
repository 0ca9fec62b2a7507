import { describeBesideBrun, type Said } from './beside-brun.ts';

// How a name stands to its sentence: what is told of a kind of house is told of its name; fairs, outings and suppliers are none.

const offered = (...sentences: readonly (readonly [string, string])[]): Said[] =>
  sentences.map(([sentence, name]) => [`Brun & Fils est bien. ${sentence}`, 'Brun & Fils', name]);
const none = (...sentences: readonly string[]): Said[] =>
  sentences.map((sentence) => [`Brun & Fils est bien. ${sentence}`, 'Brun & Fils']);

describeBesideBrun(
  'R6. Advice goes past the kind of house to its name',
  offered(
    ['Contactez le garage Vidaloup.', 'garage Vidaloup'],
    ['Vous pouvez aussi confier la pose à l’entreprise Cazenove.', 'Cazenove'],
    ['Je penserais ensuite à l’atelier Pluche.', 'atelier Pluche'],
    ['Tournez-vous vers la scierie Dolmard.', 'Dolmard'],
    ['Sinon, le garage Vidaloup.', 'garage Vidaloup'],
    ['Demandez un devis à la société Hydrofit.', 'Hydrofit'],
    ['Essayez la menuiserie Kerjouan.', 'menuiserie Kerjouan'],
    ['Appelez plutôt l’ébéniste Sorlut.', 'Sorlut'],
    ['Adressez-vous de préférence à la maison Tavernel.', 'maison Tavernel'],
    ['La pose est assurée par l’entreprise Cazenove.', 'Cazenove'],
    ['C’est l’atelier Pluche qui pose le mieux.', 'atelier Pluche'],
    ['Poussez la porte de la librairie Ombelle.', 'librairie Ombelle'],
    ['On m’a dit beaucoup de bien du garage Vidaloup.', 'garage Vidaloup'],
    ['Reste le traiteur Bonnemaison.', 'traiteur Bonnemaison'],
    ['N’oubliez pas la ferme Grandvallon.', 'ferme Grandvallon'],
    ['Adressez-vous directement à Nautilia.', 'Nautilia'],
    ['Songez en priorité à Nautilia.', 'Nautilia'],
    ['La sellerie se confie à l’Atelier Mourgue, à Crest.', 'Atelier Mourgue'],
    [
      'Les habitués lorgnent plutôt vers Graines de Vercors, une petite structure née d’un groupement.',
      'Graines de Vercors',
    ],
    ['Faites appel à la serrurerie Cadenette.', 'serrurerie Cadenette'],
  ),
);

describeBesideBrun(
  'R2. but not where the advice is against it, or where the house only tells the way',
  none(
    'Inutile d’appeler le garage Vidaloup.',
    'Évitez le garage Vidaloup.',
    'Garez-vous devant le garage Vidaloup.',
    'L’arrêt est en face de la boulangerie Kermel.',
    'Ne confiez rien à l’entreprise Cazenove.',
    'Ne vous adressez surtout pas à Nautilia.',
    'Tournez à gauche après la scierie Dolmard.',
    'Prenez la rue de l’atelier Pluche.',
    'Le parking se trouve derrière le café Mistral.',
    'Je ne recommanderais pas la menuiserie Kerjouan.',
  ),
);

describeBesideBrun(
  'R6. What a house alone has, how it opened and what it is called now present it',
  offered(
    ['J’aime beaucoup l’approche de Pois Gourmand, installé à Crest.', 'Pois Gourmand'],
    ['La coordination seule est le métier de Jour Clair, à Crest.', 'Jour Clair'],
    ['Je salue aussi la patience de Marlène Oudry, installée à Crest.', 'Marlène Oudry'],
    ['Le sérieux de Vertige Bois, à Crest, ne se discute pas.', 'Vertige Bois'],
    ['Le petit mobilier est la spécialité de Copeau Blanc, à Livron.', 'Copeau Blanc'],
    ['Ouverte en 2023 par deux anciens du club, Chantepierrette compte 140 places.', 'Chantepierrette'],
    ['Née d’un groupement de voisins, Graines de Vercors livre partout.', 'Graines de Vercors'],
    ['Installé depuis dix ans à Crest, Copeau Blanc compte six ouvriers.', 'Copeau Blanc'],
    ['Fondée par deux sœurs, Pigmentine vend ses couleurs.', 'Pigmentine'],
    ['Tenu par un couple de passionnés, Le Grand Rabot propose des stages.', 'Le Grand Rabot'],
    ['Elle a quitté un palace pour monter Racines Rondes à Livron.', 'Racines Rondes'],
    ['Deux frères sont à l’origine de Copeau Blanc, à Livron.', 'Copeau Blanc'],
    ['L’ancien point de vente s’appelle aujourd’hui Serrures de la Plaine.', 'Serrures de la Plaine'],
    [
      'Et si c’est le prix, un certain Giulio Marinetti, qui habite Livron, pose en une journée.',
      'Giulio Marinetti',
    ],
    ['Thibaut Verpillat, lui, travaille seul et pose en huit jours.', 'Thibaut Verpillat'],
    ['À Livron, Damien Cherpentier s’en charge très bien.', 'Damien Cherpentier'],
    [
      'Faites filmer la foulée par un podologue du boulevard Vauban, Ange Filippini (80 €).',
      'Ange Filippini',
    ],
    ['Le polissage est fait ailleurs, chez Lustrane, un polisseur de Livron.', 'Lustrane'],
  ),
);

describeBesideBrun(
  'R6. A noun that is no kind of house, and then its name: a thing',
  none(
    'Il vend surtout du jazz Blue Train et des disques neufs.',
    'On y trouve le vernis Belle Écorce et la colle Forte Prise.',
    'Le sous-marin Le Terrible se voit de loin.',
    'Il a posé le parquet du lycée Camille Vernet.',
    'Comptez un mois pour le modèle Grand Large.',
    'On lui doit la charpente de la salle Georges Brassens.',
    'L’application Bois Facile calcule les chutes.',
    'Le sentier Haute Ardèche passe à côté.',
    'Le film Les Copeaux Dorés y a été tourné.',
    'La recette Grand-Mère Lulu reste secrète.',
  ),
);

describeBesideBrun(
  'R6. Fairs, feasts and races are no businesses',
  none(
    'En février, le salon La Belle Ouvrage, à Lyon, permet de rencontrer directement les artisans.',
    'Le Sommet du Bois, à Lyon, reste la référence en octobre.',
    'Les Glorieuses du Rhône, en décembre, sont l’occasion d’échanger avec des éleveurs.',
    'Le salon Microbois, à Besançon, reste le meilleur endroit pour comparer.',
    'Sortie conviviale : les Weekends du Rabot, au bord du Rhône, à la Pentecôte.',
    'Habitat Expo rassemble une centaine d’exposants.',
    'La Fête du Copeau a lieu chaque année en juin.',
    'Les Journées du Bois Vert reviennent chaque printemps.',
    'La foire Bois & Jardin se tient en mai.',
    'Les Rencontres du Chêne réunissent des artisans au printemps.',
    'Les Automnales du Meuble attirent des milliers de visiteurs.',
    'Le concours Ciseau d’Or est organisé chaque année en mars.',
    'La Biennale des Métiers se déroulera au printemps.',
    'Le festival Bois Sonore remplit la ville en juillet.',
    'Le poulet s’achète aux Glorieuses, la troisième semaine de décembre.',
    'La Braderie Vauban, le premier week-end de septembre, permet de comparer les stands.',
  ),
);

describeBesideBrun(
  'R6. but a house that shuts in August or has a fair word on its sign is one',
  offered(
    ['Le salon Épi Fou, rue Haute, ferme en août.', 'Épi Fou'],
    ['Copeau Blanc, à Livron, est fermé en août.', 'Copeau Blanc'],
    ['Copeau Blanc, à Livron, propose des stages en juillet.', 'Copeau Blanc'],
    ['Copeau Blanc, rue Haute, prend les commandes jusqu’en décembre.', 'Copeau Blanc'],
    ['Le Grand Rabot, rue Haute, accueille deux stagiaires chaque été.', 'Le Grand Rabot'],
    ['Le Salon de Malika, rue Haute, coupe sans rendez-vous.', 'Salon de Malika'],
    ['Chez Mado, rue Haute, l’été se passe en terrasse.', 'Chez Mado'],
    ['Ébénisterie Roumieux, à Crest, expose ses meubles en mai et répare tout.', 'Ébénisterie Roumieux'],
    ['Le Rendez-vous des Copains, rue Haute, sert jusqu’à minuit.', 'Le Rendez-vous des Copains'],
  ),
);

describeBesideBrun(
  'R6. What one visits besides, and places that count many houses',
  none(
    'Avant ou après, La Cité du Bois et son sous-marin occupent bien une demi-journée.',
    'L’Imagerie du Vercors fera une bonne sortie s’il pleut.',
    'Le Bois de Lussas fait un beau décor en avril.',
    'Bretagne Ferries et Manche Ferries accostent juste derrière.',
    'Le Palais Idéal se visite en une heure.',
    'Montélier-Plage compte une dizaine de boulangeries.',
    'Crest-Nord a plusieurs garages.',
    'Portes-Océan has a dozen schools.',
    'Le Jardin des Découvertes prolongera la promenade.',
    'La Grotte Bleue mérite une promenade.',
  ),
);

describeBesideBrun('R2e. Who supplies the house just named, and who only joins a body', [
  ['Chez Brun & Fils, bun brioché de chez Boulangerie Dhaussoy, cheddar affiné.', 'Brun & Fils'],
  ['Brun & Fils est bien, et le bar sert les bières de la Brasserie du Rhône.', 'Brun & Fils'],
  ['Brun & Fils est bien ; il pose les tuiles de la Tuilerie Blache.', 'Brun & Fils'],
  ['Chez Brun & Fils, on utilise le cuir de la Tannerie Roux.', 'Brun & Fils'],
  ['Brun & Fils travaille la laine de la Filature Terrade, qui est réputée.', 'Brun & Fils'],
  ['Brun & Fils est bien. Le Pôle Bois Énergie et la CCI organisent des rencontres.', 'Brun & Fils'],
  [
    'Brun & Fils vient vite. Layla Chenoufi, de l’atelier Mille & Une Planches, aussi.',
    'Brun & Fils',
    'Mille & Une Planches',
  ],
  [
    'Brun & Fils se résume à une personne, Pauline Etchevarne, qui prend douze chantiers par an.',
    'Brun & Fils',
  ],
  [
    'Brun & Fils est bien. Ses salariés, dont Bérengère Vialat, qui fait les visites, sont patients.',
    'Brun & Fils',
  ],
]);

describeBesideBrun('R11. A sign set apart is read whole', [
  [
    '- **Brun & Fils** : bien\n- **Gros Rouge, Petits Pois** : trente vins',
    'Brun & Fils',
    'Gros Rouge, Petits Pois',
  ],
  [
    '- **Brun & Fils** : bien\n- **Sans Tambour ni Trompette** : bar et boutique',
    'Brun & Fils',
    'Sans Tambour ni Trompette',
  ],
  ['- **Brun & Fils** : bien\n- **Oui & Clic** : jeune duo', 'Brun & Fils', 'Oui & Clic'],
  [
    '- **Brun & Fils** : bien\n- **Petite Planche, Gros Clou**, à Livron',
    'Brun & Fils',
    'Petite Planche, Gros Clou',
  ],
  [
    'Voyez **Brun & Fils** ou une menuiserie de Livron, **Lignes & Vantaux**, moins chère.',
    'Brun & Fils',
    'Lignes & Vantaux',
  ],
  ['- **Brun & Fils** : bien\n- **Copeau Blanc, Livron** : 40 €', 'Brun & Fils', 'Copeau Blanc'],
  ['- **Brun & Fils** : bien\n- **Copeau Blanc, menuisier** : 40 €', 'Brun & Fils', 'Copeau Blanc'],
]);
