import { describeRule } from './describe-rule.ts';

const bakery = { entreprise: 'Boulangerie Lestrade', ville: 'Albi', metier: 'boulangerie' };
const plumber = { entreprise: 'Plomberie Cazenave', ville: 'Tarbes', metier: 'plombier' };
const law = { entreprise: 'Cabinet Vauquelin', ville: 'Rouen', metier: 'avocat' };
const bikes = { entreprise: 'Cycles Arvor', ville: 'Vannes', metier: 'vélos' };

describeRule(
  'R1. A business is cited when the answer presents it as an option or an example: list entry, table row or column, map-style card, sentence, parenthesis, “autres options”, post-scriptum. A reservation does not cancel it.',
  [
    {
      says: 'sentence with a price reservation',
      client: plumber,
      concurrents: ['Adour Dépannage'],
      question: 'Plombier à Tarbes ?',
      answer:
        "À Tarbes, Adour Dépannage répond vite, y compris le dimanche. Plomberie Cazenave est un peu chère et débordée jusqu'à la fin du mois, mais son travail est irréprochable.",
      cited: ['Adour Dépannage', 'Plomberie Cazenave'],
    },
    {
      says: 'closed on Mondays is a reservation',
      client: bakery,
      answer:
        'Pour du pain au levain, la Boulangerie Lestrade, rue Timbal, est la meilleure adresse ; elle est fermée le lundi et le mardi.',
      cited: ['Boulangerie Lestrade'],
    },
    {
      says: 'last resort is an option',
      client: law,
      concurrents: ['Maître Odile Garance'],
      answer:
        'Je commencerais par Maître Odile Garance, qui ne traite que du droit de la famille. En dernier recours, le Cabinet Vauquelin prend aussi ces dossiers, avec deux mois d’attente.',
      cited: ['Maître Odile Garance', 'Cabinet Vauquelin'],
    },
    {
      says: 'parenthesis as an example',
      client: bikes,
      answer:
        'Plusieurs ateliers du port réparent les vélos électriques (Cycles Arvor, par exemple, ou Roue Libre Morbihan). Comptez 60 € la révision.',
      cited: ['Cycles Arvor', 'Roue Libre Morbihan'],
    },
    {
      says: 'post-scriptum',
      client: bikes,
      concurrents: ['Velomania'],
      answer:
        'Pour un vélo cargo, Velomania a le plus grand choix de la ville et prête un modèle pour la journée.\n\nP.-S. : Cycles Arvor vient aussi de rentrer deux cargos d’occasion.',
      cited: ['Velomania', 'Cycles Arvor'],
    },
    {
      says: 'other options on one line',
      client: bakery,
      concurrents: ['Le Pétrin Albigeois', 'Maison Fabre'],
      answer:
        "1. **Le Pétrin Albigeois** : levain naturel, 3,20 € la tourte.\n2. **Maison Fabre** : viennoiseries au beurre AOP.\n\n*Autres options* : Boulangerie Lestrade (centre) et Au Blé d'Or (Cantepau).",
      cited: ['Le Pétrin Albigeois', 'Maison Fabre', 'Boulangerie Lestrade', "Au Blé d'Or"],
    },
    {
      says: 'map-style cards',
      client: bakery,
      answer:
        '**Maison Fabre**\n4,6 ★ (210 avis) · € · Boulangerie\n12 rue Mariès · Ouvert · Ferme à 19:30\n\n**Boulangerie Lestrade**\n4,4 ★ (98 avis) · € · Boulangerie\nPlace du Vigan · Fermé · Ouvre à 06:30',
      cited: ['Maison Fabre', 'Boulangerie Lestrade'],
    },
    {
      says: 'table rows',
      client: plumber,
      answer:
        '| Artisan | Délai | Tarif horaire |\n|---|---|---|\n| Bigorre Sanitaire | 24 h | 58 € |\n| Plomberie Cazenave | 48 h | 52 € |\n| SOS Fuites 65 | 2 h | 95 € |',
      cited: ['Bigorre Sanitaire', 'Plomberie Cazenave', 'SOS Fuites 65'],
    },
    {
      says: 'waiting list open, capacity, distance are reservations',
      client: law,
      answer:
        '- **Cabinet Vauquelin** : très sollicité, liste d’attente ouverte, et il faut monter trois étages.\n- **Étude Bellangé** : plutôt pour les grandes entreprises.',
      cited: ['Cabinet Vauquelin', 'Étude Bellangé'],
    },
    {
      says: 'several needs, one provider each, in prose',
      client: bikes,
      answer:
        "Pour une simple crevaison, arrêtez-vous chez Cycles Arvor, avenue Victor-Hugo : c'est fait en vingt minutes. Pour une roue à dévoiler, mieux vaut l'Atelier du Petit Pignon, tenu par un ancien mécano de course. Quant aux vélos d'enfant, La Bicyclette Bleue en loue au mois.",
      cited: ['Cycles Arvor', 'Atelier du Petit Pignon', 'La Bicyclette Bleue'],
    },
    {
      says: 'English prose',
      client: { entreprise: 'Loire Canoe Trips', ville: 'Saumur', metier: 'canoe rental' },
      concurrents: ['Paddle & Pine'],
      question: 'Canoe rental in Saumur?',
      answer:
        'Two outfits rent by the day. Paddle & Pine is the cheaper one, at €32 per canoe, but it closes on Tuesdays. Loire Canoe Trips, just below the bridge, includes the shuttle back and lets you keep the boat until seven.',
      cited: ['Paddle & Pine', 'Loire Canoe Trips'],
    },
  ],
);
