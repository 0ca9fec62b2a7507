import { foldedWords } from '@agence/words/folded';
import type { Trade } from '../../questions/trades/trade.ts';
import { drawsOf } from './draws.ts';

/** Invented business names for a trade and a town, always the same ones, so that competitors recur across questions and models. */
export const houseNames = (
  trade: Trade,
  ville: string,
  taken: readonly string[],
  count: number,
): string[] => {
  const draws = drawsOf(`${trade.plural}|${foldedWords(ville).join(' ')}`);
  const families = draws.shuffled(NOMS);
  const places = draws.shuffled(LIEUX);
  const shapes = draws.shuffled(SHAPES[trade.family] ?? []).concat(draws.shuffled(ANYWHERE));
  const used = new Set(taken.flatMap(foldedWords));
  const names: string[] = [];
  for (let i = 0; names.length < count && i < families.length; i++) {
    const shape = shapes[i % shapes.length] ?? '%t %n';
    const name = shape
      .replace('%t', draws.pick(headsOf(trade)))
      .replace('%n', families[i] ?? '')
      .replace('%m', families.at(-1 - i) ?? '')
      .replace('%l', places[i % places.length] ?? '')
      .replace('%p', PRENOMS[draws.int(PRENOMS.length)] ?? '')
      .replace(/ de ([AEÉIOU])/, ' d’$1');
    // Two businesses that share one distinctive word would be confused, by readers too.
    const telling = foldedWords(name).filter((word) => word.length > 3 && !GENERIC.has(word));
    if (telling.some((word) => used.has(word))) continue;
    for (const word of telling) used.add(word);
    names.push(name);
  }
  return names;
};

/** %t trade word, %n and %m surnames, %l place, %p first name. */
const ANYWHERE = ['%t %n', '%t %l', 'Maison %n', '%t %n', '%t %l'];
const SHAPES: Partial<Record<Trade['family'], string[]>> = {
  table: ['Chez %p', 'La Table %l', 'Le Comptoir %l', 'L’Assiette %l', 'Les Fourneaux de %p', '%t %l'],
  bouche: ['Le Fournil %l', 'L’Atelier de %p', '%t %n', 'Maison %n', 'Aux Délices %l'],
  sejour: ['%t %l', 'La Villa %l', 'Le Clos %l', 'Les Terrasses %l'],
  depannage: ['%t %n', '%n & Fils', 'Ets %n', '%n Dépannage', '%t %n-%m'],
  batiment: ['%t %n', '%n & Fils', 'Ets %n', '%n Frères', 'Atelier %n', '%t %n-%m'],
  droit: ['%t %n', '%t %n-%m', '%n & Associés', '%t %l'],
  immobilier: ['%t %n', '%t %l', '%n & Associés', 'Les Clés %l'],
  beaute: ['%t %l', 'L’Atelier de %p', 'Chez %p', '%t %n', 'L’Instant de %p'],
  sante: ['%t %l', '%t %n', '%t %n-%m'],
  commerce: ['%t %l', '%t %n', 'La Boutique de %p', 'L’Échoppe %l'],
  auto: ['%t %n', '%t %l', '%n & Fils', 'Ets %n'],
  services: ['%t %n', '%t %l', '%n & Associés', 'Atelier %n'],
};

/** The first word of a name: the trade's own word where it fits. */
const headsOf = ({ un, plural }: Trade): readonly string[] => {
  const [, noun = ''] = un.split(' ');
  return HEADS[plural] ?? [noun.charAt(0).toUpperCase() + noun.slice(1)];
};

const HEADS: Record<string, readonly string[]> = {
  professionnels: ['Maison', 'Atelier', 'Comptoir'],
  restaurants: ['Restaurant', 'Bistrot', 'Auberge'],
  cafés: ['Café'],
  traiteurs: ['Saveurs', 'Réceptions'],
  chocolatiers: ['Chocolaterie'],
  cavistes: ['Cave', 'La Cave'],
  'chambres d’hôtes': ['Le Mas', 'La Maison'],
  'agences de voyages': ['Voyages', 'Escales'],
  coiffeurs: ['Salon', 'Coiffure'],
  barbiers: ['Barbier'],
  'instituts de beauté': ['Institut'],
  'salles de sport': ['Club', 'Forme'],
  fleuristes: ['Fleurs', 'Fleurs et Jardins'],
  opticiens: ['Optique', 'Lunettes'],
  audioprothésistes: ['Audition'],
  'magasins de meubles': ['Meubles'],
  'magasins de vélos': ['Cycles'],
  plombiers: ['Plomberie', 'Sanitaires'],
  chauffagistes: ['Chauffage', 'Thermique'],
  électriciens: ['Électricité'],
  serruriers: ['Serrurerie'],
  'réparateurs informatiques': ['Informatique'],
  menuisiers: ['Menuiserie', 'Ébénisterie'],
  couvreurs: ['Toitures', 'Couverture'],
  maçons: ['Maçonnerie'],
  'constructeurs de maisons': ['Maisons'],
  'peintres en bâtiment': ['Peintures'],
  carreleurs: ['Carrelages'],
  'entreprises d’isolation': ['Isolation'],
  'entreprises de rénovation': ['Rénovation'],
  cuisinistes: ['Cuisines'],
  paysagistes: ['Jardins', 'Paysages'],
  piscinistes: ['Piscines'],
  architectes: ['Atelier', 'Agence'],
  'architectes d’intérieur': ['Studio', 'Intérieurs'],
  'installateurs de panneaux solaires': ['Solaire'],
  'garages automobiles': ['Garage'],
  taxis: ['Taxi'],
  déménageurs: ['Déménagements'],
  'entreprises de nettoyage': ['Propreté'],
  'services d’aide à domicile': ['Domicile'],
  'organismes de soutien scolaire': ['Cours'],
  photographes: ['Studio'],
  'espaces de coworking': ['Coworking', 'La Ruche'],
  toiletteurs: ['Toilettage'],
  'entreprises de pompes funèbres': ['Pompes funèbres'],
  avocats: ['Cabinet'],
  notaires: ['Étude'],
  'experts-comptables': ['Cabinet', 'Expertise'],
  assureurs: ['Assurances'],
  'conseillers en gestion de patrimoine': ['Patrimoine'],
  'courtiers en crédit immobilier': ['Crédits'],
  'agences immobilières': ['Agence', 'Immobilier'],
  'syndics de copropriété': ['Syndic'],
  'diagnostiqueurs immobiliers': ['Diagnostics'],
  dentistes: ['Cabinet dentaire', 'Centre dentaire'],
  ostéopathes: ['Cabinet d’ostéopathie'],
  kinésithérapeutes: ['Cabinet de kinésithérapie'],
  médecins: ['Cabinet médical', 'Maison médicale'],
  psychologues: ['Cabinet'],
  podologues: ['Cabinet de podologie'],
  diététiciens: ['Cabinet'],
  vétérinaires: ['Clinique vétérinaire'],
};

const GENERIC = new Set(
  Object.values(HEADS)
    .flat()
    .concat('Atelier Table Comptoir Chez Associés Fils Maison Dépannage Frères Boutique'.split(' '))
    .flatMap(foldedWords),
);

const NOMS =
  'Morel Lambert Gauthier Perrin Chevalier Fournier Garnier Rousset Marchand Delmas Barbier Vasseur Lemoine Carpentier Aubry Renaudin Tessier Bourdin Collet Guillot Masson Poirier Verdier Hamelin Cordier Bonnefoy Rivoire Lacaze Peltier Servant Maillard Jourdain Blanchet Coulon Descamps Faure Giraud Humbert Joubert Kerdoncuff Lecoq Mercier Noël Oudin Pichon Quentin Roussel Sabatier Thibault Vidal'.split(
    ' ',
  );
const PRENOMS =
  'Alice Blanche Camille Diane Élise Flore Gaston Hector Jeanne Léon Lucie Marius Nina Ondine Paul Rose Simone Victor'.split(
    ' ',
  );
const LIEUX = [
  'des Halles, du Marché, des Tilleuls, du Pont, des Remparts, du Moulin, de l’Horloge, des Arts, du Parc',
  'Saint-Martin, des Lices, de la Fontaine, du Beffroi, des Carmes, du Verger, des Quatre Vents',
  'de la Licorne, des Glycines',
].flatMap((places) => places.split(', '));
