import { describeRule } from './describe-rule.ts';

const vet = { entreprise: 'Clinique Vétérinaire du Faubourg', ville: 'Chambéry', metier: 'vétérinaire' };
const garage = { entreprise: 'Garage Lachenal', ville: 'Annecy', metier: 'garage' };
const resto = { entreprise: 'La Table de Solène', ville: 'Quimper', metier: 'restaurant' };
const agency = { entreprise: 'Agence Tilia', ville: 'Angers', metier: 'agence web' };
const _sport = { entreprise: 'Form’Active', ville: 'Bourges', metier: 'salle de sport' };
const roof = { entreprise: 'Toitures Delcourt', ville: 'Amiens', metier: 'couvreur' };

describeRule(
  'R2 (d) closed for good, struck off, takes no new customers, does not serve this place or this need',
  [
    {
      says: 'closed its doors',
      client: resto,
      concurrents: ['Le Quai Nord'],
      answer:
        'La Table de Solène a fermé ses portes en juin dernier. Pour une cuisine comparable, essayez Le Quai Nord.',
      cited: ['Le Quai Nord'],
    },
    {
      says: 'no new patients',
      client: vet,
      concurrents: ['Cabinet du Nivolet'],
      answer:
        '- Clinique Vétérinaire du Faubourg : ne prend plus de nouveaux clients depuis septembre.\n- Cabinet du Nivolet : rendez-vous sous huit jours.',
      cited: ['Cabinet du Nivolet'],
    },
    {
      says: 'does not travel there',
      client: roof,
      concurrents: ['Couverture Picarde'],
      answer:
        "Toitures Delcourt ne se déplace pas au-delà d'Amiens, donc pas à Abbeville. Couverture Picarde, elle, couvre toute la Somme.",
      cited: ['Couverture Picarde'],
    },
    {
      says: 'liquidation',
      client: garage,
      concurrents: ['Alpes Auto'],
      answer:
        'Le Garage Lachenal est en liquidation judiciaire depuis mars. Adressez-vous plutôt à Alpes Auto.',
      cited: ['Alpes Auto'],
    },
    {
      says: 'retired',
      client: vet,
      concurrents: ['Cabinet du Nivolet'],
      answer:
        "La Clinique Vétérinaire du Faubourg n'existe plus : le docteur a pris sa retraite. Le Cabinet du Nivolet a repris ses dossiers et reçoit sur rendez-vous.",
      cited: ['Cabinet du Nivolet'],
    },
    {
      says: 'stopped the activity',
      client: agency,
      concurrents: ['Studio Maine'],
      answer:
        "L'Agence Tilia a arrêté la création de sites pour ne garder que la formation. Pour un site vitrine, Studio Maine reste la référence, à partir de 2 800 €.",
      cited: ['Studio Maine'],
    },
    {
      says: 'moved is not closed',
      client: vet,
      answer:
        "La Clinique Vétérinaire du Faubourg, qui n'est plus faubourg Montmélian mais avenue de Lyon, reçoit sans rendez-vous le matin.",
      cited: ['Clinique Vétérinaire du Faubourg'],
    },
    {
      says: 'closed in August is a reservation',
      client: resto,
      answer:
        "La Table de Solène est fermée en août et le dimanche soir, mais c'est la meilleure cuisine du quartier ; 36 € le menu.",
      cited: ['La Table de Solène'],
    },
  ],
);

describeRule('R2 (e) landmark (“en face de X”), customer reference, supplier', [
  {
    says: 'opposite',
    client: resto,
    concurrents: ['Le Quai Nord'],
    answer: 'Le Quai Nord, juste en face de La Table de Solène, propose un menu du marché à 22 €.',
    cited: ['Le Quai Nord'],
  },
  {
    says: 'two steps from',
    client: garage,
    concurrents: ['Alpes Auto'],
    answer: 'Alpes Auto se trouve à deux pas du Garage Lachenal, dans la zone de Vovray.',
    cited: ['Alpes Auto'],
  },
  {
    says: 'former premises',
    client: resto,
    concurrents: ['Le Quai Nord'],
    answer: "Le Quai Nord s'est installé dans les anciens locaux de La Table de Solène et sert jusqu'à 22 h.",
    cited: ['Le Quai Nord'],
  },
  {
    says: 'supplier of bread',
    client: { entreprise: 'Boulangerie Lestrade', ville: 'Albi', metier: 'boulangerie' },
    concurrents: ['Bistro Lapérouse'],
    answer: 'Le Bistro Lapérouse sert une assiette du jour à 15 €, avec le pain de la Boulangerie Lestrade.',
    cited: ['Bistro Lapérouse'],
  },
  {
    says: 'customer reference',
    client: resto,
    concurrents: ['Studio Maine'],
    answer:
      'Studio Maine, qui a refait le site de La Table de Solène, travaille surtout avec des restaurateurs ; à partir de 2 000 €.',
    cited: ['Studio Maine'],
  },
  {
    says: 'former employee',
    client: garage,
    concurrents: ['Alpes Auto'],
    answer:
      "Alpes Auto a été ouvert par un ancien chef d'atelier du Garage Lachenal ; la main-d'œuvre y est à 65 € de l'heure.",
    cited: ['Alpes Auto'],
  },
  {
    says: 'between two landmarks',
    client: vet,
    concurrents: ['Cabinet du Nivolet'],
    answer:
      'Le Cabinet du Nivolet est situé entre la gare et la Clinique Vétérinaire du Faubourg ; parking gratuit.',
    cited: ['Cabinet du Nivolet'],
  },
  {
    says: 'next to, in English',
    client: { entreprise: 'Harbour Dental', ville: 'Nice', metier: 'dentist' },
    concurrents: ['Baie des Anges Dental'],
    answer: 'Baie des Anges Dental, two doors down from Harbour Dental, takes walk-ins before noon.',
    cited: ['Baie des Anges Dental'],
  },
]);

describeRule(
  'R2 (f) source of information only (footnote, source list, “selon le guide de X”, link whose visible text does not name the business)',
  [
    {
      says: 'selon',
      client: roof,
      answer:
        'Selon Toitures Delcourt, une ardoise naturelle dure de 75 à 100 ans. Comptez 90 à 130 € le mètre carré posé.',
      cited: [],
    },
    {
      says: 'the guide of',
      client: { ...roof, site: 'toitures-delcourt.fr' },
      answer:
        "D'après le guide publié par Toitures Delcourt, le démoussage se fait tous les cinq ans ([source](https://toitures-delcourt.fr/guide)).",
      cited: [],
    },
    {
      says: 'source list',
      client: { ...roof, site: 'toitures-delcourt.fr' },
      answer:
        'Le démoussage coûte 15 à 30 € le mètre carré.\n\n**Sources**\n- Toitures Delcourt, « Entretenir son toit »\n- ADEME',
      cited: [],
    },
    {
      says: 'domain after a fact',
      client: { ...roof, site: 'toitures-delcourt.fr' },
      answer:
        'Le démoussage coûte 15 à 30 € le mètre carré ([toitures-delcourt.fr](https://toitures-delcourt.fr/prix)).',
      cited: [],
    },
    {
      says: 'footnotes',
      client: { ...roof, site: 'toitures-delcourt.fr' },
      answer: 'Le démoussage coûte 15 à 30 € [1].\n\n[1] toitures-delcourt.fr\n[2] service-public.fr',
      cited: [],
    },
  ],
);

describeRule('R2 (g) “à ne pas confondre avec X”', [
  {
    says: 'à ne pas confondre',
    client: garage,
    concurrents: ['Garage du Lac'],
    answer:
      'Le Garage du Lac (à ne pas confondre avec le Garage Lachenal) révise les diesels à partir de 160 €.',
    cited: ['Garage du Lac'],
  },
  {
    says: 'rien à voir',
    client: agency,
    concurrents: ['Studio Maine'],
    answer: "Studio Maine, rien à voir avec l'Agence Tilia, réalise des boutiques en ligne clés en main.",
    cited: ['Studio Maine'],
  },
]);
