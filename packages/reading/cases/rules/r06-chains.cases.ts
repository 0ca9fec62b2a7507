import { describeBesideBrun } from './beside-brun.ts';

// The chains that all of France knows, and what looks like an offer of theirs.

describeBesideBrun(
  'R6. any named provider, nearby or national: a chain is known by its name alone, wherever it is offered',
  [
    ['Brun & Fils est bien. Darty applique le même tarif à ses clients.', 'Brun & Fils', 'Darty'],
    ['Brun & Fils est bien. Le soir même, Kyriad propose des chambres à 79 €.', 'Brun & Fils', 'Kyriad'],
    [
      'Brun & Fils est bien. Leroy Merlin, à Montélimar, dépanne pour une petite surface.',
      'Brun & Fils',
      'Leroy Merlin',
    ],
    ['Brun & Fils est bien. Norauto monte les pneus le jour même.', 'Brun & Fils', 'Norauto'],
    ['Brun & Fils est bien. Berlitz forme aussi les débutants.', 'Brun & Fils', 'Berlitz'],
    ['Brun & Fils est bien. Geodis accepte les palettes seules.', 'Brun & Fils', 'Geodis'],
    [
      'Brun & Fils est bien. À Valence, Kiloutou loue une nacelle à 120 € la journée.',
      'Brun & Fils',
      'Kiloutou',
    ],
    [
      'Brun & Fils est bien. Castorama, route de Romans, découpe le bois sur place.',
      'Brun & Fils',
      'Castorama',
    ],
    ['Brun & Fils est bien. Decathlon entretient aussi les vélos, pour 35 €.', 'Brun & Fils', 'Decathlon'],
    ['Brun & Fils est bien. Jardiland livre les terreaux le samedi.', 'Brun & Fils', 'Jardiland'],
    ['Brun & Fils est bien. Euromaster ouvre à 8 h.', 'Brun & Fils', 'Euromaster'],
    ['Brun & Fils est bien. Afflelou reçoit sans rendez-vous, rue Neuve.', 'Brun & Fils', 'Afflelou'],
    [
      'Brun & Fils est bien. Speedy, avenue de Romans, change une batterie en dix minutes.',
      'Brun & Fils',
      'Speedy',
    ],
  ],
);

describeBesideBrun(
  'R6. but not where it is only a place, an example of who pays or sells something else, or a landmark',
  [
    [
      'Brun & Fils est bien. Votre assureur (Groupama, Allianz…) prend parfois la visite à sa charge.',
      'Brun & Fils',
    ],
    ['Brun & Fils, dans le centre commercial Carrefour, ouvre le dimanche.', 'Brun & Fils'],
    ["Brun & Fils est bien. N'offrez pas de carte-cadeau Fnac, un peu impersonnelle.", 'Brun & Fils'],
    ['Brun & Fils est bien. La prime varie selon le signataire (Leclerc, Auchan…).', 'Brun & Fils'],
    ['Brun & Fils est en face de Leroy Merlin.', 'Brun & Fils'],
    ["Brun & Fils est bien. L'assurance « objets de valeur » d'Allianz exige une expertise.", 'Brun & Fils'],
    ['Brun & Fils est bien. Boulanger de métier, il travaille seul.', 'Brun & Fils'],
    ["Brun & Fils est bien. Le syndic (Foncia, Nexity ou un bénévole) n'y peut rien.", 'Brun & Fils'],
  ],
);
