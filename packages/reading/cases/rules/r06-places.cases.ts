import { describeBesideBrun, type Said } from './beside-brun.ts';

/** One sentence or list each; Brun & Fils is declared, the others are read. */
const cases: readonly Said[] = [
  // Places only.
  ['Brun & Fils se déplace à Portes, à Livron et à Crest.', 'Brun & Fils'],
  [
    'Brun & Fils, installé à Bourg-lès-Valence, sert aussi Guilherand-Granges, Saint-Péray et Cornas.',
    'Brun & Fils',
  ],
  ['Brun & Fils (atelier de Chatuzange) travaille le chêne.', 'Brun & Fils'],
  ['Brun & Fils, agence Valensolles, travaille le chêne.', 'Brun & Fils'],
  ['Brun & Fils, magasin de Romans, ouvre le samedi.', 'Brun & Fils'],
  ["Brun & Fils intervient entre Tournon et Tain-l'Hermitage, jusqu'à Saint-Vallier.", 'Brun & Fils'],
  ['Un artisan de Montmeyran vous fera le même prix que Brun & Fils.', 'Brun & Fils'],
  ['Depuis Étoile, il faut vingt minutes ; Brun & Fils vous ouvre le samedi.', 'Brun & Fils'],
  ["À Loriol, Livron ou Allex, les délais s'allongent ; Brun & Fils reste disponible.", 'Brun & Fils'],
  ['Brun & Fils, whose workshop is in Chabeuil, covers Crest and Die.', 'Brun & Fils'],
  ['The market in Romans is on Sunday. Brun & Fils is closed then.', 'Brun & Fils'],
  ["Comptez une demi-heure de route pour Die. Brun & Fils s'y rend le mardi.", 'Brun & Fils'],
  ['Autour de Chabeuil, comptez 60 € de plus chez Brun & Fils.', 'Brun & Fils'],
  ['Brun & Fils a son dépôt à Saint-Marcel-lès-Valence et un bureau à Valence.', 'Brun & Fils'],
  ['Brun & Fils livre les Drômois, les Ardéchois et les Valentinois.', 'Brun & Fils'],
  ['La coopérative de Beaumont fournit le bois ; Brun & Fils le pose.', 'Brun & Fils'],
  ['Brun & Fils couvre tout le canton : Chabeuil, Montvendre, Upie et Ourches.', 'Brun & Fils'],
  ['Brun & Fils travaille aussi pour des clients de Loriol-sur-Drôme ou de Mirmande.', 'Brun & Fils'],
  ["Vous habitez Montélier ? Brun & Fils s'y déplace sans frais.", 'Brun & Fils'],
  ['Le secteur Chabeuil est bien couvert par Brun & Fils.', 'Brun & Fils'],
  ['Si vous êtes à Saoû, prévoyez un supplément chez Brun & Fils.', 'Brun & Fils'],
  ["Brun & Fils vient d'ouvrir un second local à Pont-de-l'Isère, près de Tain.", 'Brun & Fils'],
  ['Il y a Brun & Fils à Portes-lès-Valence ; à Crest, personne ne fait ce travail.', 'Brun & Fils'],
  ["De Romans à Montélimar, peu d'artisans posent du mélèze ; Brun & Fils, si.", 'Brun & Fils'],
  ['Brun & Fils est le seul du Diois et du Vercors à proposer ce service.', 'Brun & Fils'],
  ["Brun & Fils, qui vient de Nyons, monte jusqu'à Buis-les-Baronnies.", 'Brun & Fils'],
  ['Les villages de Grane, Chabrillan et Autichamp sont desservis par Brun & Fils.', 'Brun & Fils'],
  ["L'artisan de Chabeuil dont tout le monde parle, c'est Brun & Fils.", 'Brun & Fils'],
  ['Brun & Fils possède deux ateliers (Chabeuil et Crest).', 'Brun & Fils'],
  ['Quartier Fontbarlettes, Brun & Fils tient permanence le jeudi.', 'Brun & Fils'],
  // Houses beside them, some named like a commune.
  ['Je vous conseille Les Copeaux, une scop de Chabeuil.', 'Les Copeaux'],
  ['Je vous conseille Les Copeaux, la petite menuiserie de Chabeuil, pour ce travail.', 'Les Copeaux'],
  [
    "- **La Varlope**, Étoile-sur-Rhône : sur mesure, 80 € de l'heure.\n- **Brun & Fils**, Portes-lès-Valence : devis gratuit.",
    'La Varlope',
    'Brun & Fils',
  ],
  [
    "- **La Varlope** (Alixan) : sur mesure, 80 € de l'heure.\n- **Brun & Fils** (Malissard) : devis gratuit.",
    'La Varlope',
    'Brun & Fils',
  ],
  [
    '- **La Varlope** · Fontbarlettes\n  → sur mesure, 80 €\n- **Brun & Fils** · Le Plan\n  → devis gratuit',
    'La Varlope',
    'Brun & Fils',
  ],
  ['- **La Varlope** — Montélier\n- **Brun & Fils** — Beaumont-lès-Valence', 'La Varlope', 'Brun & Fils'],
  [
    'Brun & Fils répond vite. La Menuiserie Chastel, de Beaufort, aussi.',
    'Brun & Fils',
    'Menuiserie Chastel',
  ],
  [
    'Chez Garin, rue Faventines, on travaille le noyer ; Brun & Fils préfère le chêne.',
    'Chez Garin',
    'Brun & Fils',
  ],
  ['Lissac, place Madier de Montjau, propose deux essais. Brun & Fils en offre un.', 'Lissac', 'Brun & Fils'],
  ['Essayez Brun & Fils ou Lapeyre, zone des Couleures.', 'Brun & Fils', 'Lapeyre'],
  ['Brun & Fils, puis La Chanterelle, une boutique de la rue Madier.', 'Brun & Fils', 'La Chanterelle'],
  [
    '1. **Beaulieu** — rue Denis-Papin, 4,8/5, ouvert le lundi\n2. **Brun & Fils** — devis gratuit',
    'Beaulieu',
    'Brun & Fils',
  ],
  [
    '### Brun & Fils (Malissard)\nDevis gratuit.\n\n### La Varlope (Châteauneuf-sur-Isère)\nSur mesure.',
    'Brun & Fils',
    'La Varlope',
  ],
  [
    '🔹 **Brun & Fils**, La Roche-de-Glun, 45 €\n🔹 **La Varlope**, Beauvallon, 50 €',
    'Brun & Fils',
    'La Varlope',
  ],
  [
    '1. **Brun & Fils – Chabeuil** : devis gratuit\n2. **La Varlope – Alixan** : sur mesure',
    'Brun & Fils',
    'La Varlope',
  ],
  [
    '| Artisan | Commune | Prix |\n|---|---|---|\n| Brun & Fils | Chabeuil | 45 € |\n| La Varlope | Alixan | 50 € |',
    'Brun & Fils',
    'La Varlope',
  ],
  [
    'Brun & Fils répond vite ; la Maison Vincent, place des Clercs, pose le samedi.',
    'Brun & Fils',
    'Maison Vincent',
  ],
  ["Brun & Fils répond vite. Chez Valentin, rue Pasteur, c'est plus long.", 'Brun & Fils', 'Chez Valentin'],
  ['Brun & Fils répond vite ; Le Chalet de Lus vend du bardage.', 'Brun & Fils', 'Le Chalet de Lus'],
  ['- **Brun & Fils** : devis gratuit\n- **Bois de Die** : 60 €, livraison', 'Brun & Fils', 'Bois de Die'],
  [
    '- **Brun & Fils** : devis gratuit\n- **Menuiserie de Crest** : 60 €, pose comprise',
    'Brun & Fils',
    'Menuiserie de Crest',
  ],
  [
    'Brun & Fils répond vite ; Les Bois du Vercors, à Saint-Jean-en-Royans, livrent le samedi.',
    'Brun & Fils',
    'Les Bois du Vercors',
  ],
  ['Brun & Fils et Laurens, rue Bouffier, posent tous deux du chêne.', 'Brun & Fils', 'Laurens'],
  [
    "Brun & Fils répond vite. Le Moulin de Beaufort scie à façon, 40 € l'heure.",
    'Brun & Fils',
    'Moulin de Beaufort',
  ],
  [
    "1. **Roche**, avenue de Romans : 45 € de l'heure, 4,7/5\n2. **Brun & Fils**, rue Pasteur : 50 €",
    'Roche',
    'Brun & Fils',
  ],
  [
    'Brun & Fils répond vite. À Beaumont, Parquets Rousset tient le même prix.',
    'Brun & Fils',
    'Parquets Rousset',
  ],
];

describeBesideBrun('R6: a town, a village or a quarter is where a house is, not a house', cases);
