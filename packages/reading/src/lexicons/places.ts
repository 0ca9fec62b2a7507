import { words } from './list.ts';

/** Nouns that make what follows the name of a street or a place, never of a business. */
export const STREETS = words(`
  rue avenue av boulevard bd boul place pl quai chemin route impasse allee allees cours passage square esplanade faubourg fbg ruelle sentier rond-point montee venelle traverse voie pont porte
  quartier zone za zac zi parc secteur arrondissement lieu-dit hameau village bourg commune ville departement region canton vallee vallon ile lac baie rade plage port gare station metro tram tramway ligne arret
  street road lane avenue square district quarter
`);

/** The nouns of the map proper: a name that opens with one is a street whatever follows. */
export const STRICT_STREETS = words(
  'rue avenue av boulevard bd quai impasse chemin route allee faubourg esplanade square ruelle sentier street road lane avenue',
);

/** Places that serve as landmarks and belong to no firm (R6): monuments, halls, public places. */
export const LANDMARKS = words(`
  gare mairie cathedrale eglise basilique abbaye chateau palais musee museum halles marche beffroi citadelle arenes stade hippodrome aeroport port phare pont tour fontaine statue monument memorial cimetiere hopital prefecture lycee college universite faculte campus mediatheque bibliotheque theatre opera prison caserne tribunal square jardin parc
`);

/** Prepositional phrases that only locate: what follows is a landmark (R2e). Matched at the end of what precedes a name. */
export const LOCATING = [
  'en face',
  'face a',
  'face au',
  'face aux',
  'a droite',
  'a gauche',
  'a main droite',
  'a main gauche',
  'sur la droite',
  'sur la gauche',
  'de l autre cote',
  'au dos',
  'dans le dos',
  'dans le prolongement',
  'a cote',
  'juste a cote',
  'pres',
  'tout pres',
  'aupres',
  'a proximite',
  'proche',
  'non loin',
  'pas loin',
  'a deux pas',
  'a quelques pas',
  'a quelques metres',
  'a cinq minutes',
  'a l angle',
  'au coin',
  'au pied',
  'au dessus',
  'au dessous',
  'en dessous',
  'a l arriere',
  'le long',
  'autour',
  'au niveau',
  'a hauteur',
  'en contrebas',
  'dans la rue',
  'dans l immeuble',
  'dans l ancien local',
  'dans les anciens locaux',
  'derriere',
  'devant',
  'apres',
  'juste apres',
  'juste avant',
  'entre',
  'voisin',
  'voisine',
  'mitoyen',
  'mitoyenne',
  'attenant',
  'attenante',
  'collé a',
  'colle a',
  'collee a',
  'adosse a',
  'adossee a',
  'a la sortie',
  'a l entree',
  'vis a vis',
  'opposite',
  'outside',
  'next to',
  'next door to',
  'across from',
  'across the street from',
  'down from',
  'up from',
  'round the corner from',
  'doors from',
  'opposite',
  'close to',
  'beside',
  'behind',
  'in front of',
  'around the corner from',
  'a block from',
  'steps from',
  'above',
  'a stone s throw from',
  'between',
  'vue sur',
  'donne sur',
  'donnent sur',
  'donnant sur',
  'on voit',
  'on apercoit',
  'depassez',
  'longez',
  'contournez',
  'passez devant',
  'descendez a',
  'arret',
  'la station',
  'a l arret',
  'en sortant',
  'portes apres',
  'porte apres',
  'numero apres',
  'maison apres',
  'rue apres',
  'feu apres',
  'etage',
  'a l etage',
  'sous les fenetres',
  'dans la cour',
  'dans le meme immeuble',
  'dans la meme rue',
  'dans la meme cour',
  'le meme immeuble',
  'la meme rue',
  'le meme quai',
  'jouxte',
  'jouxtant',
  'cotoie',
  'voisine avec',
  'fait face',
  'font face',
  'faisant face',
  'borde',
  'surplombe',
  'adossee',
  'dos a dos avec',
  'contre',
  'dans la meme galerie que',
  'dans la meme rue que',
  'dans le meme immeuble que',
  'dans la meme zone que',
  'sur le meme trottoir que',
  'sur le meme quai que',
  'au meme endroit que',
  'a la meme adresse que',
  'garez vous',
  'garer',
  'repere',
  'jusqu a',
  'passe',
  'passee',
  'a l emplacement',
  'a la place de l ancien',
  'ancien local',
  'anciens locaux',
  'ancien emplacement',
  'a l ancienne adresse',
  'en remontant',
  'en descendant',
  'prenez a gauche apres',
  'tournez',
  'tournez a gauche apres',
  'tournez a droite apres',
  'past',
  'across the road from',
  'a few doors from',
  'overlooking',
  'à la hauteur',
];

/** The larger French towns (prefectures and towns over 80,000, from the INSEE list) and neighbours abroad: a namesake there is elsewhere. */
export const CITIES = words(`
  paris marseille lyon toulouse nice nantes montpellier strasbourg bordeaux lille rennes reims toulon grenoble dijon angers nimes villeurbanne clermont-ferrand havre etienne
  tours amiens limoges annecy perpignan metz besancon orleans rouen mulhouse caen nancy argenteuil montreuil roubaix tourcoing dunkerque avignon poitiers versailles pau rochelle
  calais cannes antibes beziers bourges quimper colmar valence troyes lorient vannes chambery niort brest saint-brieuc laval chartres blois angouleme perigueux agen auxerre macon
  bayonne biarritz arles nevers moulins cherbourg epinal belfort tarbes albi rodez cahors montauban carcassonne narbonne ajaccio bastia evreux alencon beauvais arras charleville mezieres
  mende privas gap digne foix auch aurillac tulle gueret chateauroux lons vesoul chaumont bar-le-duc melun evry creteil bobigny nanterre cergy bruxelles geneve lausanne luxembourg monaco londres london barcelone liege
`);

/** Regions and departments, from the official list: a namesake that works there works elsewhere. */
export const REGIONS = words(`
  ain aisne allier alpes ardeche ardennes ariege aube aude aveyron bretagne calvados cantal charente cher correze corse creuse dordogne doubs drome eure finistere gard garonne gers gironde herault indre isere jura landes loire loiret lot lozere manche marne mayenne meurthe meuse morbihan moselle nievre nord oise orne calais puy pyrenees rhin rhone saone sarthe savoie seine sevres somme tarn var vaucluse vendee vienne vosges yonne essonne
  normandie picardie lorraine alsace champagne bourgogne franche-comte auvergne limousin aquitaine occitanie provence languedoc roussillon poitou anjou touraine berry cotentin perigord quercy
`);

/** Words that open the name of a branch: compass, saints, stations. */
export const BRANCH_WORDS = words(
  'nord sud est ouest centre gare port ville rive vieux vieille vieilles saint sainte st ste hyper-centre rue place quai quartier bourg mairie halles marche plage lac aeroport zone cours boulevard avenue north south east west central station',
);
