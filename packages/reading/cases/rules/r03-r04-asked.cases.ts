import { describeRule } from './describe-rule.ts';

const notary = { entreprise: 'Étude Rochebrune', ville: 'Tulle', metier: 'notaire' };
const gym = { entreprise: 'Vertical Gym', ville: 'Évreux', metier: 'salle de sport' };
const tea = { entreprise: 'Les Deux Théières', ville: 'Vichy', metier: 'salon de thé' };
const oven = { entreprise: 'Poêles du Vercors', ville: 'Valence', metier: 'poêles' };

describeRule(
  'R3. The question names the client. If the answer then really describes it as a possible choice, or compares it as a candidate (“X ou Y ?”), it is cited. If it only repeats the name, it is not. Asked for an alternative to X, the answer cites X only if it says that X stays a good choice.',
  [
    {
      says: 'describes it as a choice',
      client: gym,
      question: 'Que vaut Vertical Gym à Évreux ?',
      answer:
        "Vertical Gym est une salle de quartier bien tenue : plateau de 600 m², coach présent le soir, 32 € par mois. Les vestiaires sont un peu justes, mais c'est un bon choix pour débuter.",
      cited: ['Vertical Gym'],
    },
    {
      says: 'compares two candidates',
      client: gym,
      concurrents: ['Fitness Park'],
      question: 'Vertical Gym ou Fitness Park à Évreux ?',
      answer:
        'Fitness Park gagne sur les horaires (6 h – 23 h). Vertical Gym offre un vrai suivi et coûte 5 € de moins par mois. Pour un débutant, je choisirais Vertical Gym.',
      cited: ['Fitness Park', 'Vertical Gym'],
    },
    {
      says: 'only repeats the name',
      client: notary,
      question: 'Avis sur l’Étude Rochebrune à Tulle',
      answer:
        "Pour vous faire une opinion sur l'Étude Rochebrune, consultez les avis récents, demandez un premier rendez-vous et comparez les délais annoncés. Les émoluments sont réglementés : ils ne varient pas d'une étude à l'autre.",
      cited: [],
    },
    {
      says: 'an alternative, the client stays out',
      client: tea,
      concurrents: ['Le Samovar'],
      question: 'Un salon de thé autre que Les Deux Théières à Vichy ?',
      answer:
        'En dehors des Deux Théières, vous avez Le Samovar, passage Giboin : douze thés en vrac et un carrot cake à 5 €.',
      cited: ['Le Samovar'],
    },
    {
      says: 'an alternative, the client stays a good choice',
      client: tea,
      concurrents: ['Le Samovar'],
      question: 'Une alternative aux Deux Théières ?',
      answer:
        'Le Samovar est plus calme, avec un petit patio. Cela dit, Les Deux Théières reste une valeur sûre pour les pâtisseries.',
      cited: ['Le Samovar', 'Les Deux Théières'],
    },
    {
      says: 'how to leave',
      client: gym,
      question: 'Comment résilier Vertical Gym ?',
      answer:
        "Pour résilier votre abonnement chez Vertical Gym, envoyez un recommandé avec accusé de réception. Le préavis est d'un mois. Gardez la preuve de l'envoi.",
      cited: [],
    },
    {
      says: 'a complaint',
      client: oven,
      question: 'Litige avec Poêles du Vercors, que faire ?',
      answer:
        'Commencez par écrire à Poêles du Vercors en rappelant la date des travaux. Sans réponse sous quinze jours, saisissez le médiateur de la consommation.',
      cited: [],
    },
    {
      says: 'the answer hopes for more detail',
      client: notary,
      question: 'L’Étude Rochebrune est-elle bien ?',
      answer:
        "Je n'ai pas de données récentes sur Étude Rochebrune. Si vous me dites pour quel acte, je peux vous indiquer les questions à poser.",
      cited: [],
    },
    {
      says: 'X or Y, Y is missing',
      client: gym,
      concurrents: ['Fitness Park'],
      question: 'Fitness Park ou Vertical Gym ?',
      answer:
        '| | Fitness Park | Vertical Gym |\n|---|---|---|\n| Prix | 29 € | 32 € |\n| Horaires | 6 h – 23 h | 9 h – 21 h |\n| Coach | en option | inclus |',
      cited: ['Fitness Park', 'Vertical Gym'],
    },
  ],
);

describeRule(
  'R4. A business first named as a source and later offered as an option is cited; its place is that of the offer.',
  [
    {
      says: 'source first, offer last',
      client: oven,
      concurrents: ['Flamme & Bois'],
      answer:
        "Selon Poêles du Vercors, un ramonage annuel évite 90 % des pannes. Pour l'installation, Flamme & Bois pose sous trois semaines, à partir de 4 200 €. Poêles du Vercors installe aussi, avec un conduit garanti dix ans.",
      cited: ['Flamme & Bois', 'Poêles du Vercors'],
    },
    {
      says: 'the blog, then the shop',
      client: tea,
      concurrents: ['Le Samovar'],
      answer:
        "D'après le blog des Deux Théières, un sencha s'infuse à 70 °C. Le Samovar en vend une bonne sélection. Plus complet encore, Les Deux Théières propose quatre-vingts références.",
      cited: ['Le Samovar', 'Les Deux Théières'],
    },
  ],
);
