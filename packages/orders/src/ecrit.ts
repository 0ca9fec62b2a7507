/** Extracts the lines a sender typed: drops quoted messages, signatures and the adverts of mail programs. */

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
export function ecrit(texte: string): readonly string[] {
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
