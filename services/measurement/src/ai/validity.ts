import type { Outcome } from './port.ts';

export type Invalid = 'vide' | 'tronquée' | 'refus' | 'filtrée' | 'échec';
export type Validity = { valid: true } | { valid: false; why: Invalid };

const invalid = (why: Invalid): Validity => ({ valid: false, why });

/** Whether an outcome counts in the denominator: the answer is not empty, cut or a refusal. */
export const validity = (outcome: Outcome): Validity => {
  if (outcome.kind !== 'answer') return invalid('échec');
  if (outcome.finish === 'refusal') return invalid('refus');
  if (outcome.finish === 'filtered') return invalid('filtrée');
  if (outcome.text.replace(/[\s\p{P}]+/gu, '') === '') return invalid('vide');
  if (outcome.finish === 'length') return invalid('tronquée');
  return isRefusal(outcome.text) ? invalid('refus') : { valid: true };
};

/**
 * A refusal begins by saying that it cannot answer or recommend, and names nobody afterwards. Only the beginning is
 * read: « je ne peux pas garantir les horaires » at the end of a list is no refusal.
 */
const isRefusal = (text: string): boolean => {
  const plain = unmarked(text);
  const opening = plain.slice(0, OPENING);
  const positions = REFUSALS.map((pattern) => opening.search(pattern)).filter((at) => at >= 0);
  return positions.length > 0 && !OFFERS.some((pattern) => pattern.test(plain.slice(Math.min(...positions))));
};

const OPENING = 320;

const unmarked = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[*_#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const HELPS = [
  'confirmer',
  'recommander',
  'conseiller',
  'citer',
  'nommer',
  'proposer',
  'suggérer',
  'répondre',
  'aider',
  'fournir',
  'donner',
  'indiquer',
  'désigner',
  'orienter',
  'dire (?:qui|quel|où)',
  'établir',
  'classer',
  'choisir',
  'comparer',
  'satisfaire',
  'accéder',
  'consulter',
  'rechercher',
  'chercher',
];
const HELP = `(?:${HELPS.join('|')})`;
const NOT_ABLE = `(?:ne (?:peux|puis|pourrai|saurais) (?:malheureusement |hélas |donc |honnêtement )?(?:pas|vous|te|ni)|ne suis (?:malheureusement |hélas |donc )?pas (?:en mesure|capable|en capacité|autorisé|habilité))`;

const REFUSALS = [
  new RegExp(`\\bje ${NOT_ABLE}[^.!?:;]{0,80}\\b${HELP}`),
  new RegExp(
    `\\b(?:il m'est|cela m'est) (?:malheureusement )?(?:impossible|difficile)[^.!?:;]{0,40}\\b${HELP}`,
  ),
  /\bje (?:préfère|dois) (?:ne pas|m'abstenir|éviter de|refuser)/,
  /\bje n'ai (?:malheureusement |hélas )?(?:pas|aucun)[^.!?:;]{0,60}\b(?:informations?|données|nom|adresse|recommandation|connaissance)/,
  /\bje n'ai pas (?:malheureusement )?(?:accès|la possibilité|de quoi)\b/,
  /\bje ne (?:dispose|connais|recommande|possède|trouve|vois) (?:malheureusement |hélas |donc )?(?:pas|d'aucun|aucun|personne)/,
  /\b(?:désolée?|navrée?)[^.!?]{0,60}\bje ne (?:peux|puis)/,
  /\bi(?:'m| am)? (?:can't|cannot|unable to|not able to)\b/,
  /\ben tant qu'(?:ia|intelligence artificielle|assistant|modèle)[^.!?]{0,80}\bne (?:peux|puis|suis)/,
];

/** After a refusal: words that recommend somebody all the same, or a list of names. */
const OFFERS = [
  /\bvoici (?!comment|quelques (?:conseils|pistes|critères|étapes|questions|réflexes|points|repères|moyens)|(?:des|les|mes|trois|quatre|cinq) (?:conseils|pistes|critères|étapes|questions|réflexes|points|repères|moyens)|ce que|la (?:méthode|marche))/,
  /\bje peux (?:en revanche |toutefois |cependant |malgré tout )?(?:vous |te )?(?:donner|signaler|citer|indiquer|proposer|suggérer|partager|nommer) (?!comment|(?:des|les|quelques) (?:conseils|critères|repères|étapes))/,
  /\b(?:je (?:commencerais|regarderais|choisirais|retiendrais|citerais|vous conseille(?:rais)? (?:plutôt )?(?:le |la |l'|les )?(?=\p{L})(?!de |d'|vivement de))|les noms qui reviennent|sont (?:souvent|régulièrement) cités?)/u,
];
