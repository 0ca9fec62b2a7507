import { describeRule } from './describe-rule.ts';

const vet = { entreprise: 'Clinique Vétérinaire du Faubourg', ville: 'Chambéry', metier: 'vétérinaire' };
const garage = { entreprise: 'Garage Lachenal', ville: 'Annecy', metier: 'garage' };
const resto = { entreprise: 'La Table de Solène', ville: 'Quimper', metier: 'restaurant' };
const agency = { entreprise: 'Agence Tilia', ville: 'Angers', metier: 'agence web' };
const sport = { entreprise: 'Form’Active', ville: 'Bourges', metier: 'salle de sport' };
const roof = { entreprise: 'Toitures Delcourt', ville: 'Amiens', metier: 'couvreur' };

describeRule('R2 (a) refusal, error, or “je n’ai pas d’information sur X”', [
  {
    says: 'no information',
    client: agency,
    question: 'Que penses-tu de l’Agence Tilia à Angers ?',
    answer:
      "Je ne dispose d'aucune information vérifiée sur l'Agence Tilia. Je vous invite à consulter son site, à demander deux références et à comparer trois devis.",
    cited: [],
  },
  {
    says: 'does not know',
    client: agency,
    question: 'L’Agence Tilia est-elle sérieuse ?',
    answer:
      "Désolé, je ne connais pas Agence Tilia et je ne peux pas vérifier ses avis en temps réel. Regardez ses mentions légales et l'ancienneté de l'entreprise.",
    cited: [],
  },
  {
    says: 'could not find',
    client: garage,
    question: 'Garage Lachenal Annecy horaires',
    answer:
      "Je n'ai pas trouvé d'horaires fiables pour le Garage Lachenal. Le plus simple est d'appeler avant de vous déplacer.",
    cited: [],
  },
  {
    says: 'English refusal',
    client: { entreprise: 'Harbour Dental', ville: 'Nice', metier: 'dentist' },
    question: 'Is Harbour Dental any good?',
    answer:
      "I don't have reliable information about Harbour Dental, so I can't say whether it would suit you. Check recent reviews and ask for a written quote.",
    cited: [],
  },
  {
    says: 'refusal to recommend anybody',
    client: vet,
    answer:
      "Je ne peux pas recommander un cabinet vétérinaire en particulier. L'annuaire de l'Ordre national des vétérinaires permet de chercher par commune.",
    cited: [],
  },
  { says: 'error message', client: vet, answer: 'Une erreur est survenue. Veuillez réessayer.', cited: [] },
]);

describeRule(
  'R2 (b) pure echo of the question (“vous cherchez une alternative à X”, “les concurrents de X”, “si vous quittez X”)',
  [
    {
      says: 'alternative',
      client: sport,
      concurrents: ['Berry Fitness'],
      question: 'Une alternative à Form’Active à Bourges ?',
      answer:
        'Vous cherchez une alternative à Form’Active ? À Bourges, **Berry Fitness** propose un abonnement sans engagement à 29 € par mois.',
      cited: ['Berry Fitness'],
    },
    {
      says: 'competitors of',
      client: agency,
      concurrents: ['Studio Maine'],
      question: 'Quels sont les concurrents de l’Agence Tilia ?',
      answer:
        "Les principaux concurrents d'Agence Tilia à Angers sont :\n\n1. Studio Maine, spécialisé dans le e-commerce\n2. Pixel Anjou, plus orienté identité visuelle",
      cited: ['Studio Maine', 'Pixel Anjou'],
    },
    {
      says: 'leaving',
      client: sport,
      concurrents: ['Berry Fitness'],
      question: 'Je veux résilier Form’Active',
      answer:
        "Pour quitter Form'Active, envoyez une lettre recommandée ; le préavis est d'un mois. Ensuite, Berry Fitness peut vous accueillir dès le lendemain.",
      cited: ['Berry Fitness'],
    },
    {
      says: 'a competitor left by the question',
      client: sport,
      concurrents: ['Basic-Fit'],
      question: 'Salle autre que Basic-Fit à Bourges ?',
      answer:
        'Puisque Basic-Fit ne vous convient plus, regardez du côté de Form’Active, avenue du 8-Mai : petits groupes, coach présent, 39 € par mois.',
      cited: ['Form’Active'],
    },
    {
      says: 'instead of',
      client: resto,
      concurrents: ['Chez Tante Annick'],
      question: 'Où dîner à Quimper à la place de Chez Tante Annick ?',
      answer:
        'À la place de Chez Tante Annick, je réserverais à La Table de Solène, quai du Steir : menu à 34 €, produits de Cornouaille.',
      cited: ['La Table de Solène'],
    },
    {
      says: 'as well as X but elsewhere',
      client: roof,
      concurrents: ['Couverture Picarde'],
      question: 'Toitures Delcourt est complet, qui d’autre ?',
      answer:
        "Si Toitures Delcourt est complet, Couverture Picarde intervient sous une semaine dans toute l'agglomération d'Amiens.",
      cited: ['Couverture Picarde'],
    },
  ],
);

describeRule('R2 (c) advice against, “à éviter”', [
  {
    says: 'je déconseille',
    client: garage,
    concurrents: ['Alpes Auto'],
    answer:
      'Pour les freins, Alpes Auto est sérieux. Je déconseille par contre le Garage Lachenal : trois avis récents parlent de pièces facturées et non posées.',
    cited: ['Alpes Auto'],
  },
  {
    says: 'à éviter after the name',
    client: garage,
    concurrents: ['Alpes Auto'],
    answer:
      '- Alpes Auto : devis clair, véhicule de prêt.\n- Garage Lachenal : à éviter, plusieurs litiges en cours.',
    cited: ['Alpes Auto'],
  },
  {
    says: 'section',
    client: garage,
    concurrents: ['Alpes Auto'],
    answer:
      '## À retenir\n- **Alpes Auto**, route de Genève\n\n## À éviter\n- **Garage Lachenal**, pour ses délais et ses factures\n',
    cited: ['Alpes Auto'],
  },
  {
    says: 'evitez',
    client: resto,
    concurrents: ['Le Quai Nord'],
    answer:
      'Évitez La Table de Solène, qui accumule les avis négatifs depuis le changement de chef. Le Quai Nord, en revanche, sert une cuisine franche à prix doux.',
    cited: ['Le Quai Nord'],
  },
  {
    says: 'would leave aside',
    client: roof,
    concurrents: ['Couverture Picarde'],
    answer:
      'Couverture Picarde a répondu en deux jours avec un devis détaillé. Je ne ferais pas appel à Toitures Delcourt : plusieurs chantiers abandonnés sont signalés.',
    cited: ['Couverture Picarde'],
  },
  {
    says: 'not recommended in English',
    client: { entreprise: 'Harbour Dental', ville: 'Nice', metier: 'dentist' },
    concurrents: ['Baie des Anges Dental'],
    answer:
      'Baie des Anges Dental is the safer bet, with English-speaking staff. I would steer clear of Harbour Dental, which has had a string of billing complaints.',
    cited: ['Baie des Anges Dental'],
  },
  {
    says: 'not my choice, competitor',
    client: garage,
    concurrents: ['Alpes Auto'],
    answer:
      "Le Garage Lachenal fait l'unanimité pour l'entretien courant. Méfiez-vous d'Alpes Auto, dont les devis gonflent en cours de route.",
    cited: ['Garage Lachenal'],
  },
]);
