import { describeBesideBrun, type Said } from './beside-brun.ts';

/** Lists and titles, with the houses that they name. */
const lists: readonly Said[] = [
  [
    '**Brun & Fils**\n- Formule Confort : 120 €\n- Formule Prestige : 180 €\n- Forfait « Grand Ménage » : 90 €',
    'Brun & Fils',
  ],
  [
    '**Brun & Fils**\n  - Mélange « Comptoir » : 27 €/kg\n  - Moka Sidamo : 32 €/kg\n  - Tarte Bourdaloue : 22 €',
    'Brun & Fils',
  ],
  [
    "## Ce qu'il faut retenir\n\n- **Délai** : huit jours\n- **Garantie Décennale** : à vérifier\n- **Brun & Fils** : le plus sûr",
    'Brun & Fils',
  ],
  ['**Pourquoi comparer ?** Les écarts vont du simple au double.\n\n**Brun & Fils** : 45 €.', 'Brun & Fils'],
  ['- **Brun & Fils** : 45 €\n\n**Astuce locale** : le Pass Valence donne 10 %.', 'Brun & Fils'],
  [
    '- **Brun & Fils** : 45 €\n\n### 💡 Bons plans\n- **Marché des Clercs** : samedi matin\n- **Braderie de Printemps** : en avril',
    'Brun & Fils',
  ],
  [
    '- **Brun & Fils** : 45 €\n\n**À vérifier**\n- **Note Google** : au moins 4,2\n- **Assurance Décennale** : attestation\n- **Numéro Siret** : sur Pappers',
    'Brun & Fils',
  ],
  [
    "- **Brun & Fils** : 45 €\n\n**S'y rendre**\n- **Bus Citéa 9** : arrêt Polygone\n- **Parking Arnaud** : 1 € l'heure",
    'Brun & Fils',
  ],
  [
    "- **Brun & Fils** : 45 €\n\n**Aides possibles**\n- **MaPrimeRénov'** : 40 %\n- **Éco-PTZ** : 50 000 €\n- **Prime Rénov'Drôme** : 500 €",
    'Brun & Fils',
  ],
  [
    '- **Brun & Fils** : 45 €\n\n**Ce que disent les avis**\n- « Équipe au top » (Julie M.)\n- « Un peu cher » (Paul R.)',
    'Brun & Fils',
  ],
  [
    '- **Brun & Fils** : 45 €\n\n**Essences**\n- **Chêne Français** : 60 €/m²\n- **Douglas** : 35 €/m²\n- **Mélèze de Sibérie** : 50 €/m²',
    'Brun & Fils',
  ],
  [
    '- **Brun & Fils** : 45 €\n\n**Glossaire**\n- **Claire-voie** : lames espacées\n- **Contre-lattage** : lattes croisées',
    'Brun & Fils',
  ],
  [
    '- **Brun & Fils** : 45 €\n\n**Les erreurs à éviter**\n1. **Payer comptant** : jamais plus de 30 %\n2. **Signer le jour même** : gardez dix jours',
    'Brun & Fils',
  ],
  [
    '- **Brun & Fils** : 45 €\n\n**Questions à poser**\n- Quel est le délai ?\n- Le Devis est-il gratuit ?',
    'Brun & Fils',
  ],
  [
    '- **Brun & Fils** : 45 €\n\n**Quartiers**\n- **Fontbarlettes** : stationnement facile\n- **Valence-le-Haut** : bus 9',
    'Brun & Fils',
  ],
  [
    "- **Brun & Fils** : 45 €\n\n**Alternatives en ligne**\n- Sites d'annonces : Leboncoin, Geev\n- Comparateurs : Bricodevis",
    'Brun & Fils',
  ],
  [
    '- **Brun & Fils** : 45 €\n\n**Comment choisir ?**\n- **Certification RGE** : indispensable\n- **Label Qualibois** : un plus',
    'Brun & Fils',
  ],
  [
    '- **Brun & Fils** : 45 €\n\n**Organismes utiles**\n- **Adil 26** : conseils juridiques\n- **CAPEB Drôme** : litiges\n- **CAUE 26** : architecture',
    'Brun & Fils',
  ],
  [
    "- **Brun & Fils** : 45 €\n\n**Programme d'une journée**\n- 9 h : Jardin de Peynet\n- 11 h : Cathédrale Saint-Apollinaire\n- 14 h : **Brun & Fils**",
    'Brun & Fils',
  ],
  [
    '🏆 **Meilleur Rapport Qualité-Prix** : Brun & Fils\n💰 **Budget Serré** : attendre les soldes',
    'Brun & Fils',
  ],
  [
    '| Critère | Brun & Fils |\n|---|---|\n| Délai | 8 jours |\n| Essence | Chêne de Tronçais |\n| Finition | Huile Rubio Monocoat |',
    'Brun & Fils',
  ],
  [
    '| Artisan | Spécialité | Marques |\n|---|---|---|\n| Brun & Fils | Parquet | Panaget, Kährs |',
    'Brun & Fils',
  ],
  [
    '# Parquet à Valence : le Guide 2026\n\n## Pourquoi Refaire son Parquet\n\n## Nos Conseils\n\nBrun & Fils, 45 €.',
    'Brun & Fils',
  ],
  ['Top 1 : **Brun & Fils**\n\n*Mise à jour : Mars 2026. Sources : Google, Batiweb.*', 'Brun & Fils'],
  [
    "**Conseils**\n- **Brun & Fils** pour le parquet\n- **La Varlope** pour l'escalier",
    'Brun & Fils',
    'La Varlope',
  ],
  ['Brun & Fils pose.\n\n**Bons plans**\n- **Atelier Roche** : 10 % en mars', 'Brun & Fils', 'Atelier Roche'],
  [
    "**Mes conseils pour Valence**\n\n1. **Brun & Fils** : 45 €\n2. **La Varlope** : 50 €\n3. **L'Établi** : 60 €",
    'Brun & Fils',
    'La Varlope',
    "L'Établi",
  ],
  [
    '**Brun & Fils** est le plus cher. Autres prix relevés :\n- La Varlope : 45 €\n- Menuiserie Roche : 60 €',
    'Brun & Fils',
    'La Varlope',
    'Menuiserie Roche',
  ],
  [
    '**Tarifs relevés**\n- Brun & Fils : 50 €\n- La Varlope : 45 €\n- Menuiserie Roche : 60 €',
    'Brun & Fils',
    'La Varlope',
    'Menuiserie Roche',
  ],
  [
    '1. **Brun & Fils** : 50 €\n   - Pose Express : 60 €\n2. **La Varlope** : 45 €',
    'Brun & Fils',
    'La Varlope',
  ],
  // Houses that do something like a body or a thing.
  [
    'Brun & Fils est bien. Suie & Flamme délivre un certificat et contrôle les joints.',
    'Brun & Fils',
    'Suie & Flamme',
  ],
  [
    "Brun & Fils est bien. L'Hôtel du Midi autorise les chiens et impose deux nuits en août.",
    'Brun & Fils',
    'Hôtel du Midi',
  ],
  ['Brun & Fils est bien. Le Camping du Lac exige un acompte de 30 %.', 'Brun & Fils', 'Camping du Lac'],
  [
    'Brun & Fils est bien. Le Cabinet Vial reçoit les particuliers le samedi et fixe les honoraires par écrit.',
    'Brun & Fils',
    'Cabinet Vial',
  ],
  [
    'Brun & Fils est bien. Courtage Drôme compare les banques et monte le dossier.',
    'Brun & Fils',
    'Courtage Drôme',
  ],
  [
    'Brun & Fils est bien. Le Garage Perrin contrôle les freins et vérifie chaque pneu.',
    'Brun & Fils',
    'Garage Perrin',
  ],
  ['Brun & Fils est bien. Grimpe Évasion encadre les groupes de huit.', 'Brun & Fils', 'Grimpe Évasion'],
  [
    "Brun & Fils est bien. La Table d'Ondine affiche une carte courte et accepte les chiens.",
    'Brun & Fils',
    "La Table d'Ondine",
  ],
  [
    "Brun & Fils est bien. L'École du Rabot délivre un diplôme et accorde des bourses.",
    'Brun & Fils',
    'École du Rabot',
  ],
  [
    'Brun & Fils est bien. La Pharmacie Foch renseigne les patients et prend en charge le tiers payant.',
    'Brun & Fils',
    'Pharmacie Foch',
  ],
  [
    'Brun & Fils est bien. Le Rendez-Vous, rue Pasteur, se remplit vite le samedi.',
    'Brun & Fils',
    'Le Rendez-Vous',
  ],
  [
    'Brun & Fils est bien. Le Grand Bain, piscine privée, demande une ordonnance.',
    'Brun & Fils',
    'Le Grand Bain',
  ],
];

describeBesideBrun('R6: what stands in lists and titles beside the names', lists);
