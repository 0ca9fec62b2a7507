import type { Around } from '../candidates/types.ts';
import { words } from '../lexicons/list.ts';
import { holds } from '../patterns/holds.ts';

/** What a house buys from another to serve, sell or use: foods, drinks, materials, tools. */
const SUPPLIES = words(`
  pain pains bun buns brioche brioches viennoiseries patisseries gateaux desserts glace glaces sorbets chocolat chocolats bonbons confitures miel sirop sirops sucre farine farines pates riz epices herbes sel huile huiles vinaigre moutarde condiments
  viande viandes boeuf porc agneau veau volaille volailles poulet poulets canard canards charcuterie charcuteries jambon jambons saucisson saucissons saucisse saucisses terrines poisson poissons huitre huitres moules crustaces saumon truite escargots
  fromage fromages beurre creme lait laits yaourts oeufs legume legumes fruit fruits salades champignons pommes tomates cafe cafes grain grains the thes infusions tisanes biere bieres vin vins cidre cidres champagne champagnes jus limonade limonades sodas spiritueux rhum whisky
  bois pierre pierres ardoise ardoises tuiles briques carreaux peinture peintures enduits papier papiers encre encres cuir cuirs laine laines tissu tissus dentelle dentelles fil fils fleurs plants graines semences terre terreau aliments croquettes foin
  moteur moteurs pieces pneus batteries panneaux tuyaux verres montures produits produit materiel machines outils savons bougies cosmetiques cremes huiles linge vaisselle nappes meubles mobilier ceramiques poteries bijoux livres jeux jouets disques velos casques voiles planches mouts plats bouteilles cuvees references
`);
/** "un bun brioché de chez [X]", "le bar sert les bières de la [X]": goods, then where the house gets them. */
const OF_MAKER =
  /(?:^|\s)([a-z]+)(?: (?!(?:et|ou|de|du|des|est|sont|a|ont|qui) )[a-z]+){0,2} (?:de chez|(?:de|du|des|d)(?: (?:la|le|l|les))?) (?:[a-z]+ )?$/u;
const SERVED =
  /(?:^|\s)(?:ser(?:t|vent|vi|vie|vis|vies)|verse(?:nt)?|utilis(?:e|ent)|travaill(?:e|ent)|cuisin(?:e|ent|ee?s?)|propos(?:e|ent)|vend(?:ent|u|us)?|debit(?:e|ent)|tir(?:e|ent)|pren(?:d|nent)|emploi(?:e|ent)|pos(?:e|ent)|mont(?:e|ent)|distribu(?:e|ent)|selectionn(?:e|ent)|garni[a-z]*|accompagn(?:e|ee?s?)|a base|avec)(?: [a-z]+){0,5} $/u;

/** "l'équipe de chez [X]" is the house itself. */
const OF_ITS_OWN =
  /^(?:equipes?|gars|gens|patronn?e?s?|artisans?|ceux|celui|celles?|devis|tarifs?|prix|service|accueil|conseils?|travail|vendeu(?:r|se)s?|menus?|cartes?|formules?|offres?)$/u;

export function suppliedBy(a: Around): boolean {
  const near = a.tail.slice(-72);
  if (!/(?:^|\s)(?:chez|de|du|des|d|la|le|l|les)(?: [a-z]+)? $/u.test(near)) return false;
  const found = OF_MAKER.exec(near);
  if (found === null) return false;
  if (/(?:^|\s)de chez (?:[a-z]+ )?$/u.test(near)) return !OF_ITS_OWN.test(found[1] ?? '');
  return SUPPLIES.has(found[1] ?? '') && holds(SERVED, near.slice(0, found.index + 1));
}
