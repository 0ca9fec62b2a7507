import { describeRule } from './describe-rule.ts';

const cafe = { entreprise: 'Café Lumière', ville: 'Metz', metier: 'café' };
const hotel = { entreprise: 'Hôtel des Salines', ville: 'Arcachon', metier: 'hôtel' };
const shop = { entreprise: 'Au Fil de Laine', ville: 'Limoges', metier: 'mercerie' };
const pro = { entreprise: 'Menuiserie Kergoat', ville: 'Lorient', metier: 'menuisier' };
const dance = { entreprise: 'Studio Entrechat', ville: 'Dijon', metier: 'école de danse' };

describeRule('R2 (e) landmark (“en face de X”), customer reference, supplier: further turns', [
  {
    says: 'the street is reached by X',
    client: cafe,
    concurrents: ['Le Grain Doré'],
    answer:
      'Le Grain Doré (rue Taison, trois portes après le Café Lumière) sert un très bon filtre à 3,50 €.',
    cited: ['Le Grain Doré'],
  },
  {
    says: 'go past X',
    client: cafe,
    concurrents: ['Le Grain Doré'],
    answer:
      'Pour trouver Le Grain Doré, dépassez le Café Lumière et prenez la première à gauche ; la terrasse donne sur la Moselle.',
    cited: ['Le Grain Doré'],
  },
  {
    says: 'parking of X',
    client: hotel,
    concurrents: ['Villa Thiers'],
    answer:
      "La Villa Thiers n'a pas de parking, mais celui de l'Hôtel des Salines est à cent mètres. Chambre double à 95 €.",
    cited: ['Villa Thiers'],
  },
  {
    says: 'above X',
    client: shop,
    concurrents: ['Mercerie du Consulat'],
    answer:
      "La Mercerie du Consulat occupe le premier étage, au-dessus d'Au Fil de Laine. Boutons anciens et galons au mètre.",
    cited: ['Mercerie du Consulat'],
  },
  {
    says: 'same building',
    client: dance,
    concurrents: ['Ballet Bourgogne'],
    answer:
      "Ballet Bourgogne partage son immeuble avec le Studio Entrechat, rue de la Liberté. Cours d'essai à 10 €.",
    cited: ['Ballet Bourgogne'],
  },
  {
    says: 'neighbour',
    client: dance,
    concurrents: ['Ballet Bourgogne'],
    answer: 'Ballet Bourgogne, voisin du Studio Entrechat, accueille les adultes débutants le mardi.',
    cited: ['Ballet Bourgogne'],
  },
  {
    says: 'bus stop',
    client: hotel,
    concurrents: ['Villa Thiers'],
    answer: "Pour la Villa Thiers, descendez à l'arrêt Hôtel des Salines, ligne 3. Petit-déjeuner à 11 €.",
    cited: ['Villa Thiers'],
  },
  {
    says: 'its customers include X',
    client: cafe,
    concurrents: ['Atelier Grafik'],
    answer:
      'Atelier Grafik a dessiné la carte du Café Lumière et celle de plusieurs restaurants messins. Comptez 600 € pour une identité simple.',
    cited: ['Atelier Grafik'],
  },
  {
    says: 'the beans come from X',
    client: cafe,
    concurrents: ['Le Grain Doré'],
    answer: 'Le Grain Doré propose des grains torréfiés par le Café Lumière et des pâtisseries maison.',
    cited: ['Le Grain Doré'],
  },
  {
    says: 'works for X',
    client: hotel,
    concurrents: ['Blanchisserie du Bassin'],
    answer:
      "La Blanchisserie du Bassin, qui lave le linge de l'Hôtel des Salines, accepte aussi les particuliers : 6 € le kilo.",
    cited: ['Blanchisserie du Bassin'],
  },
  {
    says: 'trained at X',
    client: pro,
    concurrents: ['Bois & Rade'],
    answer: 'Bois & Rade a été créé par deux anciens de la Menuiserie Kergoat. Délai de trois semaines.',
    cited: ['Bois & Rade'],
  },
  {
    says: 'learnt his trade at X',
    client: pro,
    answer:
      'Le patron de Bois & Rade, formé chez Menuiserie Kergoat, pose lui-même chaque fenêtre ; devis gratuit.',
    cited: ['Bois & Rade'],
  },
  {
    says: 'the terrace looks on X',
    client: cafe,
    concurrents: ['Le Grain Doré'],
    answer:
      'Depuis la terrasse du Grain Doré, on voit le Café Lumière et la cathédrale. Brunch à 19 € le dimanche.',
    cited: ['Le Grain Doré'],
  },
  {
    says: 'English: right across',
    client: hotel,
    concurrents: ['Villa Thiers'],
    answer:
      'Villa Thiers is right across the road from Hôtel des Salines and has six sea-view rooms from €110.',
    cited: ['Villa Thiers'],
  },
  {
    says: 'a landmark first, an option later',
    client: cafe,
    concurrents: ['Le Grain Doré'],
    answer:
      "Le Grain Doré, à côté du Café Lumière, ouvre à 7 h. Si c'est complet, installez-vous au Café Lumière : le chocolat chaud y est excellent.",
    cited: ['Le Grain Doré', 'Café Lumière'],
  },
  {
    says: 'a street that bears the name',
    client: { entreprise: 'Pharmacie Gambetta', ville: 'Nevers', metier: 'pharmacie' },
    concurrents: ['Pharmacie des Arts'],
    answer:
      'La Pharmacie des Arts, place Gambetta, prépare les ordonnances en ligne. Évitez le parking Gambetta le samedi.',
    cited: ['Pharmacie des Arts'],
  },
]);
