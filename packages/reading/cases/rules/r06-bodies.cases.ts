import { describeBesideBrun, type Said } from './beside-brun.ts';

/** One sentence or list each; Brun & Fils is declared, the others are read. */
const cases: readonly Said[] = [
  // Bodies, schemes, labels, platforms.
  ["Brun & Fils est sérieux. L'Umaf 26 recense les artisans du département.", 'Brun & Fils'],
  ['Brun & Fils est sérieux. La FFP, la fédération des poseurs, tient une liste à jour.', 'Brun & Fils'],
  ['Brun & Fils est sérieux. Le Cridon publie chaque année un barème.', 'Brun & Fils'],
  ["Brun & Fils est sérieux. L'ACIP, association de consommateurs, peut vous aider.", 'Brun & Fils'],
  ["Brun & Fils est sérieux. Le Synapse tient à jour l'annuaire des adhérents.", 'Brun & Fils'],
  [
    'Brun & Fils est sérieux. Loca-Pass avance le dépôt de garantie et Visale couvre les impayés.',
    'Brun & Fils',
  ],
  ["Brun & Fils est sérieux. L'Ademir subventionne un tiers des travaux.", 'Brun & Fils'],
  ['Brun & Fils est sérieux. La Drôme Habitat Plus finance aussi des prêts à taux zéro.', 'Brun & Fils'],
  [
    "Brun & Fils est sérieux. L'Association Vivre Sans Bruit édite une brochure et renseigne par téléphone.",
    'Brun & Fils',
  ],
  ['Brun & Fils est sérieux. La Ligue contre le bruit informe les particuliers.', 'Brun & Fils'],
  [
    "Brun & Fils est sérieux. L'AQPL (Association qualité des poseurs de lames) délivre un label.",
    'Brun & Fils',
  ],
  ['Brun & Fils est sérieux. Le Cerib homologue les produits.', 'Brun & Fils'],
  ['Brun & Fils est sérieux. Valence Romans Agglo aide au financement.', 'Brun & Fils'],
  ["Brun & Fils est sérieux. L'interprofession Fibois met en ligne un annuaire des scieurs.", 'Brun & Fils'],
  ['Brun & Fils est sérieux. Rénoclic met à la disposition du public un simulateur gratuit.', 'Brun & Fils'],
  ['Brun & Fils est sérieux. Qualibois Plus garantit la provenance du bois.', 'Brun & Fils'],
  ['Brun & Fils est sérieux. La CAPEB de la Drôme propose un modèle de contrat.', 'Brun & Fils'],
  ["Brun & Fils est sérieux. L'UMIH 26 met à disposition un modèle de registre.", 'Brun & Fils'],
  ['Brun & Fils est sérieux. Le CAUE de la Drôme reçoit gratuitement les particuliers.', 'Brun & Fils'],
  ['Brun & Fils est sérieux. Boistruc et Trouvmoi mettent en relation avec des bricoleurs.', 'Brun & Fils'],
  ['Brun & Fils est sérieux. Compabois compare les prix et référence des scieries.', 'Brun & Fils'],
  ["Brun & Fils est sérieux. L'Alma, syndicat des métiers du bois, défend la profession.", 'Brun & Fils'],
  ['Brun & Fils est sérieux. FranceBois cofinance les diagnostics.', 'Brun & Fils'],
  // Houses that say or do something like it.
  [
    'Brun & Fils est sérieux. Scopéli, une coopérative, pose des parquets et conseille sur les essences.',
    'Brun & Fils',
    'Scopéli',
  ],
  [
    'Brun & Fils est sérieux. Le Cabinet Roure, expert en bâtiment, contrôle le chantier et rédige un rapport.',
    'Brun & Fils',
    'Cabinet Roure',
  ],
  [
    'Brun & Fils est sérieux. Terre Vive, à Crest, assure la pose et garantit la fourniture du bois.',
    'Brun & Fils',
    'Terre Vive',
  ],
  [
    "Brun & Fils est sérieux. Le Copeau, rue Bouffier, propose un guide d'entretien à chaque client et pose en huit jours.",
    'Brun & Fils',
    'Le Copeau',
  ],
  [
    "Brun & Fils est sérieux. L'Atelier Mirabel vous aide à monter le dossier de prime et pose en août.",
    'Brun & Fils',
    'Atelier Mirabel',
  ],
  [
    "Brun & Fils est sérieux. Bois Debout, association d'insertion, fabrique des étagères sur mesure.",
    'Brun & Fils',
    'Bois Debout',
  ],
  [
    'Brun & Fils est sérieux. Chêne & Co prend en charge la dépose et livre le samedi.',
    'Brun & Fils',
    'Chêne & Co',
  ],
  [
    'Brun & Fils est sérieux. La Ressourcerie Tournesol accueille les particuliers le mercredi et loue ses machines.',
    'Brun & Fils',
    'Ressourcerie Tournesol',
  ],
  [
    "- **Brun & Fils** : devis gratuit\n- **Chambres d'hôtes Les Lilas** : 60 €, petit déjeuner compris",
    'Brun & Fils',
    "Chambres d'hôtes Les Lilas",
  ],
  [
    '- **Brun & Fils** : devis gratuit\n- **Office Notarial du Champ de Mars** : rue Pasteur, 04 75 00 00 00',
    'Brun & Fils',
    'Office Notarial du Champ de Mars',
  ],
  ['- **Brun & Fils** : devis gratuit\n- **Union Bois** : rue Pasteur, 45 €', 'Brun & Fils', 'Union Bois'],
  [
    "Brun & Fils répond vite. La Compagnie du Parquet, rue Pasteur, propose un guide d'entretien gratuit avec chaque pose.",
    'Brun & Fils',
    'Compagnie du Parquet',
  ],
  [
    "Brun & Fils est bien. L'Hôtel de France, boulevard De Gaulle, propose une carte des randonnées et des chambres à 80 €.",
    'Brun & Fils',
    'Hôtel de France',
  ],
  [
    "Brun & Fils est bien. Cycles Morin vous aide à obtenir l'aide de l'agglomération et révise tous les vélos.",
    'Brun & Fils',
    'Cycles Morin',
  ],
  [
    "Brun & Fils est bien. Le Vélocipède, association d'entraide, informe ses adhérents et prête ses outils le samedi.",
    'Brun & Fils',
    'Le Vélocipède',
  ],
  [
    "Brun & Fils est bien. L'Abri Bois fixe les rendez-vous le soir et respecte les délais.",
    'Brun & Fils',
    "L'Abri Bois",
  ],
  [
    'Brun & Fils est bien. Axa Chabert rembourse en huit jours et couvre la décennale.',
    'Brun & Fils',
    'Axa Chabert',
  ],
  [
    'Brun & Fils est bien. Le Crédit Mutuel, place Leclerc, accorde des prêts travaux à 3,2 %.',
    'Brun & Fils',
    'Crédit Mutuel',
  ],
  [
    'Brun & Fils est bien. La Clinique Générale reçoit les patients sans rendez-vous.',
    'Brun & Fils',
    'Clinique Générale',
  ],
  [
    "Brun & Fils est bien. Au Fil du Bois revient chaque mois pour l'entretien et garantit la production française.",
    'Brun & Fils',
    'Au Fil du Bois',
  ],
  [
    'Brun & Fils est bien. Bois & Cie compare les essences avec vous avant de signer.',
    'Brun & Fils',
    'Bois & Cie',
  ],
  [
    "Brun & Fils est bien. Pour les carreaux Terra Cotta, rue Pasteur, reste l'adresse sûre.",
    'Brun & Fils',
    'Terra Cotta',
  ],
  ['Pour vos peintures, voyez Peintures Roussel ou Brun & Fils.', 'Peintures Roussel', 'Brun & Fils'],
  [
    'Brun & Fils est bien. La Yaourterie du Rhône vend des yaourts et des glaces.',
    'Brun & Fils',
    'Yaourterie du Rhône',
  ],
  [
    "Brun & Fils est bien. La Fruitière, place des Clercs, affine trois mois et garantit l'origine du lait.",
    'Brun & Fils',
    'La Fruitière',
  ],
  [
    'Brun & Fils est le plus cité. La Bonneveine est une race locale ; la Rouge des Prés aussi.',
    'Brun & Fils',
  ],
];

describeBesideBrun('R6: who informs, unites, controls, subsidises or compares is no business', cases);
