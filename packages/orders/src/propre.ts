import { motif, sansDebuts } from './motif.ts';

const ATTRIBUTION = /^(?:le|on|am|il)\s.{6,300}\s?(?:a écrit|wrote|schrieb|ha scritto)\s*:?\s*$/isu;
const FORWARDED =
  /^\s*(?:[-_]{2,}\s*(?:message|e-?mail)\s+(?:d['’]origine|original|transféré|initial)\s*[-_]{2,}|_{10,}|début du message (?:réexpédié|transféré)\s*:)\s*$/iu;
const HEAD = /^\s*\*?(?:de|from|expéditeur|envoyé(?: le)?|sent|message du)\s*:\*?\s*\S/iu;
const HEAD_GOES_ON = /^\s*\*?(?:de|from|envoyé(?: le)?|sent|date|à|to|copie à|cc|objet|subject)\s*:\*?/iu;
const SIGNATURE = /^\s*(?:--|[-–—_*=~•]{3,}|—|__)\s*$/u;
/** Disclaimers and follow-us lines that companies append to every message. */
const BOILERPLATE =
  /^\s*(?:(?:ce|cet|le présent) (?:message|courriel|e-?mail|mail)\b.*(?:confidenti|destin|engagement|erreur|virus)|confidentialité\b|avis de confidentialité|p?\s*(?:pensez|penser) à l['’]environnement|p?\s*afin de (?:contribuer|respecter|préserver)|(?:ne m['’]imprimez|n['’]imprimez|avant d['’]imprimer|merci de n['’]imprimer)|(?:suivez|retrouvez|rejoignez)[- ]nous\b|this (?:e-?mail|message)\b)/iu;
const FROM_A_PHONE =
  /^\s*(?:envoyé (?:de|depuis|à partir d[eu])\b|sent from\b|get outlook for|télécharge[rz] outlook|obtenir outlook|provenance\s*:\s*courrier|garanti sans virus|sans virus)/iu;
const QUOTED = /^\s*(?:>|\|(?!\s*\w+\s*\|))/u;
/** Mail programs write the address of a link in brackets after its label. */
const LINK_BESIDE =
  / ?(?:\[(?:https?:\/\/|mailto:|tel:)[^\]\s]{0,500}\]|<(?:https?:\/\/|mailto:|tel:)[^>\s]{0,500}>)/giu;

/** Number of lines (1 to 3) that « Le … a écrit : » takes from here; 0 when it does not start here. */
const attribution = (lines: readonly string[], from: number): number => {
  if (!/^\s*(?:le|on|am|il)\s/iu.test(lines[from] ?? '')) return 0;
  const together = (count: number) => lines.slice(from, from + count).join(' ');
  return [1, 2, 3].find((count) => ATTRIBUTION.test(together(count).trim())) ?? 0;
};

const isHead = (lines: readonly string[], at: number): boolean =>
  HEAD.test(lines[at] ?? '') && lines.slice(at + 1, at + 5).some((line) => HEAD_GOES_ON.test(line));

const endsHere = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  return [FORWARDED, SIGNATURE, FROM_A_PHONE, BOILERPLATE].some((end) => end.test(line)) || isHead(lines, at);
};

/** The non-empty lines the sender typed. If the line after « Le … a écrit : » has no quote mark, the whole rest is quoted. */
function ecrit(texte: string): readonly string[] {
  const lines = texte
    .normalize('NFC')
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/\p{Extended_Pictographic}/gu, ' ')
    .replaceAll(/[ \u00a0\u202f]{2,}/gu, ' ')
    .replaceAll(LINK_BESIDE, '')
    .split(/\r\n|\r|\n/u);
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (endsHere(lines, at)) break;
    const attributed = attribution(lines, at);
    if (attributed > 0) {
      at += attributed - 1;
      const next = lines.slice(at + 1).find((line) => line.trim() !== '') ?? '';
      if (!QUOTED.test(next)) break;
    } else if (!QUOTED.test(lines[at] ?? '')) kept.push((lines[at] ?? '').trim());
  }
  return kept.filter((line) => line !== '');
}

const SALUT = motif(
  "(?:bonjour|bonsoir|hello|salut|coucou|bjr|madame|monsieur|messieurs|mesdames|cher|chere)(?: (?:a tous|a toutes|a vous|l'equipe|toute l'equipe|madame|monsieur|mme|m\\.?|messieurs|mesdames|cher|chere|et|\\p{L}[\\p{L}'’-]*)){0,3} ?[,;]?",
);
const POLI =
  "(?:tres |bien |tout )?(?:merci(?: (?:bien|beaucoup|d'avance|par avance|a vous|pour tout|encore|de votre (?:aide|retour|reactivite)))*|cordialement(?: (?:votre|a vous))?|cdlt|cdt|bien a (?:vous|toi)|sinceres salutations|salutations(?: distinguees)?|meilleures salutations|(?:veuillez|je vous prie d'|nous vous prions d')[^.]{0,60}salutations[^.]{0,30}|belle journee(?: a vous)?|(?:tres )?bonne (?:journee|soiree|fin de journee|fin de semaine|semaine|reception|continuation|apres-midi)(?: a vous| a tous)?|bon (?:week-end|weekend)|a (?:bientot|tres vite|plus)|amicalement|respectueusement|svp|s'il vous plait)";
/** True for a polite ending, alone or with a name of up to three words. */
const estFin = (line: string): boolean => {
  const rest = sansDebuts(line, POLI);
  const names = rest === '' ? [] : rest.split(/[\s,;]+/u);
  return (
    rest !== line.trim() && names.length <= 3 && names.every((name) => /^\p{L}*[\p{L}'’.-]*$/u.test(name))
  );
};

/** Words that give, change or hold back an order: a line with one of them is no signature. */
const PARLE =
  /\b(?:ps|p\.s|nb|si|quand|sauf|pas|mais|finalement|aussi|attend\w*|annul\w*|retir\w*|supprim\w*|ajout\w*|lanc\w*|corrig\w*|chang\w*|mett\w*|remplac\w*|resil\w*|résil\w*|coup\w*|pour|dès|demain|lundi|mardi|mercredi|jeudi|vendredi|je|nous|vous|merci de)\b|[?:]/iu;
const JOINDRE =
  /^(?:[+(]?\d[\d\s().+/|-]{7,}|(?:t[ée]l|tel|port|mobile|fax|p|t|m)[\s.:]*[+(]?\d[\d\s().-]{7,}\d|\S+@\S+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+|(?:\d{1,4}\s*(?:bis|ter)?,?\s+(?:rue|avenue|av\.?|bd|boulevard|place|quai|chemin|allée|route|impasse|cours|zone|za|zi)\s.{2,80})|(?:bp\s*\d+\s*)?\d{5}\s+\p{Lu}[\p{L}' -]{1,40})(?:\s*[|•·–-]\s*\S.{0,80})?$/iu;
const PERSONNEL_MOTS = 8;

const joint = (line: string): boolean => JOINDRE.test(line);
const signe = (line: string): boolean =>
  joint(line) || (line.split(/\s+/u).length <= PERSONNEL_MOTS && !PARLE.test(line));

/**
 * Keeps the lines that carry the message: no greetings, polite endings, signatures and contact details. `poli`: it has a
 * polite ending.
 */
export function propre(texte: string) {
  const all = ecrit(texte);
  const begin = all.findIndex((line) => !SALUT.test(line));
  const body = begin === -1 ? [] : all.slice(begin);
  const closing = body.findIndex((line) => estFin(line));
  const before = closing === -1 ? body : body.slice(0, closing);
  const after = closing === -1 ? [] : body.slice(closing + 1).filter((line) => !estFin(line) && !signe(line));
  // The first line, and a line of one word, may hold an address or a site that the order needs.
  const lignes = [...before, ...after].filter((line, at) => at === 0 || !joint(line) || /^\S+$/u.test(line));
  return { lignes, poli: closing !== -1 };
}

/** Replaces masked text; `tientLieu` refuses a value that contains it. */
const TU = '▒▒▒';
const TELEPHONE = /(?<![\p{L}\d#])(?:\+\d{1,3}[\s.(]*|0)\d(?:[\s.-]?\d{2}){4}(?!\d)/gu;
const RUE =
  /(?<![\p{L}\d])\d{1,4}\s?(?:bis|ter)?,?\s(?:rue|avenue|av\.|bd|boulevard|place|quai|chemin|allée|route|impasse|cours)\s[^,;|\n]{2,60}/giu;
const CODE_POSTAL = /(?<![\p{L}\d#])\d{5}\s\p{Lu}[\p{L}’'-]*(?:[ -]\p{Lu}[\p{L}’'-]*){0,3}/gu;

/** Masks telephone numbers and postal addresses inside a line. */
export const sansCoordonnees = (line: string): string =>
  [TELEPHONE, RUE, CODE_POSTAL].reduce((text, personal) => text.replaceAll(personal, TU), line);
