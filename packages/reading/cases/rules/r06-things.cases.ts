import { describeBesideBrun, type Said } from './beside-brun.ts';

/** One sentence or list each; Brun & Fils is declared, the others are read. */
const cases: readonly Said[] = [
  // Things and words.
  ['Brun & Fils utilise la lasure Sadolin ou le saturateur Owatrol.', 'Brun & Fils'],
  ["Pour l'entretien, prenez un savon Marius ou Fabre ; Brun & Fils en vend.", 'Brun & Fils'],
  [
    "Les logiciels comme Cadwork, Sema ou Dietrich servent à dessiner ; Brun & Fils s'en passe.",
    'Brun & Fils',
  ],
  ['Les colles Soudal et Sika tiennent bien, dit Brun & Fils.', 'Brun & Fils'],
  ['En juillet, le Valence en Gastronomie remplit la ville : prévenez Brun & Fils plus tôt.', 'Brun & Fils'],
  [
    'Pendant les Rencontres de la Photo, les hôtels sont complets. Brun & Fils travaille quand même.',
    'Brun & Fils',
  ],
  ['Les Jeudis de la Marquise ont lieu en août ; Brun & Fils y tient un stand.', 'Brun & Fils'],
  ['Un groupe y reprend Brassens, Ferré et Barbara. Brun & Fils est à côté.', 'Brun & Fils'],
  ["Publiez l'annonce dans *Le Dauphiné libéré* ou *Drôme Hebdo*. Brun & Fils répond vite.", 'Brun & Fils'],
  [
    '### Modèles conseillés\n- Stihl MS 180 : légère.\n- Husqvarna 120 Mark II : robuste.\n\n### Artisans\n- **Brun & Fils** : devis gratuit.',
    'Brun & Fils',
  ],
  [
    '**Essences et labels**\n- PEFC : forêt gérée.\n\n**Artisans**\n- **Brun & Fils** : devis gratuit.',
    'Brun & Fils',
  ],
  ['**A.** **Brun & Fils** — devis gratuit\n\n**B.** Comparer au moins trois devis', 'Brun & Fils'],
  [
    '**Combien de temps ?**\nHuit jours.\n\n**Quel bois ?**\nLe chêne.\n\n**Qui appeler ?**\nBrun & Fils.',
    'Brun & Fils',
  ],
  [
    '**Q. Délai ?**\nHuit jours.\n\n**Q. Artisan ?**\nBrun & Fils, rue Pasteur.\n\n**Q. Les bois exotiques sont-ils durables ?**\nOui.',
    'Brun & Fils',
  ],
  ['## Trois ateliers à visiter autour de Valence\n\n- **Brun & Fils** : devis gratuit.', 'Brun & Fils'],
  [
    '## Poser un parquet à Valence : la marche à suivre\n\n**Brun & Fils** fait un devis gratuit.',
    'Brun & Fils',
  ],
  [
    "- pose d'un parquet massif : 60 €/m²\n- plinthe MDF : 8 €\n- vitrificateur Blanchon : 25 €\n\nBrun & Fils applique ces prix.",
    'Brun & Fils',
  ],
  [
    'Brun & Fils répond vite.\n\nP.-S. : pensez au délai de rétractation.\n\nN.B. : le devis est gratuit.',
    'Brun & Fils',
  ],
  [
    '| Artisan | Prix |\n|---|---|\n| Brun & Fils | 60 € |\n| Artisan 2 | … |\n| Artisan 3 | … |',
    'Brun & Fils',
  ],
  ["Les sites Bricodevis et Artisalia affichent des annonces ; Brun & Fils n'y est pas.", 'Brun & Fils'],
  [
    "**Entre particuliers**\n\nAllobrico et Voisinbois proposent des bricoleurs à 20 € de l'heure.\n\n**Un artisan**\n\nBrun & Fils, 45 €.",
    'Brun & Fils',
  ],
  // Houses that look like them.
  [
    '**À qui confier la pose**\n- **Brun & Fils** : devis gratuit.\n- **La Varlope** : sur mesure.\n\n**Techniques**\n- Bardage Claire-Voie : 90 €/m².\n- Membrane Sopraseal : 60 €/m².',
    'Brun & Fils',
    'La Varlope',
  ],
  [
    "A. Brun & Fils, rue Pasteur : devis gratuit.\n\nB. Menuiserie Roche, avenue de Romans : 60 € de l'heure.",
    'Brun & Fils',
    'Menuiserie Roche',
  ],
  [
    'Brun & Fils pose. Pour le savon noir, la Savonnerie Bleue, rue Émile-Augier, en fabrique.',
    'Brun & Fils',
    'Savonnerie Bleue',
  ],
  [
    'Brun & Fils pose. Peintures Roussel, avenue Sadi-Carnot, fournit les vernis.',
    'Brun & Fils',
    'Peintures Roussel',
  ],
  ["Brun & Fils pose. Pendant les travaux, L'Établi vous loue ses machines.", 'Brun & Fils', "L'Établi"],
  [
    'Brun & Fils pose. Les Jardins de Malissard, pépinière, vendent des bardeaux.',
    'Brun & Fils',
    'Les Jardins de Malissard',
  ],
  ['- **B. Martin**, menuisier rue Pasteur : 45 €.\n- **Brun & Fils** : 50 €.', 'B. Martin', 'Brun & Fils'],
  [
    "1. **Renault Valence** : 90 € l'heure, avenue de Provence\n2. **Brun & Fils** : 60 €",
    'Renault Valence',
    'Brun & Fils',
  ],
  [
    '**Brun & Fils ou Le Bois Chantant ?** Le premier pose vite. Le Bois Chantant, à Crest, soigne les finitions.',
    'Brun & Fils',
    'Le Bois Chantant',
  ],
  ['1. **Une Histoire de Bois** : 45 €\n2. **Brun & Fils** : 50 €', 'Une Histoire de Bois', 'Brun & Fils'],
  ['1. **Brun & Fils** : 45 €\n2. **Pose à Part** : 50 €, rue Pasteur', 'Brun & Fils', 'Pose à Part'],
  ['1. **Brun & Fils** : 45 €\n2. **Bois en Ville** : 50 €, rue Pasteur', 'Brun & Fils', 'Bois en Ville'],
  [
    "1. **Brun & Fils** : 45 €\n2. **l'atelier du Rabot** : 50 €, rue Pasteur",
    'Brun & Fils',
    "l'atelier du Rabot",
  ],
  ['1. **Brun & Fils** : 45 €\n2. **monparquet.fr** : 50 €, livraison', 'Brun & Fils', 'monparquet.fr'],
  [
    '**Techniques bois**\n\n- **Brun & Fils** : 45 €\n- **Technique Bois** : 50 €, rue Pasteur',
    'Brun & Fils',
    'Technique Bois',
  ],
  [
    '## Application des vernis\n\n- **Brun & Fils** : 45 €\n- **La Varlope** : 50 €, rue Pasteur',
    'Brun & Fils',
    'La Varlope',
  ],
];

describeBesideBrun('R6: goods, works, events, titles, questions and prices are no businesses', cases);
