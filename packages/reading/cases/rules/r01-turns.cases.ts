import { describeBesideBrun } from './beside-brun.ts';

// Houses that an answer names in passing, in any turn of phrase, and names that are of something else.

describeBesideBrun('R1. Named as another one to go to, in whatever turn', [
  [
    'Brun & Fils est bien. Une amie ne jure que par Nathalie Ferrandi, à Crest, qui travaille à domicile.',
    'Brun & Fils',
    'Nathalie Ferrandi',
  ],
  [
    'Brun & Fils est bien. Si votre budget est serré, l’association Les Copeaux prête ses machines pour 5 €.',
    'Brun & Fils',
    'Les Copeaux',
  ],
  [
    'Brun & Fils est bien. Du côté de Livron, Menuiserie Ardoin a rouvert en mars avec un nouvel atelier.',
    'Brun & Fils',
    'Menuiserie Ardoin',
  ],
  [
    'Brun & Fils est bien. La seule à travailler le noyer est Hélène Vasquier, dont l’atelier donne sur le canal.',
    'Brun & Fils',
    'Hélène Vasquier',
  ],
  [
    'Brun & Fils est bien. Pour un meuble ancien, c’est chez Rémy Tardieu que je frapperais.',
    'Brun & Fils',
    'Rémy Tardieu',
  ],
  [
    'Brun & Fils est bien. Moins connue, Atelier Bise fait payer 45 € l’heure.',
    'Brun & Fils',
    'Atelier Bise',
  ],
  [
    'Brun & Fils est bien. Deux adresses se partagent le reste : Bois Flotté, quai Haut, et Tenon Mortaise, à Crest.',
    'Brun & Fils',
    'Bois Flotté',
    'Tenon Mortaise',
  ],
  [
    'Brun & Fils est bien. On me signale aussi l’ouverture de Planche à Planche, rue Vernoux.',
    'Brun & Fils',
    'Planche à Planche',
  ],
  [
    'Brun & Fils est bien. Jetez un œil au travail de Camille Ponsard (Étoile), qui sculpte à la main.',
    'Brun & Fils',
    'Camille Ponsard',
  ],
  [
    'Brun & Fils est bien. À deux rues de là, Rabot & Cie prend le relais avec des délais plus courts.',
    'Brun & Fils',
    'Rabot & Cie',
  ],
  [
    'Brun & Fils est bien. Autre valeur sûre, les Ateliers du Roubion livrent en dix jours.',
    'Brun & Fils',
    'Ateliers du Roubion',
  ],
  [
    'Brun & Fils est bien. Quant à Bois Debout, il faut réserver trois mois à l’avance.',
    'Brun & Fils',
    'Bois Debout',
  ],
  [
    'Brun & Fils est bien. Le bouche-à-oreille désigne plutôt Didier Faure, menuisier à la retraite qui dépanne encore.',
    'Brun & Fils',
    'Didier Faure',
  ],
  [
    'Brun & Fils est bien. Vient ensuite l’Atelier des Lônes, à Livron, plus jeune mais très réactif.',
    'Brun & Fils',
    'Atelier des Lônes',
  ],
  ['Brun & Fils est bien. Mon deuxième choix irait à Copeau Blanc.', 'Brun & Fils', 'Copeau Blanc'],
  ['Brun & Fils est bien. Copeau Blanc a la préférence des architectes.', 'Brun & Fils', 'Copeau Blanc'],
  ['Brun & Fils est bien. Les avis penchent pour Copeau Blanc.', 'Brun & Fils', 'Copeau Blanc'],
  [
    'Brun & Fils est bien. Difficile de faire mieux que Copeau Blanc, à Livron, pour un escalier.',
    'Brun & Fils',
    'Copeau Blanc',
  ],
  [
    'Brun & Fils est bien. Il serait dommage de passer à côté de l’Établi Vert.',
    'Brun & Fils',
    'Établi Vert',
  ],
  ['Brun & Fils est bien. Côté prix, personne ne bat Copeau Blanc.', 'Brun & Fils', 'Copeau Blanc'],
  [
    'Brun & Fils est bien. Le plus disponible s’appelle Karim Belhadj, basé à Livron.',
    'Brun & Fils',
    'Karim Belhadj',
  ],
  [
    'Brun & Fils est bien. Ajoutons la coopérative Scierie Solidaire, qui vend ses chutes le samedi.',
    'Brun & Fils',
    'Scierie Solidaire',
  ],
  [
    'Brun & Fils est bien. Vous avez aussi, place Haute, un petit atelier tenu par deux sœurs : Les Mortaiseuses.',
    'Brun & Fils',
    'Les Mortaiseuses',
  ],
  ['Brun & Fils est bien. Copeau Blanc complète bien cette liste.', 'Brun & Fils', 'Copeau Blanc'],
  [
    'Brun & Fils est bien. Chez Lucette, on répare les chaises paillées pour 60 €.',
    'Brun & Fils',
    'Chez Lucette',
  ],
  ['Brun & Fils est bien. Le devis de Copeau Blanc arrive en deux jours.', 'Brun & Fils', 'Copeau Blanc'],
]);

describeBesideBrun(
  'R6. Named beside a house: what it is made of, who speaks of it, what stands near, what pays',
  [
    ['Brun & Fils est bien. Le bois vient de la forêt de Saoû, certifiée PEFC.', 'Brun & Fils'],
    ['Brun & Fils est bien. La Capeb de la Drôme tient une liste d’artisans.', 'Brun & Fils'],
    ['Brun & Fils est bien. Sur MesDépanneurs, les prix sont doubles.', 'Brun & Fils'],
    ['Brun & Fils est bien. Le quincaillier livre du Blum et du Hettich.', 'Brun & Fils'],
    ['Brun & Fils est bien. Le magazine Le Bouvet a consacré un dossier aux établis.', 'Brun & Fils'],
    ['Brun & Fils est bien. Demandez une finition Rubio Monocoat ou Osmo.', 'Brun & Fils'],
    ['Brun & Fils est bien. L’arrêt Porte Neuve de la ligne 2 est à cent mètres.', 'Brun & Fils'],
    ['Brun & Fils est bien. Il a refait les boiseries du château de Grignan.', 'Brun & Fils'],
    ['Brun & Fils est bien. Le brevet Jean Moulin y fut signé.', 'Brun & Fils'],
    ['Brun & Fils est bien. La garantie décennale est souscrite auprès de la SMABTP.', 'Brun & Fils'],
    ['Brun & Fils est bien. Après la visite, la terrasse du Champ de Mars est agréable.', 'Brun & Fils'],
    ['Brun & Fils est bien. Le chantier de l’hôtel Bellevue lui a valu un prix.', 'Brun & Fils'],
    ['Brun & Fils est bien. Le Douglas et le Mélèze tiennent mieux que le Pin.', 'Brun & Fils'],
    ['Brun & Fils est bien. Le dispositif Coup de Pouce Rénovation prend fin en juin.', 'Brun & Fils'],
    ['Brun & Fils est bien. Le logiciel SketchUp suffit pour dessiner le plan.', 'Brun & Fils'],
    ['Brun & Fils est bien. La série Les Bâtisseurs en a parlé.', 'Brun & Fils'],
    ['Brun & Fils est bien. Son fils, Antonin Brunel, reprendra l’affaire.', 'Brun & Fils'],
    ['Brun & Fils est bien. Le TGV Méditerranée s’arrête à Valence.', 'Brun & Fils'],
    ['Brun & Fils est bien. La marque Festool équipe tout l’atelier.', 'Brun & Fils'],
    ['Brun & Fils est bien. Il travaille pour Hermès et pour le Louvre.', 'Brun & Fils'],
    ['Brun & Fils est bien. La Région subventionne les apprentis via Pass Région.', 'Brun & Fils'],
    ['Brun & Fils est bien. Comptez 3 h de route depuis Clermont-Ferrand par l’A89.', 'Brun & Fils'],
    [
      'Brun & Fils est bien. Le marché des Halles, le samedi, permet d’y croiser les producteurs.',
      'Brun & Fils',
    ],
    ['Brun & Fils est bien. Le ferry Corsica Linea ne prend pas les meubles.', 'Brun & Fils'],
  ],
);

describeBesideBrun('R6. A house that deserves a visit, has its people and sells what it makes is one', [
  ['Brun & Fils est bien. Copeau Blanc, rue Haute, mérite une visite.', 'Brun & Fils', 'Copeau Blanc'],
  [
    'Brun & Fils est bien. Copeau Blanc est un bon endroit pour prendre conseil.',
    'Brun & Fils',
    'Copeau Blanc',
  ],
  ['Brun & Fils est bien. Copeau Blanc, à Livron, compte trois menuisiers.', 'Brun & Fils', 'Copeau Blanc'],
  [
    'Brun & Fils est bien. Copeau Blanc, à Livron, est une bonne adresse en été.',
    'Brun & Fils',
    'Copeau Blanc',
  ],
  [
    'Brun & Fils est bien. Copeau Blanc, rue Haute, permet de toucher les essences.',
    'Brun & Fils',
    'Copeau Blanc',
  ],
]);
