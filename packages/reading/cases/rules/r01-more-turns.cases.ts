import { describeBesideBrun } from './beside-brun.ts';

// More ways of naming a house in passing, and lines that open with a name.

describeBesideBrun('R1. More turns, in French and English', [
  ['Brun & Fils is fine. Ask the workshop Copeau Blanc for a quote.', 'Brun & Fils', 'Copeau Blanc'],
  ['Brun & Fils is fine. Nobody beats Copeau Blanc for stairs.', 'Brun & Fils', 'Copeau Blanc'],
  ['Brun & Fils is fine. It would be a shame to miss Copeau Blanc.', 'Brun & Fils', 'Copeau Blanc'],
  [
    'Brun & Fils est bien. Le voisin d’en face, Copeau Blanc, fait moins cher.',
    'Brun & Fils',
    'Copeau Blanc',
  ],
  ['Brun & Fils est bien. Il faut y ajouter Copeau Blanc.', 'Brun & Fils', 'Copeau Blanc'],
  ['Brun & Fils est bien. Je glisserais aussi le nom de Copeau Blanc.', 'Brun & Fils', 'Copeau Blanc'],
  [
    'Brun & Fils est bien. Copeau Blanc, de Livron, se débrouille bien avec le chêne.',
    'Brun & Fils',
    'Copeau Blanc',
  ],
  [
    'Brun & Fils est bien. Une jeune femme de Crest, Inès Bardou, a lancé Tenon Plus l’an dernier.',
    'Brun & Fils',
    'Tenon Plus',
  ],
  ['Brun & Fils est bien. La relève s’appelle Copeau Blanc.', 'Brun & Fils', 'Copeau Blanc'],
  [
    'Brun & Fils est bien. Tenon Plus et Copeau Blanc se valent.',
    'Brun & Fils',
    'Tenon Plus',
    'Copeau Blanc',
  ],
  [
    'Brun & Fils est bien. Pour le reste, comptez sur Mme Delorme, couturière rue Haute.',
    'Brun & Fils',
    'Mme Delorme',
  ],
  [
    'Brun & Fils est bien. Poussez jusqu’à Die, où Copeau Blanc restaure les horloges.',
    'Brun & Fils',
    'Copeau Blanc',
  ],
  ['Brun & Fils est bien. Quelques-uns descendent à Livron, chez Tenon Plus.', 'Brun & Fils', 'Tenon Plus'],
  ['Brun & Fils est bien. L’alternative la plus sérieuse reste Tenon Plus.', 'Brun & Fils', 'Tenon Plus'],
  [
    'Brun & Fils est bien. Si Brun & Fils affiche complet, Tenon Plus prendra le relais.',
    'Brun & Fils',
    'Tenon Plus',
  ],
  ['Brun & Fils est bien. Sur le même trottoir, on trouve Tenon Plus.', 'Brun & Fils', 'Tenon Plus'],
]);

describeBesideBrun('R6. More names of something else', [
  ['Brun & Fils is fine. The Wood Fair takes place every June.', 'Brun & Fils'],
  ['Brun & Fils is fine. Its owner, Paul Marchetti, speaks English.', 'Brun & Fils'],
  ['Brun & Fils is fine. The bread comes from Boulangerie Petit.', 'Brun & Fils'],
  ['Brun & Fils est bien. Leur associée, Clémence Roudaut, reçoit le samedi.', 'Brun & Fils'],
  ['Brun & Fils est bien. Ils se fournissent à la Scierie du Vercors.', 'Brun & Fils'],
  ['Brun & Fils est bien. On y sert le café de la Brûlerie Ardéchoise.', 'Brun & Fils'],
  ['Brun & Fils est bien. Au menu, des ravioles de chez Mère Maury.', 'Brun & Fils'],
  ['Brun & Fils est bien. Le foin arrive de la Ferme des Sources.', 'Brun & Fils'],
  ['Brun & Fils est bien. L’équipe, menée par Sacha Lorrain, compte cinq personnes.', 'Brun & Fils'],
  ['Brun & Fils est bien. Les formations sont données au lycée Algoud-Laffemas.', 'Brun & Fils'],
  ['Brun & Fils est bien. La fête de la Transhumance tombe le 18 juin.', 'Brun & Fils'],
  ['Brun & Fils est bien. Valence en Gastronomie, en septembre, attire du monde.', 'Brun & Fils'],
  ['Brun & Fils est bien. Profitez-en pour voir le Palais idéal du Facteur Cheval.', 'Brun & Fils'],
  ['Brun & Fils est bien. Ensuite, flânez au parc Jouvet.', 'Brun & Fils'],
  ['Brun & Fils est bien. Prenez le bac de Saint-Vallier ou le pont Mistral.', 'Brun & Fils'],
  ['Brun & Fils est bien. Le cépage Marselan et la Clairette dominent.', 'Brun & Fils'],
  ['Brun & Fils est bien. Un tome de la collection Folio traîne toujours sur le comptoir.', 'Brun & Fils'],
  ['Brun & Fils est bien. Le groupe Les Négresses Vertes y a joué.', 'Brun & Fils'],
  ['Brun & Fils est bien. Il est membre du réseau Répar’Acteurs.', 'Brun & Fils'],
  ['Brun & Fils est bien. La tomme Val de Drôme est excellente.', 'Brun & Fils'],
  ['Brun & Fils est bien. Le guide Gault&Millau lui donne deux toques.', 'Brun & Fils'],
  ['Brun & Fils est bien. Il a remporté le prix Liliane Bettencourt.', 'Brun & Fils'],
  ['Brun & Fils est bien. Ses clients, dont Léon Martinez, sont ravis.', 'Brun & Fils'],
  ['Brun & Fils est bien. Selon Marie Chabert, journaliste, il est débordé.', 'Brun & Fils'],
]);

describeBesideBrun('R6. Lines, headings and cards that open with a name', [
  [
    '- **Brun & Fils** : bien\n- Copeau Blanc livre le jour même\n- Tenon Plus, rue Haute, pose aussi\n- Prévoir un acompte de 30 %',
    'Brun & Fils',
    'Copeau Blanc',
    'Tenon Plus',
  ],
  [
    '### Brun & Fils\n*Rue Haute, Valence*\nDevis rapide.\n\n### Copeau Blanc\n*Livron, zone du Couloir*\nPose soignée.\n\n### Bien choisir\nDemandez trois devis.',
    'Brun & Fils',
    'Copeau Blanc',
  ],
  [
    '➤ **Brun & Fils** : bien\n➤ **Copeau Blanc** : plus cher\n➤ **Délais** : trois semaines',
    'Brun & Fils',
    'Copeau Blanc',
  ],
  [
    '**Brun & Fils** vend des jeux : *Catan*, *Les Bâtisseurs*, *Azul*. Et **Copeau Blanc**, rue Haute, loue *Carcassonne*.',
    'Brun & Fils',
    'Copeau Blanc',
  ],
  [
    'I would try **Brun & Fils** first. A former baker called Paul Marchetti has turned his barn into **Copeau Blanc**, which repairs chairs.',
    'Brun & Fils',
    'Copeau Blanc',
  ],
]);

describeBesideBrun(
  'R6. Wines, federations of a region and what a house has in stock; R2. a ceiling is no refusal',
  [
    ['Brun & Fils est bien. Demandez un Saumur Blanc bien frais.', 'Brun & Fils'],
    ['Brun & Fils est bien. Voyez si le Vouvray Sec vous plaît.', 'Brun & Fils'],
    [
      'Brun & Fils est bien. Interbois Auvergne-Rhône-Alpes organise des visites de chantiers.',
      'Brun & Fils',
    ],
    ['Brun & Fils est bien. Filibois Nouvelle-Aquitaine renseigne les particuliers.', 'Brun & Fils'],
    [
      'Brun & Fils vend trois essences de jeux : Grand Chêne, Les Pionniers du Rail et Harmonia.',
      'Brun & Fils',
    ],
    ['- **Brun & Fils** : bien\n- la Carsat Auvergne reçoit sur rendez-vous', 'Brun & Fils'],
    ['Brun & Fils est bien. Le Pommier Rouge, rue Haute, sert le midi.', 'Brun & Fils', 'Le Pommier Rouge'],
    [
      'Brun & Fils is fine. Salty Planks, by the beach, never takes more than four people.',
      'Brun & Fils',
      'Salty Planks',
    ],
    ['Brun & Fils is fine. Salty Planks, by the beach, never takes more clients.', 'Brun & Fils'],
  ],
);
