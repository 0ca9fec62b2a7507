import { heating, pastry, surf } from './three-clients.ts';
import { describeClient } from './told-of-client.ts';

describeClient('R8 (c): a namesake that searches and forums show, and the client met there', [
  {
    ...heating,
    cited: [
      '{X}, dont le siège est à Lyon, tient une agence place Denis-Dussoubs avec quatre techniciens.',
      '{X} intervient à Limoges comme à Brive, sans supplément.',
      'Le {X} de Limoges, à ne pas confondre avec la maison de Béziers, pose des chaudières depuis 1990.',
      'Sur Google, {X} affiche 4,9 sur 5 et ses clients vantent la propreté du chantier.',
      '{X}, dont le nom revient souvent sur les forums, est installé rue des Combes.',
      "{X}, que l'on trouve aussi à Brive, a son atelier principal à Limoges.",
      "Les avis sur {X} sont bons, mais l'atelier est à Couzeix, comptez dix minutes.",
      "Dans les annuaires, {X} est classé parmi les plombiers, mais c'est bien un chauffagiste.",
    ],
    notCited: [
      "Vous tomberez aussi sur {X} : l'entreprise qui porte ce nom est à Béziers et n'intervient pas ici.",
      'Le {X} que les moteurs font remonter est un fabricant de radiateurs de Lille, sans rapport avec un dépanneur.',
      "Je vois souvent cité {X} : vérification faite, il s'agit d'une société de Perpignan.",
      'Attention, {X}, qui ressort en tête des recherches, est établi à Nancy et ne vient pas dans le Limousin.',
      'Plusieurs avis mentionnent {X} ; ils concernent une entreprise homonyme de Rodez.',
      "Le {X} dont il est question sur ce forum se trouve à Troyes, à six heures d'ici.",
      "Un certain {X} apparaît dans l'annuaire, mais c'est un plombier de Pau.",
      'Sur Google, vous verrez remonter {X} ; en réalité, cette société est installée à Charleroi.',
      "Si vous tapez « chaudière Limoges », {X} apparaît : l'entreprise est en fait basée à Rouen.",
      'Ne vous y trompez pas : {X}, cité sur plusieurs forums, se trouve en Belgique.',
    ],
  },
  {
    ...pastry,
    cited: [
      "{X} vient de Nantes, mais c'est bien rue Colbert qu'elle a ouvert sa boutique.",
      'Quant à {X}, dont parlent tous les blogs, sa boutique est à deux pas des halles.',
      'Le {X} que tout le monde recommande se trouve rue Nationale ; goûtez le flan.',
      '{X}, très vue sur Instagram, est installée à Joué-lès-Tours.',
      "On trouve {X} sur Instagram : c'est une pâtissière seule dans son atelier, et un gâteau sublime.",
      "Sur les blogs, {X} fait l'unanimité ; la boutique est à Saint-Cyr, mais elle livre.",
    ],
    notCited: [
      'La page Facebook de {X} que vous trouverez appartient à une pâtisserie de Nantes.',
      'Méfiez-vous du nom : {X}, dans les résultats, désigne un salon de thé de Strasbourg.',
      'Quant à {X}, celui dont parlent les blogs est à Toulouse, à cinq heures de route.',
      "Le seul {X} que j'aie trouvé est un grossiste en épices installé à Lyon.",
      "La {X} qui fait parler d'elle sur TikTok est une chocolaterie de Lausanne.",
      "Il existe bien une {X}, mais c'est à Poitiers, à plus de cent kilomètres.",
      'Les commentaires élogieux que vous lirez sur {X} concernent une boutique de Dijon.',
      'Quant à la page de {X}, elle appartient à une créatrice de bijoux.',
    ],
  },
  {
    ...surf,
    cited: [
      '{X}, which also has a shop in Biarritz, teaches in small groups here all summer.',
      '{X} comes up in every review: the hut is on the north beach.',
    ],
    notCited: [
      'The {X} you will see on Instagram is based in Newquay and has nothing to do with Hossegor.',
      'Search results also bring up {X}, but that one is a clothing shop in Cornwall.',
      'You may come across {X} online: the one listed is in Cornwall and has nothing to do with our beach.',
      '{X} pops up in searches, but it is a clothing label from California.',
    ],
  },
]);
