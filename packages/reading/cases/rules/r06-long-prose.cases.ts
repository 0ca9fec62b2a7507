import { describeRule } from './describe-rule.ts';

describeRule('R1, R5 and R6 in long answers, several difficulties at once', [
  {
    says: 'a physiotherapist in a town with parts by need',
    client: { entreprise: 'Kiné des Remparts', ville: 'Vannes', metier: 'kinésithérapeute' },
    concurrents: ['Pôle Santé Ménimur', 'Cabinet Le Goff'],
    question: 'Kiné du sport à Vannes après une entorse ?',
    answer: `Après une entorse de cheville, la rééducation commence en général dès le troisième jour. Il faut une ordonnance, sauf dans les structures d'exercice coordonné.

Pour la traumatologie du sport, le plus équipé est sans doute le Pôle Santé Ménimur : plateau technique de 200 m², tapis Alter-G, quatre kinés dont un ancien du RC Vannes. Les délais y sont longs (trois semaines), mais on vous rappelle en cas de désistement.

Moins connu, Yann Kervadec exerce seul rue du Mené et réserve deux créneaux par jour aux urgences. Il accepte la carte Vitale et prend 16,13 € la séance. Les coureurs apprécient aussi la Clinique du Mouvement, à Saint-Avé, qui propose une analyse de la foulée à 70 € (non remboursée).

Côté port, le cabinet Kiné des Remparts travaille surtout sur le dos et l'épaule ; pour une cheville, on vous prendra, mais sans matériel particulier.

Évitez de reprendre la course avant six semaines. D'après l'Assurance maladie, une entorse sur trois récidive. Sur Doctolib, filtrez par « kinésithérapie du sport ».`,
    cited: ['Pôle Santé Ménimur', 'Yann Kervadec', 'Clinique du Mouvement', 'Kiné des Remparts'],
  },
  {
    says: 'an IT repair shop, brands and platforms around',
    client: { entreprise: 'PC Minute', ville: 'Troyes', metier: 'dépannage informatique' },
    concurrents: ['Boulanger', 'Micro Aube'],
    question: 'Réparer un portable Asus qui ne démarre plus à Troyes',
    answer: `Avant tout, sortez la batterie si elle est amovible et tentez un démarrage sur secteur. Si rien ne se passe, il faut un diagnostic.

- **Micro Aube**, avenue Pasteur : diagnostic à 35 €, déduit de la réparation. Deux techniciens, pièces Asus et Lenovo en stock.
- **Boulanger** (Saint-Parres-aux-Tertres) n'accepte que les appareils achetés chez lui hors garantie.
- Le fablab Bidouille 10, hébergé par l'université, organise un atelier de réparation le premier mercredi du mois ; c'est gratuit, sans garantie de résultat.
- **PC Minute** se déplace à domicile pour 49 €, y compris le samedi.

Sur Leboncoin ou Back Market, un modèle équivalent reconditionné coûte 250 à 350 €. Windows 10 n'étant plus suivi par Microsoft, profitez-en pour passer à Linux.`,
    cited: ['Micro Aube', 'Boulanger', 'Bidouille 10', 'PC Minute'],
  },
  {
    says: 'a wedding venue answer with owners and places',
    client: { entreprise: 'Domaine de Brégançon Bleu', ville: 'Hyères', metier: 'salle de mariage' },
    concurrents: ['Mas des Oliviers Blancs'],
    question: 'Lieu de mariage autour de Hyères pour 120 personnes',
    answer: `Pour 120 invités, visez une salle avec un plan B en cas de mistral.

**Face à la mer** — Rare et cher. Le Domaine de Brégançon Bleu accueille jusqu'à 150 personnes sous une verrière ; 6 500 € le week-end, traiteur libre.

**Dans les vignes** — Le Château Sainte-Églantine, tenu par la famille Roubaud à La Londe, loue son chai voûté pour 4 800 €. Plus simple, le Mas des Oliviers Blancs plafonne à 110 assis, ce qui sera un peu juste.

**En ville** — Il y a enfin l'Orangerie Beauvallon, un ancien hôtel particulier avec une terrasse de 300 m² : 3 900 €, mais la musique s'arrête à 1 h.

Les tarifs viennent de Mariages.net et des sites des lieux. La mairie de Hyères exige une déclaration pour les feux d'artifice. Le photographe Julien Astruc a publié un comparatif de ces lieux.`,
    cited: [
      'Domaine de Brégançon Bleu',
      'Château Sainte-Églantine',
      'Mas des Oliviers Blancs',
      'Orangerie Beauvallon',
    ],
  },
  {
    says: 'a lawyer answer with orders and courts',
    client: { entreprise: 'Cabinet Maison-Neuve', ville: 'Pau', metier: 'avocat' },
    concurrents: ['SCP Lacoste-Dabadie'],
    question: 'Avocat en droit du travail à Pau ?',
    answer: `Devant le conseil de prud'hommes de Pau, l'avocat n'est pas obligatoire, mais il double vos chances d'obtenir un accord. La consultation coûte de 80 à 150 €.

Me Hélène Etchart, inscrite au barreau depuis 2009, ne défend que des salariés ; premier rendez-vous à 90 €. La SCP Lacoste-Dabadie intervient des deux côtés et connaît bien les conventions collectives du bâtiment. Enfin, le Cabinet Maison-Neuve, boulevard des Pyrénées, propose un forfait prud'hommes à 1 900 €.

Vous pouvez aussi consulter gratuitement le Point-justice, la CGT ou la CFDT si vous êtes syndiqué, et l'inspection du travail. L'aide juridictionnelle se demande au tribunal judiciaire.`,
    cited: ['Me Hélène Etchart', 'SCP Lacoste-Dabadie', 'Cabinet Maison-Neuve'],
  },
  {
    says: 'tourism in English, guides, trains and apps',
    client: { entreprise: 'Camargue Saddle Club', ville: 'Arles', metier: 'horse riding' },
    concurrents: ['Manade Saint-Gilles'],
    question: 'Horse riding in the Camargue for beginners?',
    answer: `Most stables around Saintes-Maries-de-la-Mer take complete beginners, provided you weigh under 90 kg.

The friendliest is Camargue Saddle Club, ten minutes south of Arles: small groups, helmets included, €45 for ninety minutes through the marshes. Manade Saint-Gilles is a working ranch, so rides depend on the bulls; expect €60 and a very early start. Closer to the beach, Écurie des Sables takes children from six on ponies, and Les Crins Blancs (cash only) runs sunset rides in July and August.

Avoid the roadside stands near the D570: horses there work all day. The Parc ornithologique is a good plan B if it rains. Buses are run by Envia and take an hour. Book directly; Viator adds about 20%.`,
    cited: ['Camargue Saddle Club', 'Manade Saint-Gilles', 'Écurie des Sables', 'Les Crins Blancs'],
  },
  {
    says: 'a garden answer where the client only supplies',
    client: { entreprise: 'Pépinières Charron', ville: 'Poitiers', metier: 'pépinière' },
    concurrents: ['Jardiland', 'Paysages du Clain'],
    question: 'Qui peut planter une haie à Poitiers ?',
    answer: `Pour 25 mètres de haie, comptez 1 500 à 2 500 € plantation comprise.

Paysages du Clain, à Buxerolles, s'occupe de tout, de l'arrachage au paillage ; ses plants viennent des Pépinières Charron, ce qui garantit une bonne reprise. L'entreprise d'insertion Terre d'Appui, moins chère, intervient le mercredi. En libre-service, Jardiland vend des charmes en racines nues dès 2,50 € pièce.

La plantation se fait de novembre à mars. La Région subventionne les haies champêtres, renseignez-vous auprès de Prom'Haies.`,
    cited: ['Paysages du Clain', 'Terre d’Appui', 'Jardiland'],
  },
  {
    says: 'a music school by level, person names as schools',
    client: { entreprise: 'Les Cordes Sensibles', ville: 'Dole', metier: 'école de musique' },
    concurrents: ['Accordance'],
    question: 'Cours de violon adulte à Dole',
    answer: `On peut commencer le violon à tout âge, à condition d'être patient.

• Accordance, rue des Arènes : cours de 30 minutes, 26 €, prêt d'un violon le premier trimestre.
• Conservatoire à rayonnement départemental : tarifs au quotient, mais priorité aux enfants.
• Irina Petrova, violoniste à l'orchestre Victor-Hugo, donne des cours chez elle à Foucherans (40 € l'heure).
• Les Cordes Sensibles : ateliers de quatre élèves, 75 € par mois, ambiance conviviale.

Louez plutôt que d'acheter : le luthier Grandjean, à Besançon, demande 18 € par mois. Une application comme Trala peut compléter.`,
    cited: ['Accordance', 'Irina Petrova', 'Les Cordes Sensibles', 'Grandjean'],
  },
  {
    says: 'insulation, aids and a client in the middle of a sentence',
    client: { entreprise: 'Ouate & Bois', ville: 'Quimperlé', metier: 'isolation' },
    concurrents: ['Isol Ouest'],
    question: 'Isoler des combles à Quimperlé : qui, combien ?',
    answer: `La ouate soufflée revient à 25-35 €/m², aides déduites. Trois entreprises RGE couvrent le secteur : Isol Ouest, dont les équipes viennent de Lorient, Ouate & Bois, installée à Quimperlé même, et Breizh Combles 29, plus récente mais bien notée.

Les primes dépendent de vos revenus. L'ADIL du Finistère et l'espace conseil France Rénov' de Quimperlé Communauté vous aident gratuitement. Méfiez-vous du démarchage : aucune entreprise n'est mandatée par l'État.`,
    cited: ['Isol Ouest', 'Ouate & Bois', 'Breizh Combles 29'],
  },
  {
    says: 'restaurants around a landmark that is also a client',
    client: { entreprise: 'Le Grand Café', ville: 'Moulins', metier: 'brasserie' },
    concurrents: ['Chez Marguerite'],
    question: 'Bistrot à Moulins près de la place d’Allier',
    answer: `La place d'Allier concentre les terrasses. Derrière Le Grand Café, dont la salle Belle Époque se visite, une ruelle mène Chez Marguerite : andouillette, pâté aux pommes de terre, 17 € le menu du midi. L'Entracte, en face du théâtre, sert plus tard que les autres. Pour une pizza, Il Vicolo (rue de Paris) fait l'affaire.

Le dimanche soir, presque tout est fermé ; le buffet de la gare dépanne.`,
    cited: ['Chez Marguerite', 'L’Entracte', 'Il Vicolo'],
  },
  {
    says: 'a driving school with a ranking in words and a closed one',
    client: { entreprise: 'Conduite Plus', ville: 'Épinal', metier: 'auto-école' },
    concurrents: ['Vosges Permis', 'Auto-École Jeanmaire'],
    question: 'Meilleure auto-école à Épinal ?',
    answer: `J'ai comparé le prix des 20 heures et le délai de passage. Auto-École Jeanmaire, souvent citée, a fermé en janvier : son gérant est parti à la retraite.

Je placerais en tête Vosges Permis (1 290 €, simulateur, deux moniteurs agréés moto). Juste derrière, Conduite Plus demande 1 350 € mais présente à l'examen sous six semaines. Enfin, En Voiture Simone et Ornikar coûtent moins cher en ligne, à condition de trouver un enseignant disponible.`,
    cited: ['Vosges Permis', 'Conduite Plus'],
  },
]);
