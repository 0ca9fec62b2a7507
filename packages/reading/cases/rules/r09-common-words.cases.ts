import { describeRule } from './describe-rule.ts';

describeRule(
  'R9. A client whose name is also a common word or phrase counts only where the text uses it as a name. A capital at the start of a sentence proves nothing.',
  [
    {
      says: 'Orange, the fruit',
      client: { entreprise: 'Orange', ville: 'Lille', metier: 'opérateur télécom' },
      concurrents: ['SFR'],
      answer:
        'SFR couvre bien le quartier. Orange amère ou douce, le jus du marché reste le meilleur. Le fruit se garde une semaine.',
      cited: ['SFR'],
    },
    {
      says: 'Orange, the operator',
      client: { entreprise: 'Orange', ville: 'Lille', metier: 'opérateur télécom' },
      concurrents: ['SFR'],
      answer:
        'Pour la fibre à Lille, Orange propose 30 € par mois sans engagement. SFR est un peu moins cher la première année.',
      cited: ['Orange', 'SFR'],
    },
    {
      says: 'a verb at the head of a sentence',
      client: { entreprise: 'Évasion', ville: 'Brest', metier: 'agence de voyages' },
      concurrents: ['Iroise Voyages'],
      answer:
        "Évasion garantie dès le premier jour : les îles valent le détour. Pour un séjour organisé, Iroise Voyages prévoit le bateau et l'hôtel, à partir de 240 €.",
      cited: ['Iroise Voyages'],
    },
    {
      says: 'the same word as a name',
      client: { entreprise: 'Évasion', ville: 'Brest', metier: 'agence de voyages' },
      concurrents: ['Iroise Voyages'],
      answer:
        "Iroise Voyages prévoit le bateau et l'hôtel. L'agence Évasion, rue de Siam, fait mieux pour les groupes.",
      cited: ['Iroise Voyages', 'Évasion'],
    },
    {
      says: 'a phrase of three words',
      client: { entreprise: 'Côté Jardin', ville: 'Pau', metier: 'paysagiste' },
      concurrents: ['Béarn Paysages'],
      answer:
        'Côté jardin, prévoyez une terrasse drainante. **Béarn Paysages** la pose pour 80 € le mètre carré.',
      cited: ['Béarn Paysages'],
    },
    {
      says: 'the phrase as a name',
      client: { entreprise: 'Côté Jardin', ville: 'Pau', metier: 'paysagiste' },
      concurrents: ['Béarn Paysages'],
      answer:
        '**Béarn Paysages** pose des terrasses. Côté Jardin, avenue de Buros, dessine aussi les massifs ; premier rendez-vous offert.',
      cited: ['Béarn Paysages', 'Côté Jardin'],
    },
    {
      says: 'au naturel',
      client: { entreprise: 'Au Naturel', ville: 'Nancy', metier: 'institut de beauté' },
      concurrents: ['Institut Élyse'],
      answer:
        "Pour un maquillage au naturel, l'Institut Élyse demande 45 €. Au naturel, la peau respire mieux.",
      cited: ['Institut Élyse'],
    },
    {
      says: 'Bien-être',
      client: { entreprise: 'Bien-Être', ville: 'Tours', metier: 'spa' },
      concurrents: ['Spa Royal'],
      answer:
        'Bien-être et détente sont au rendez-vous au Spa Royal, rue Nationale : hammam et gommage à 60 €. Le bien-être passe aussi par le sommeil.',
      cited: ['Spa Royal'],
    },
    {
      says: 'the head of a list entry',
      client: { entreprise: 'Racines', ville: 'Lyon', metier: 'restaurant' },
      concurrents: ['Le Bouchon Vert'],
      answer:
        '1. **Racines** : menu végétal à 28 €, vins nature.\n2. **Le Bouchon Vert** : quenelles sans crème, 18 €.',
      cited: ['Racines', 'Le Bouchon Vert'],
    },
    {
      says: 'the plain word in the same answer',
      client: { entreprise: 'Racines', ville: 'Lyon', metier: 'restaurant' },
      concurrents: ['Le Bouchon Vert'],
      answer:
        "Racines, tubercules et choux font la carte d'hiver du Bouchon Vert, quai Saint-Vincent ; 22 € le menu.",
      cited: ['Le Bouchon Vert'],
    },
    {
      says: 'Essentiel in bold as a label',
      client: { entreprise: 'L’Essentiel', ville: 'Metz', metier: 'institut' },
      concurrents: ['Peau d’Ange'],
      answer:
        "**L'essentiel** : hydratez matin et soir. Peau d'Ange, rue Serpenoise, fait un diagnostic gratuit.",
      cited: ['Peau d’Ange'],
    },
    {
      says: 'the question uses the words',
      client: { entreprise: 'Le Bon Coin Vert', ville: 'Laval', metier: 'jardinerie' },
      concurrents: ['Truffaut'],
      question: 'Un bon coin vert pour pique-niquer à Laval ?',
      answer:
        'Un bon coin vert : les bords de la Mayenne. Pour une nappe et des chaises, Truffaut est ouvert le dimanche.',
      cited: ['Truffaut'],
    },
    {
      says: 'English word',
      client: { entreprise: 'Bloom', ville: 'Nice', metier: 'florist' },
      concurrents: ['Petal & Stem'],
      answer: 'Peonies bloom in May, so order early. Petal & Stem delivers across Nice from €35.',
      cited: ['Petal & Stem'],
    },
    {
      says: 'English name in the sentence',
      client: { entreprise: 'Bloom', ville: 'Nice', metier: 'florist' },
      concurrents: ['Petal & Stem'],
      answer: "Petal & Stem delivers from €35, but I'd try Bloom first: the bouquets last longer.",
      cited: ['Petal & Stem', 'Bloom'],
    },
  ],
);

describeRule('R7 and R9: the town or the thing in the name is not the name', [
  {
    says: 'the town and its product',
    client: { entreprise: 'Savons de Salon', ville: 'Salon-de-Provence', metier: 'savonnerie' },
    concurrents: ['Marius Fabre'],
    answer:
      "Les savons de Salon-de-Provence se reconnaissent à leurs 72 % d'huile. Marius Fabre fait visiter son atelier le jeudi.",
    cited: ['Marius Fabre'],
  },
  {
    says: 'the trade and the town as words',
    client: { entreprise: 'Taxi Colmar', ville: 'Colmar', metier: 'taxi' },
    concurrents: ['Radio Taxis Alsace'],
    answer:
      'Un taxi à Colmar coûte 2,20 € le kilomètre de jour. Radio Taxis Alsace prend les réservations la veille.',
    cited: ['Radio Taxis Alsace'],
  },
  {
    says: 'the trade and the town as the name',
    client: { entreprise: 'Taxi Colmar', ville: 'Colmar', metier: 'taxi' },
    concurrents: ['Radio Taxis Alsace'],
    answer: '**Radio Taxis Alsace** prend les réservations la veille ; **Taxi Colmar** répond jour et nuit.',
    cited: ['Radio Taxis Alsace', 'Taxi Colmar'],
  },
  {
    says: 'the taxis of the town',
    client: { entreprise: 'Taxi Colmar', ville: 'Colmar', metier: 'taxi' },
    concurrents: ['Radio Taxis Alsace'],
    answer: 'Les taxis de Colmar stationnent devant la gare. Radio Taxis Alsace accepte la carte.',
    cited: ['Radio Taxis Alsace'],
  },
  {
    says: 'a district',
    client: { entreprise: 'Pharmacie des Carmes', ville: 'Toulouse', metier: 'pharmacie' },
    concurrents: ['Pharmacie Ozenne'],
    answer:
      "Dans le quartier des Carmes, la Pharmacie Ozenne est ouverte jusqu'à 20 h. Le parking des Carmes est à deux minutes.",
    cited: ['Pharmacie Ozenne'],
  },
  {
    says: 'the vieux port',
    client: { entreprise: 'Brasserie du Vieux-Port', ville: 'Marseille', metier: 'brasserie' },
    concurrents: ['Chez Loulou'],
    answer:
      'Sur le Vieux-Port, Chez Loulou sert une soupe de poisson honnête à 19 €. Les brasseries du Vieux-Port sont souvent chères.',
    cited: ['Chez Loulou'],
  },
]);
