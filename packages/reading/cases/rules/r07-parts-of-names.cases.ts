import { describeClient } from './told-of-client.ts';

describeClient(
  'R7, R8: dotted letters, brackets, commas, the people of a town, a region, another word inside',
  [
    {
      client: { entreprise: 'Atelier Gourmand Vannetais', ville: 'Vannes', metier: 'cours de cuisine' },
      concurrents: ["Cook'Ty", "L'École des Rias"],
      question: 'Cours de cuisine à Vannes',
      cited: ["L'Atelier Gourmand, derrière les remparts, est l'adresse que je conseille."],
      notCited: ["La rue des Vannetais est jolie. Cook'Ty est très bien."],
    },
    {
      client: { entreprise: 'SOS Plomberie 42', ville: 'Roanne', metier: 'plombier' },
      concurrents: ['Roanne Dépannage'],
      question: 'Un plombier à Roanne ?',
      cited: [
        '**S.O.S. Plomberie 42** répond en une heure.',
        'Appelez S.O.S. Plomberie 42.',
        'Appelez SOS Plomberie (42).',
        'Appelez SOS Plomberie, rue Bravard.',
      ],
      notCited: [],
    },
    {
      client: {
        entreprise: 'Caravaning Loisirs 66',
        ville: 'Argelès-sur-Mer',
        metier: 'réparation de camping-cars',
      },
      concurrents: ['Narbonne Accessoires'],
      question: 'Réparer un camping-car ?',
      cited: [
        'Caravaning Loisirs (66), route de Taxo, assure les réparations.',
        'À Argelès, Caravaning Loisirs répare aussi.',
      ],
      notCited: [],
    },
    {
      client: { entreprise: 'À Table Mamie', ville: 'Cholet', metier: 'portage de repas' },
      concurrents: ['ADMR Choletais', 'Les Menus Services'],
      question: 'Portage de repas à Cholet ?',
      cited: [
        '| | À table, mamie ! | Les Menus Services |\n|---|---|---|\n| Jours | 6 | 7 |',
        '**À table, mamie !** livre le midi.',
      ],
      notCited: [],
    },
    {
      client: { entreprise: 'Verba Traductions', ville: 'Toulouse', metier: 'traducteur' },
      concurrents: ["Traduc'Oc"],
      question: 'Traducteur à Toulouse ?',
      cited: ["- **Verba Toulouse Traductions** : 42 €.\n- **Traduc'Oc** : 45 €."],
      notCited: ["- **Verba Volant Traductions**, à Balma : 42 €.\n- **Traduc'Oc** : 45 €."],
    },
    {
      client: { entreprise: 'Lumbert', ville: 'Sens', metier: 'couvreur' },
      concurrents: ["Toitures de l'Yonne", 'Couverture Sénonaise'],
      question: 'Couvreur à Sens ?',
      cited: ["Lumbert travaille pour les monuments de l'Yonne."],
      notCited: [],
    },
    {
      client: { entreprise: "Toitures de l'Yonne", ville: 'Sens', metier: 'couvreur' },
      concurrents: ['Couverture Sénonaise'],
      question: 'Couvreur à Sens ?',
      cited: ["Appelez Toitures de l'Yonne.", "Les Toitures de l’Yonne posent l'ardoise."],
      notCited: ["Couverture Sénonaise intervient dans toute l'Yonne."],
    },
    {
      client: { entreprise: 'Vulco Pneus Cotentin', ville: 'Cherbourg', metier: 'pneus' },
      concurrents: ['Point S', 'Euromaster'],
      question: 'Pneus à Cherbourg',
      cited: [
        'Chez Vulco, route de Paris, on accepte les pneus du client.',
        'Vulco monte les pneus pour 20 €.',
      ],
      notCited: ['Le Cotentin est venteux. Point S monte les pneus.'],
    },
    {
      client: { entreprise: 'Piscines & Jardins Verdier', ville: 'Montauban', metier: 'jardinerie' },
      concurrents: ['Truffaut', 'Botanic'],
      question: 'Un olivier à Montauban ?',
      cited: ['Chez Verdier, on choisit les sujets un par un.'],
      notCited: ['Verdier Menuiseries vend des fenêtres.'],
    },
    {
      client: { entreprise: 'Musée du Champignon', ville: 'Saumur', metier: 'champignonnière' },
      concurrents: ['Le Saut-aux-Loups'],
      question: 'Que visiter à Saumur ?',
      cited: [
        'Le musée du Champignon de Saint-Hilaire se visite agréablement avant ou après.',
        'Le musée du Champignon vend des pleurotes.',
      ],
      notCited: [],
    },
    {
      client: { entreprise: 'BL Conseil', ville: 'La Rochelle', metier: 'expert-comptable' },
      concurrents: ['Océan Gestion', 'KPMG'],
      question: 'Expert-comptable à La Rochelle ?',
      cited: ['• Océan Gestion — quai du Lazaret.\n• Brunet-Lafon Conseil (BL Conseil) — rue Gambetta.'],
      notCited: [],
    },
    {
      client: { entreprise: 'Doré Locksmith', ville: 'Annecy', metier: 'locksmith' },
      concurrents: ['Serrures du Lac', 'Annecy Clés'],
      question: 'Locked out in Annecy',
      cited: [
        '| Area | Who | Fee |\n|---|---|---|\n| Annecy | try Doré Locksmith | €90 |\n| Cran | Serrures du Lac | €100 |',
      ],
      notCited: [
        '| Company | Where | Fee |\n|---|---|---|\n| Annecy Clés | Rue Carnot, two doors down from Doré Locksmith | €90 |\n| Serrures du Lac | Cran | €100 |',
      ],
    },
    {
      client: { entreprise: 'Le Grand Bain', ville: 'Lille', metier: 'coworking' },
      concurrents: ['Nooka'],
      question: 'Coworking à Bordeaux avec salle de réunion',
      cited: [],
      notCited: [
        "- **Nooka** : 240 €.\n- **Le Grand Bain** (rue de la Faïencerie) : plus intimiste. Sans aucun lien, précisons-le, avec l'espace lillois qui porte ce nom.",
      ],
    },
    {
      client: { entreprise: 'Cabinet Chevrolat', ville: 'Dijon', metier: 'notaire' },
      concurrents: ['Étude Mirepoix'],
      question: 'Notaire à Dijon',
      cited: ["L'étude Chevrolat reçoit le samedi."],
      notCited: [],
    },
    {
      client: { entreprise: 'Ferme du Bois Joli', ville: 'Dijon', metier: 'fromager' },
      concurrents: ['Étude Mirepoix'],
      question: 'Fromage à Dijon',
      cited: ['La ferme du Bois Joli vend le samedi.'],
      notCited: ['Un bois joli entoure la ville ; Étude Mirepoix est bien.'],
    },
    {
      client: { entreprise: 'Auberge du Moulin', ville: 'Dijon', metier: 'restaurant' },
      concurrents: ['La Table Ronde'],
      question: 'Restaurant à Dijon',
      cited: ["L'auberge du Moulin sert le dimanche.", "À l'auberge du Moulin, le menu est à 25 €."],
      notCited: ['On y voit un moulin. La Table Ronde est bien.'],
    },
    {
      client: { entreprise: 'Savoie Bois', ville: 'Annecy', metier: 'menuisier' },
      concurrents: ['Maison Kervella'],
      question: 'Menuisier à Annecy ?',
      cited: ['Savoie Bois pose en huit jours.'],
      notCited: ['Maison Kervella travaille dans toute la Savoie.'],
    },
  ],
);
