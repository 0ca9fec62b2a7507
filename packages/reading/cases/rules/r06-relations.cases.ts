import { describeBesideBrun } from './beside-brun.ts';

// What the relation of a name to its sentence, and to the business named before, tells.

describeBesideBrun(
  'R6. People of a house are not businesses: who is named right after a house, by a first name or with nothing of their own, works there',
  [
    ["Brun & Fils, rue Pasteur, fait les retouches. Nadège y travaille à l'ancienne.", 'Brun & Fils'],
    ['Brun & Fils répare les selles. Florence Haget coupe le cuir à la main.', 'Brun & Fils'],
    [
      'Je commencerais par Brun & Fils : Thierry Casenave, qui a dirigé des chantiers, relit chaque devis.',
      'Brun & Fils',
    ],
    ['Brun & Fils est tenu par un ancien champion, Mehdi Bouzid, qui corrige vos gestes.', 'Brun & Fils'],
    ['Brun & Fils ouvre le samedi, et Maryvonne vous dira quoi choisir.', 'Brun & Fils'],
    ['Brun & Fils a bonne réputation. Hugo et Salomé y proposent des stages à 18 €.', 'Brun & Fils'],
    ['Chez Brun & Fils, on prend son temps. Faustine Grosperrin ne se sert que de burins.', 'Brun & Fils'],
    ['Brun & Fils est bien. Simon et Judith complètent avec les pommes du verger.', 'Brun & Fils'],
    ['Brun & Fils travaille le chêne. Ariane Mercadier a passé dix ans chez un luthier.', 'Brun & Fils'],
    ['Brun & Fils répond vite. Mme Fayolle rappelle le jour même.', 'Brun & Fils'],
    ['Brun & Fils est bien placé ; Pascale y fait goûter cinq vins.', 'Brun & Fils'],
    [
      "L'Atelier du Kemberg, à Crest, pose des fenêtres. Sandrine Morel prend les cotes.",
      "L'Atelier du Kemberg",
    ],
  ],
);

describeBesideBrun(
  'R6. but a person with a place, a trade or a price of her own, or whom the answer goes on to, is a provider beside the house',
  [
    [
      'Brun & Fils est cher. Coralie Maumont, installée à Crest, a encore de la place.',
      'Brun & Fils',
      'Coralie Maumont',
    ],
    [
      'Brun & Fils est complet. Thierry Lecoustre, à Livron, se déplace aussi le samedi.',
      'Brun & Fils',
      'Thierry Lecoustre',
    ],
    [
      'Brun & Fils est bien. Laurent Copineau, menuisier à Étoile, prend moins cher.',
      'Brun & Fils',
      'Laurent Copineau',
    ],
    [
      'Brun & Fils est bien. Sinon, tentez plutôt Mathilde Zerbib, qui reçoit le soir.',
      'Brun & Fils',
      'Mathilde Zerbib',
    ],
    [
      "Brun & Fils est bien. J'irais aussi chez Capucine Oury, qui reçoit à domicile.",
      'Brun & Fils',
      'Capucine Oury',
    ],
    [
      'Brun & Fils est bien. Stéphane Olivari, rue Pasteur, est moins cher.',
      'Brun & Fils',
      'Stéphane Olivari',
    ],
    [
      "Brun & Fils est bien. Solène Maquaire s'est mise à son compte et fait des retouches à 20 €.",
      'Brun & Fils',
      'Solène Maquaire',
    ],
    ['Brun & Fils est bien. Je recommande également Juliette Cazaux.', 'Brun & Fils', 'Juliette Cazaux'],
  ],
);

describeBesideBrun(
  'R11. An unnamed place whose operator is named is listed under the operator; where the place has a name, it is listed under that',
  [
    ["Madame Aline Droz, diplômée de l'école, tient l'atelier Tic-Tac Retrouvé à Crest.", 'Tic-Tac Retrouvé'],
    ['Nathalie Picot a ouvert Pirouette Cacahuète, qui prête des jeux.', 'Pirouette Cacahuète'],
  ],
);

describeBesideBrun('R1. a sentence: a name told with its price, its street or its town is somewhere to go', [
  ['Brun & Fils est bien. Les Vergers, à Crest, vendent le kilo à 3 €.', 'Brun & Fils', 'Les Vergers'],
  ['Brun & Fils est bien. Sève & Sarment pose la clôture, 45 € le mètre.', 'Brun & Fils', 'Sève & Sarment'],
  [
    'Brun & Fils est bien. Rouet & Navette, rue Farnerie, retisse les accrocs.',
    'Brun & Fils',
    'Rouet & Navette',
  ],
  [
    'Brun & Fils est bien. Câlin Câline, à Livron, coud sur mesure, 90 € la housse.',
    'Brun & Fils',
    'Câlin Câline',
  ],
  [
    'Brun & Fils est bien. Pour une housse, Mailles du Diois demande 60 €.',
    'Brun & Fils',
    'Mailles du Diois',
  ],
  [
    "Brun & Fils est bien. L'hôtel Bellevue, rue Neuve, loue une chambre à 70 €.",
    'Brun & Fils',
    'Hôtel Bellevue',
  ],
  ["Brun & Fils est bien. Bois Perdu, place de l'Horloge, cire les meubles.", 'Brun & Fils', 'Bois Perdu'],
  [
    "Brun & Fils est le plus cité. Pour l'intérieur, Fusain & Cie teinte le bois à 30 €.",
    'Brun & Fils',
    'Fusain & Cie',
  ],
]);

describeBesideBrun('R6. but a model, a thing and its price are no provider', [
  ['Brun & Fils est bien. Comptez 500 € pour une Yamaha FG830 ou une Sigma DM-1.', 'Brun & Fils'],
  ['Brun & Fils est bien. Un VTT Giant coûte 1 200 €.', 'Brun & Fils'],
  ['Brun & Fils est bien. La norme ENplus A1 coûte 20 € de plus.', 'Brun & Fils'],
]);

describeBesideBrun('R1. Sentences that the weights now read', [
  ['The tailor Ahmed Brahimi alters suits within a week.', 'Ahmed Brahimi'],
  [
    "Brun & Fils est sérieux. L'association Oxalis répare les meubles et vend du bois de récupération.",
    'Brun & Fils',
    'Oxalis',
  ],
  [
    'Brun & Fils est bien. Les livres se commandent à la librairie Notos, rue Pasteur.',
    'Brun & Fils',
    'Librairie Notos',
  ],
  [
    'Brun & Fils est bien. Ébène, rue Pasteur, attire la foule le samedi ; venez tôt.',
    'Brun & Fils',
    'Ébène',
  ],
  ['Brun & Fils est le plus cité. Victor Hugo y dormit, dit-on, et Napoléon aussi.', 'Brun & Fils'],
  [
    'Plusieurs ateliers s’en chargent : Zig Zag, Point Croix et La Canette.',
    'Zig Zag',
    'Point Croix',
    'La Canette',
  ],
  [
    'Pour un devis rapide, Ouest Toiture décroche toujours ; Bretagne Zinc, plus lent, chiffre mieux.',
    'Ouest Toiture',
    'Bretagne Zinc',
  ],
]);
