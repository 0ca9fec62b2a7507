import { describeRule } from './describe-rule.ts';
import { ruleCase } from './one-line.ts';

/** The same domain, dealt with and read. */
const LINES = [
  'Fours du Causse | cours de cuisine | Annecy |  | Le plus simple : achetez le bon sur foursducausse.fr. | Fours du Causse',
  "Fours du Causse | cours de cuisine | Annecy |  | D'après foursducausse.fr, un cours coûte 89 €. | ",
  'Fours du Causse | cours de cuisine | Annecy |  | Le prix moyen est de 89 € (foursducausse.fr). | ',
  'Fours du Causse | cours de cuisine | Annecy |  | Un mail à contact@foursducausse.fr suffit pour réserver. | Fours du Causse',
  'Fours du Causse | cours de cuisine | Annecy |  | Tout se réserve en ligne sur foursducausse.fr. | Fours du Causse',
  'Fours du Causse | cours de cuisine | Annecy |  | Inscrivez-vous via www.foursducausse.fr, les places partent vite. | Fours du Causse',
  "Fours du Causse | cours de cuisine | Annecy |  | C'est sur foursducausse.fr qu'il faut réserver. | Fours du Causse",
  'Fours du Causse | cours de cuisine | Annecy |  | Les bons cadeaux sont en vente sur foursducausse.fr. | Fours du Causse',
  'Fours du Causse | cours de cuisine | Annecy |  | Il vous suffit de remplir le formulaire de foursducausse.fr. | Fours du Causse',
  'Fours du Causse | cours de cuisine | Annecy |  | Source : foursducausse.fr | ',
  "Fours du Causse | cours de cuisine | Annecy |  | Comme l'explique foursducausse.fr, la féra se cuit à basse température. | ",
  'Fours du Causse | cours de cuisine | Annecy |  | Prix relevés en mars sur foursducausse.fr et marmiton.org. | ',
  'Fours du Causse | cours de cuisine | Annecy |  | foursducausse.fr propose un atelier de trois heures à 89 €. | Fours du Causse',
  'Fours du Causse | cours de cuisine | Annecy |  | Le lien de réservation : foursducausse.fr | Fours du Causse',
  'Fours du Causse | cours de cuisine | Annecy |  | Le chiffre vient de foursducausse.fr. | ',
  'Fours du Causse | cours de cuisine | Annecy |  | Selon un article lu sur foursducausse.fr, il faut dix ans pour apprendre. | ',
  'Les Bois Flottés | location de kayak | Mimizan |  | Vous pouvez louer votre kayak directement sur lesboisflottes.fr. | Les Bois Flottés',
  'Les Bois Flottés | location de kayak | Mimizan |  | La location se paie en ligne sur lesboisflottes.fr. | Les Bois Flottés',
  'Les Bois Flottés | location de kayak | Mimizan |  | Les tarifs sont affichés sur lesboisflottes.fr. | ',
  "Les Bois Flottés | location de kayak | Mimizan |  | L'eau est à 20 °C en juin (source : lesboisflottes.fr). | ",
  'Les Bois Flottés | location de kayak | Mimizan |  | Écrivez à bonjour@lesboisflottes.fr la veille. | Les Bois Flottés',
  "Les Bois Flottés | location de kayak | Mimizan |  | 1. lesboisflottes.fr : kayaks biplaces à 12 € l'heure | Les Bois Flottés",
  "Les Bois Flottés | location de kayak | Mimizan |  | Les bons cadeaux s'achètent sur lesboisflottes.fr. | Les Bois Flottés",
  'Les Bois Flottés | location de kayak | Mimizan |  | Consultez lesboisflottes.fr pour les horaires des marées, ils les mettent à jour. | Les Bois Flottés',
  'Les Bois Flottés | location de kayak | Mimizan |  | Un article de lesboisflottes.fr explique comment pagayer. | ',
  'Les Bois Flottés | location de kayak | Mimizan |  | Comme indiqué sur lesboisflottes.fr, le courant est fort. | ',
  "Les Bois Flottés | location de kayak | Mimizan |  | D'après les chiffres publiés par lesboisflottes.fr, on loue surtout en août. | ",
  'Les Bois Flottés | location de kayak | Mimizan |  | Le site lesboisflottes.fr recense les spots de la côte. | ',
  'Cabinet Lunel | avocat | Nîmes |  | Me Claire Lunel (cabinetlunel.fr), avenue Feuchères, plaide en droit du travail. | Cabinet Lunel',
];

describeRule('R7 and R2f: one deals with a house on its site, or one only reads there', LINES.map(ruleCase));
