import { describeBesideBrun, type Said } from './beside-brun.ts';

/** One sentence or list each; Brun & Fils is declared, the others are read. */
const cases: readonly Said[] = [
  // Offered, then look-alikes.
  [
    "Brun & Fils répond vite. Les routards se tourneront vers Scoot'Ardèche : un 125 à 42 €.",
    'Brun & Fils',
    "Scoot'Ardèche",
  ],
  [
    'Brun & Fils répond vite. Les familles iront chez Tartine et Compote.',
    'Brun & Fils',
    'Tartine et Compote',
  ],
  [
    'Brun & Fils répond vite. Les pressés se rabattront sur Chauffe Express, sans rendez-vous.',
    'Brun & Fils',
    'Chauffe Express',
  ],
  ['Brun & Fils répond vite. Les gourmands opteront pour Pamplemousse.', 'Brun & Fils', 'Pamplemousse'],
  [
    'Brun & Fils répond vite. Les bricoleurs trouveront leur bonheur chez Ferraillon.',
    'Brun & Fils',
    'Ferraillon',
  ],
  ['Brun & Fils répond vite. Les petits budgets feront appel à La Varlope.', 'Brun & Fils', 'La Varlope'],
  ['Brun & Fils répond vite. Les exigeants craqueront plutôt pour La Varlope.', 'Brun & Fils', 'La Varlope'],
  ['Brun & Fils répond vite. Les puristes privilégieront Copeaux Noirs.', 'Brun & Fils', 'Copeaux Noirs'],
  [
    "**Le plus encadré : Brun & Fils, rue Pasteur.** Une heure.\n\n**Le moins cher : Mobil'Presto.** Un kiosque. 79 €.",
    'Brun & Fils',
    "Mobil'Presto",
  ],
  ['Coup de cœur : Pamplemousse, rue Pasteur.\n\nBrun & Fils répond vite.', 'Pamplemousse', 'Brun & Fils'],
  [
    "Brun & Fils répond vite. Le gardien à la retraite Robert Lacaze s'est mis à son compte à Crest.",
    'Brun & Fils',
    'Robert Lacaze',
  ],
  [
    'Brun & Fils répond vite. Ancien chef de chantier, Lucien Barbaroux travaille à son compte.',
    'Brun & Fils',
    'Lucien Barbaroux',
  ],
  [
    'Brun & Fils répond vite. Une couturière de la rue Haute, Madame Zielika, prend en main les robes.',
    'Brun & Fils',
    'Madame Zielika',
  ],
  [
    "Brun & Fils répond vite. Si vous montez jusqu'au col, **Marc Perroud** vend les siens à la ferme.",
    'Brun & Fils',
    'Marc Perroud',
  ],
  [
    'Sur place : Brun & Fils, place Pie (devis gratuit) ; ou Pamplemousse, rue Pasteur.',
    'Brun & Fils',
    'Pamplemousse',
  ],
  [
    'Sur place : Brun & Fils, place Pie (devis gratuit) ; ou encore LCL, qui offre 80 €.',
    'Brun & Fils',
    'LCL',
  ],
  [
    "Brun & Fils répond vite. Il y a aussi une table au fond d'une station. Les routiers la nomment La Pompe ; l'agneau y coûte 14 €.",
    'Brun & Fils',
    'La Pompe',
  ],
  ['Brun & Fils répond vite. Un petit bar baptisé Le Sélénium sert le midi.', 'Brun & Fils', 'Le Sélénium'],
  [
    "Brun & Fils répond vite. Une échoppe à l'enseigne du Rat Botté répare les sacs.",
    'Brun & Fils',
    'Rat Botté',
  ],
  [
    'Brun & Fils répond vite. La Menuiserie Chastel, de Beaufort, aussi.',
    'Brun & Fils',
    'Menuiserie Chastel',
  ],
  ['Brun & Fils répond vite. Les touristes se tourneront vers Avignon.', 'Brun & Fils'],
  ['Brun & Fils répond vite. Les élus voteront pour Dupont en mars.', 'Brun & Fils'],
  ["Brun & Fils est cher. Les habitués poussent jusqu'à Montélimar.", 'Brun & Fils'],
  ['Le plus dur : Noël. Brun & Fils répond vite.', 'Brun & Fils'],
  ['Le plus simple : demander à Brun & Fils.', 'Brun & Fils'],
  ['Brun & Fils répond vite. Une cliente, Madame Roussel, en est contente.', 'Brun & Fils'],
  ['Brun & Fils répond vite. Un voisin, Lucien Barbaroux, en parle bien.', 'Brun & Fils'],
  ['Brun & Fils répond vite. Si vous venez en train, Valence Ville est à deux pas.', 'Brun & Fils'],
  ['Brun & Fils répond vite. Un chien nommé Rex garde la cour.', 'Brun & Fils'],
  [
    'Brun & Fils répond vite. La colline, que les anciens appellent La Bosse, domine la ville.',
    'Brun & Fils',
  ],
  ['Brun & Fils répond vite. Les jardiniers opteront pour la Charlotte.', 'Brun & Fils'],
  ['Brun & Fils répond vite. Les curieux viseront la Chartreuse.', 'Brun & Fils'],
  ['Brun & Fils répond vite. Son appareil, nommé Pixaroo, imprime tout.', 'Brun & Fils'],
  ['Le plus beau village : Mirmande. Brun & Fils y travaille.', 'Brun & Fils'],
  ['Le meilleur vernis : Satina. Brun & Fils en vend.', 'Brun & Fils'],
];

describeBesideBrun('R6: ways of putting a house before the reader', cases);
