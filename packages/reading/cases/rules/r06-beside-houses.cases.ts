import { describeBesideBrun, type Said } from './beside-brun.ts';

/** One sentence or list each; Brun & Fils is declared, the others are read. */
const cases: readonly Said[] = [
  // Facts listed under a house, goods with their price.
  [
    '**Brun & Fils** – quai Sud\n- Mélange du patron « Escale » : 24 €/kg\n- Mouture à la demande',
    'Brun & Fils',
  ],
  [
    '**Brun & Fils** (place du Marché)\n- Comté Grande Réserve AOP, affiné vingt mois : 26 €/kg\n- Fermé le lundi',
    'Brun & Fils',
  ],
  ['### Brun & Fils\n- Chêne Français, séché quatre ans\n- Devis gratuit', 'Brun & Fils'],
  ['**Brun & Fils**, rue Pasteur\n• Meuble Zinc et Noyer : 900 €\n• Délai de trois semaines', 'Brun & Fils'],
  ['**Brun & Fils**\n- Le Petit Matin, menu à 14 €\n- Terrasse', 'Brun & Fils'],
  [
    'Brun & Fils répond vite.\n\nComptez ces prix en 205/55 R16 :\n- Vredestein Wintrac : 90 €\n- Nokian : 105 €',
    'Brun & Fils',
  ],
  [
    'Brun & Fils répond vite.\n\nQuelques modèles et leurs prix :\n- Gibson Noiraud : 900 €\n- Yamako : 300 €',
    'Brun & Fils',
  ],
  [
    'Brun & Fils répond vite.\n\nMarques et budgets :\n- Duplak : 40 €\n- Owatrel : 55 € le pot',
    'Brun & Fils',
  ],
  [
    "**Remboursement** : la Sécurité sociale n'en prend qu'une part.\n\n**Brun & Fils** : rue Pasteur.",
    'Brun & Fils',
  ],
  ['**Hébergement** : prévoyez le vôtre.\n\n**Brun & Fils** : rue Pasteur.', 'Brun & Fils'],
  ['**Amortissement** : cinq ans en moyenne.\n\n**Brun & Fils** : rue Pasteur.', 'Brun & Fils'],
  [
    '**Brun & Fils** (place du Palais)\n- Devis gratuit\n\nAutres adresses :\n- Pamplemousse Vert, rue Pasteur, devis gratuit\n- Lacaze Bois, à Romans',
    'Brun & Fils',
    'Pamplemousse Vert',
    'Lacaze Bois',
  ],
  [
    '**Autres adresses à Valence :**\n- Pamplemousse Vert, rue Pasteur, devis gratuit\n- Brun & Fils, à Romans',
    'Pamplemousse Vert',
    'Brun & Fils',
  ],
  ['- **Brun & Fils** : devis gratuit\n- **La Varlope** : devis gratuit', 'Brun & Fils', 'La Varlope'],
  [
    '**Brun & Fils** est le plus cher. Autres prix relevés :\n- La Varlope : 45 €\n- Menuiserie Roche : 60 €',
    'Brun & Fils',
    'La Varlope',
    'Menuiserie Roche',
  ],
  [
    '**Engrenages** : rue de la Paix, devis gratuit.\n\n**Brun & Fils** : rue Pasteur.',
    'Engrenages',
    'Brun & Fils',
  ],
  // Places, legs, feasts, licences, forecasts, deeds, founders.
  [
    'Brun & Fils répond vite. Le Clos du Mûrier, quartier piéton de Valence, est un secteur sauvegardé.',
    'Brun & Fils',
  ],
  ['Brun & Fils répond vite. Les Grands Goulets sont un site naturel très visité.', 'Brun & Fils'],
  ['Brun & Fils répond vite. La Pointe Noire, plage de galets, attire du monde.', 'Brun & Fils'],
  [
    'Étapes faciles : Valence–Crest (32 km) puis Crest–Die (38 km). Brun & Fils loue des vélos.',
    'Brun & Fils',
  ],
  ['En juin, les Rencontres Braisées remplissent les fontaines. Brun & Fils répond vite.', 'Brun & Fils'],
  ['Fin août, la Feria du Muscat fait le plein. Brun & Fils répond vite.', 'Brun & Fils'],
  ['Une licence chez Melodika ou Sonaris coûte 80 €. Brun & Fils répond vite.', 'Brun & Fils'],
  ['Prenez des illustrations sur Pixaroo. Brun & Fils répond vite.', 'Brun & Fils'],
  ['Houlo et Ventarel donnent des prévisions à trois jours. Brun & Fils répond vite.', 'Brun & Fils'],
  ["Neigeo publie l'enneigement chaque matin. Brun & Fils répond vite.", 'Brun & Fils'],
  ['Brun & Fils, rue Pasteur. Facturation sous Compta Libra, sans papier.', 'Brun & Fils'],
  ["J'aurais un faible pour Brun & Fils, que Manon Isnard a ouvert rue de l'Oratoire.", 'Brun & Fils'],
  ['On aime Brun & Fils, que Lucien Barbaroux dirige depuis dix ans.', 'Brun & Fils'],
  ['Brun & Fils, que tient Odile Sarrazac, répond vite.', 'Brun & Fils'],
  ["Une combinaison 4/3 (Rip Wave, O'Marin, peu importe) suffit. Brun & Fils la prête.", 'Brun & Fils'],
  ['Un shampoing doux (Bouclette, Les Secrets de Nina) suffit. Brun & Fils coiffe.', 'Brun & Fils'],
  ['Des pneus neige (Vredek, Nordika) valent mieux. Brun & Fils les monte.', 'Brun & Fils'],
  [
    'Brun & Fils répond vite. La Part du Colonel, petite maison du quartier, sert le midi.',
    'Brun & Fils',
    'La Part du Colonel',
  ],
  [
    'Brun & Fils répond vite. Un loueur de combinaisons (Vague Bleue, rue Pasteur) dépanne.',
    'Brun & Fils',
    'Vague Bleue',
  ],
  ['Brun & Fils répond vite. Tarare & Cie donne des cours le samedi.', 'Brun & Fils', 'Tarare & Cie'],
  [
    'Brun & Fils répond vite. La menuiserie Roche, à Crest, travaille le chêne.',
    'Brun & Fils',
    'menuiserie Roche',
  ],
  [
    'En juin, Pamplemousse Vert remplace les vitres. Brun & Fils répond vite.',
    'Pamplemousse Vert',
    'Brun & Fils',
  ],
  [
    'Brun & Fils répond vite. AGOR Santé Drôme, association réservée aux libéraux, mutualise un logiciel : 190 €.',
    'Brun & Fils',
    'AGOR Santé Drôme',
  ],
  // Names kept whole.
  [
    "**Napoli'tain** – camion rouge. Cinq recettes ; 11 €.\n\n**Brun & Fils** – rue Pasteur.",
    "Napoli'tain",
    'Brun & Fils',
  ],
  ["- **Coif'mod** : rue Pasteur\n- **Brun & Fils** : devis gratuit", "Coif'mod", 'Brun & Fils'],
  [
    '**Outre-Tombe Valence** – devis gratuit.\n\n**Brun & Fils** : devis gratuit',
    'Outre-Tombe Valence',
    'Brun & Fils',
  ],
  [
    "- **Gone Motion** (Crest) – duo d'illustrateurs.\n- **Brun & Fils** : devis gratuit",
    'Gone Motion',
    'Brun & Fils',
  ],
  [
    'Brun & Fils répond vite. La menuiserie Thibault Desnoues, à Saint-Cyr, travaille le chêne.',
    'Brun & Fils',
    'menuiserie Thibault Desnoues',
  ],
  [
    'Brun & Fils répond vite. La boulangerie Jean-Marc Perrissoud vend du pain bio.',
    'Brun & Fils',
    'boulangerie Jean-Marc Perrissoud',
  ],
  ['Brun & Fils répond vite. Le potier Jean Dupuy vend ses bols.', 'Brun & Fils', 'Jean Dupuy'],
  [
    'Brun & Fils répond vite. La librairie Trois Petits Points propose des lectures.',
    'Brun & Fils',
    'Trois Petits Points',
  ],
  ['## Gone\n- La Varlope, Main Street\n\n## Open\n- **Brun & Fils**, good prices', 'Brun & Fils'],
  ["Aujourd'hui, seul Brun & Fils répond vite.", 'Brun & Fils'],
  // People of the house that heads the line, what a semicolon parts.
  [
    "*Boucle d'Or*, à Crest. Une coiffeuse, Aïssata, venue de Lyon ; 110 €.\n\n**Brun & Fils**, rue Pasteur.",
    "Boucle d'Or",
    'Brun & Fils',
  ],
  [
    "**Boucle d'Or**, à Crest. Un barbier, Nino, formé à Turin ; 30 €.\n\n**Brun & Fils**, rue Pasteur.",
    "Boucle d'Or",
    'Brun & Fils',
  ],
  ['Brun & Fils répond vite. Un menuisier, Zéphyrin, travaille à Crest.', 'Brun & Fils', 'Zéphyrin'],
  ['Sur place : Brun & Fils, place Pie (application claire) ; ou LCL, qui offre 80 €.', 'Brun & Fils', 'LCL'],
  [
    '### Ce que le devis doit préciser\n- Essence Douglas (ou mélèze)\n- Pose\n\n### Contacts\n- **Brun & Fils**, rue Pasteur.',
    'Brun & Fils',
  ],
  ['Vérifiez Face ID et CarPlay avant de partir. Brun & Fils répond vite.', 'Brun & Fils'],
];

describeBesideBrun('R6: what stands beside the houses: facts, goods, places, feasts, people', cases);
