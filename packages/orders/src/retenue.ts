import { poli } from './autour.ts';
import type { Contexte } from './forme.ts';
import { lire } from './lire.ts';
import { plat } from './morceaux.ts';
import { ADRESSES } from './mots.ts';
import { autresNommes } from './nom.ts';
import { LIBRES, type Ordre, type Pourquoi } from './ordre.ts';

/** Not yet decided by who writes, wherever it stands: « (à valider) », « reste à voir avec le client », « brouillon ». */
const SUSPENDU =
  /(?<!questions? )(?<!\p{L})(?:a|reste a) (?:me |nous |faire |re)?(?:confirmer|valider|verifier|revoir|voir|discuter|preciser|definir|decider|relire|completer|trancher)(?!\p{L})|(?<!\p{L})(?:brouillon|provisoire|pour (?:test|essai|exemple)|a titre d'exemple|ceci est un (?:test|essai|exemple)|(?:on|nous) en repar\p{L}+)(?!\p{L})|(?<!\p{L})je (?:pense|crois|suppose)\s*$/mu;
/** All keys are cut, or none. */
const UNE_CLE = /(?<!\p{L})(?:une|cette|sa|leur|ta|1) cle(?!\p{L})/u;
/** One or the other: « la 3, ou la 4 ». */
const AU_CHOIX = /(?<!\p{L})ou (?:bien|alors|plutot|sinon|(?:la |le |les )?(?:questions? )?(?:n°? ?)?\d)/u;
/** Asked whether, though no mark says so. */
const DEMANDE =
  /(?<!\p{L})est-ce qu(?:e |'|’)? ?(?:il |on |je |nous )?(?:faut|faudrait|dois|doit|devons|devrait|devrions|vaut)|(?<!\p{L})(?:faut-il|faudrait-il|dois-je|doit-on|devons-nous|devrait-on|vaut-il)/u;
/** What a line that may be an order speaks of. */
const PARLE_D_ORDRE =
  /ajout|plac|retir|supprim|enlev|corrig|modifi|lanc|valid|diagnos|audit|client|prospect|question|page|formule|virement|cle|adresse|marque|resili|compte|livrable|document|aide/u;

/** Lists and answers to questions are orders of many lines, each of which may be one. */
const DE_PLUSIEURS_LIGNES = new Set(['ajuster', 'oui']);

/** Whether lines are orders by themselves, and not all the same one. */
const plusieurs = (ordre: Ordre, lines: readonly string[], contexte: Contexte): boolean => {
  if (lines.length < 2 || DE_PLUSIEURS_LIGNES.has(ordre.geste)) return false;
  const read = lines.filter((line) => PARLE_D_ORDRE.test(plat(line))).map((line) => lire(line, contexte));
  const orders = read.flatMap((lu) => ('ordre' in lu ? [lu.ordre] : []));
  return (
    orders.some(({ geste }) => geste !== ordre.geste) ||
    new Set(orders.map((one) => JSON.stringify(one))).size > 1
  );
};

/** Whether a few words go on the sentence that are neither politeness nor a reason: they may take back what stands before them. */
export const estNuance = (dessous: string): boolean => {
  const rest = (dessous.split('\n', 1)[0] ?? '').replace(/^[\s,;.:!()–-]+|[\s.!)]+$/gu, '');
  const words = rest.split(/\s+/u);
  const raison = /(?<!\p{L})(?:est|sont|a|ont|va|vont|vient|viennent)(?!\p{L})/u.test(plat(rest));
  const prenom = words.length === 1 && /^\p{Lu}/u.test(rest);
  return rest !== '' && words.length <= 4 && !raison && !prenom && !poli(rest) && !poli(words[0] ?? '');
};

/**
 * Why an order that was read is held back all the same, null when nothing does: looked for in the whole of what was typed,
 * however it was cut to read it. What is quoted is somebody's question.
 */
export function retenue(ordre: Ordre, texte: string, contexte: Contexte): Pourquoi | null {
  const dit = texte.replaceAll(/«[^»]*»|“[^”]*”|"[^"\n]*"/gu, ' ');
  const { client, geste } = ordre;
  // What a house is called says nothing of the order.
  const folded = client === undefined ? plat(dit) : plat(dit).replaceAll(plat(client.entreprise), ' ');
  if (DEMANDE.test(folded)) return 'question';
  if (!LIBRES.has(geste) && (SUSPENDU.test(folded) || AU_CHOIX.test(folded))) return 'reserve';
  if (geste === 'revoquer' && UNE_CLE.test(folded)) return 'reserve';
  // What is corrected may well be called like another client.
  if (client !== undefined && geste !== 'corriger' && autresNommes(dit, client, contexte.clients).length > 0)
    return 'plusieurs';
  const lines = dit.split('\n').filter((line) => line.trim() !== '');
  const twice = lines.some((line) => new Set(line.match(ADRESSES)).size > 1);
  if ((geste === 'adresses' && twice) || plusieurs(ordre, lines, contexte)) return 'plusieurs';
  return null;
}
