import type { Doc, Unit } from './document/types.ts';
import { no, type Verdict } from './judge/verdict.ts';
import { hostOf, sameHost } from './names/domains.ts';

/** "📍 Allées Marines", under the line that names the house: where it is. */
export const ADDRESS = no('pas un nom d’entreprise', 'R6 · adresse de la maison au-dessus');
const tellsWhere = ({ line, text }: Unit): boolean => line > 0 && /^\s*(?:📍|📌|🗺)/u.test(text);

/** Hosts of films, whose links name who made them. */
const FILMS = ['youtube.com', 'youtu.be', 'vimeo.com', 'dailymotion.com'];

/** A line that is all link to a film names its author (R2f); what a customer is quoted with in a block of its own offers nobody. */
function quotes({ kind, marked, marks: [mark], head, text, quoted }: Unit): Verdict | null {
  const film =
    kind === 'paragraph' &&
    !marked &&
    mark?.kind === 'link' &&
    mark.from <= head &&
    mark.to >= text.trimEnd().length &&
    FILMS.some((host) => sameHost(hostOf(mark.url ?? ''), host));
  if (film) return no('source seulement', 'R2f · auteur d’un film');
  return quoted && /^\s*[«“"]/u.test(text) ? no('source seulement', 'R2f · dans un avis cité') : null;
}

/** "[1] Dupont, guide des prix": a note that a mark in the text calls is a source (R2f). */
function footnote(doc: Doc, unit: Unit): Verdict | null {
  // A renderer takes "[^1]:" away: it is looked for where the line begins in the answer.
  const from = doc.answer.lastIndexOf('\n', unit.map[0] ?? 0) + 1;
  const mark =
    /^\s*\[\^?\d{1,2}\]/u.exec(unit.text)?.[0].trim() ??
    /^\s*(\[\^\d{1,2}\]):/u.exec(doc.answer.slice(from, from + 12))?.[1];
  const called = mark !== undefined && doc.answer.indexOf(mark) !== doc.answer.lastIndexOf(mark);
  return called ? no('source seulement', 'R2f · note en bas de texte') : null;
}

/** What a line says of the names on it by how it is set: a film, a quotation, a note, an address. */
export const ofLine = (doc: Doc, unit: Unit, noted: boolean): Verdict | null =>
  quotes(unit) ?? (tellsWhere(unit) ? ADDRESS : null) ?? (noted ? footnote(doc, unit) : null);
