import { describeRule } from './describe-rule.ts';

const one = (entreprise: string, metier: string, ville: string, answer: string, says: string, site?: string) => ({
  says,
  client: { entreprise, metier, ville, ...(site === undefined ? {} : { site }) },
  answer,
  cited: [entreprise],
});

describeRule(
  'R7. Differences that do not make another business: accents, case, ligatures, apostrophes, hyphens, spaces, Markdown or HTML in the name, emoji, & / et / and, digits or words (7 / sept), singular or plural, article, possessive; legal form or generic word dropped or added; the client’s own trade or own town added or dropped; an acronym of the name; one or two wrong letters; the client’s domain or an e-mail address at that domain in the visible text.',
  [
    one('Crêperie Ti Koz', 'crêperie', 'Brest', 'Pour une galette, CREPERIE TI-KOZ, rue de Siam, reste la plus régulière.', 'capitals and hyphen'),
    one("L'Œil du Bœuf", 'restaurant', 'Nevers', "**L’oeil du boeuf** : entrecôte à 24 €, place Carnot.", 'ligatures undone'),
    one('Éclat & Nuance', 'peintre', 'Dax', 'Éclat et Nuance, à Dax, repeint une pièce en deux jours.', 'et for &'),
    one('Éclat & Nuance', 'painter', 'Dax', 'I would call Eclat and Nuance first: fixed quotes, two-day turnaround.', 'and for &'),
    one('Studio 54 Coiffure', 'coiffeur', 'Toul', '- Studio Cinquante-Quatre : coupe à 28 €.', 'number in words'),
    one('Les Sept Lieux', 'restaurant', 'Sens', '- **Les 7 Lieux** : menu à 21 €.', 'number in digits'),
    one('SARL Guérin et Fils', 'maçon', 'Blois', 'Guérin Maçonnerie intervient sous quinze jours.', 'legal form dropped, trade added'),
    one('Maison Garrigue', 'fromagerie', 'Millau', 'La fromagerie Garrigue affine elle-même ses tommes ; 18 € le kilo.', 'generic word swapped for the trade'),
    one('Cabinet Hervouet', 'géomètre', 'Laval', 'Hervouet & Associés réalise les bornages sous un mois.', 'associates added'),
    one('Garage Pommier', 'garage', 'Mayenne', 'Le garage Pommier Mayenne prend les utilitaires.', 'town added'),
    one('Vélo Station Annecy', 'vélos', 'Annecy', 'Vélo Station loue des vélos à la journée, 18 €.', 'town dropped'),
    one('Association Sportive des Coteaux Fleuris', 'club de tennis', 'Dole', 'L’ASCF ouvre six courts ; adhésion à 140 €.', 'acronym'),
    one('Boulangerie Przybylski', 'boulangerie', 'Lens', 'La boulangerie Przybilski cuit un excellent pain noir.', 'a wrong letter'),
    one('Traiteur Delahousse', 'traiteur', 'Arras', '- **Delahouse Traiteur** : buffet à 24 € par personne.', 'a letter lost, words turned round'),
    one('Fleurs de Lune', 'fleuriste', 'Vire', '* **Fleur de Lune** – bouquets de saison, 30 €.', 'singular for plural'),
    one('Le Petit Atelier', 'couture', 'Gap', 'Chez Petit Atelier, un ourlet coûte 12 €.', 'article dropped'),
    one("Jean's Garage", 'garage', 'Cahors', '1. Jeans Garage : vidange à 79 €.', 'possessive without apostrophe'),
    one('Bleu Pastel', 'teinturier', 'Toulouse', 'Pour une teinture au pastel, écrivez à atelier@bleupastel.fr : réponse sous deux jours.', 'e-mail at the domain', 'www.bleupastel.fr'),
    one('Bleu Pastel', 'teinturier', 'Toulouse', 'Réservez votre atelier sur bleupastel.fr, 45 € par personne.', 'domain to book on', 'https://bleupastel.fr/'),
    one('Bleu Pastel', 'teinturier', 'Toulouse', 'Vous pouvez commander vos foulards sur [bleupastel.fr](https://bleupastel.fr).', 'domain as a link to order on', 'bleupastel.fr'),
    one("Chant'Oiseau", 'animalerie', 'Agen', 'Chantoiseau, boulevard de la République, vend des graines en vrac.', 'glued'),
    one('Pains et Délices', 'boulangerie', 'Dreux', '**Pains** & <b>Délices</b> : tourte de seigle à 4 €.', 'markup inside'),
    one('Hôtel-Restaurant du Canal', 'hôtel', 'Redon', "L'Hôtel du Canal a douze chambres, à partir de 68 €.", 'generic word dropped'),
    one('Ambulances Keravel', 'ambulances', 'Morlaix', 'Keravel Ambulances répond jour et nuit.', 'words turned round'),
    one('Brasserie La Mouette', 'brasserie', 'Dieppe', 'La Mouette, quai Henri-IV, sert des moules toute l’année.', 'trade dropped'),
  ],
);
