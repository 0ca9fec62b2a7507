import { asksOnly, type Find, namesOnly } from './facts.ts';
import { type Block, sentencesOf } from './markdown.ts';

/** Words of the text; a `renvoi` is the number of a fact to check. */
export type Fragment = string | { renvoi: number };

/** The text to publish, in blocks. A model's words are data: shown, never trusted. */
export type Bloc =
  | { genre: 'intertitre'; texte: string }
  | { genre: 'paragraphe'; texte: Fragment[] }
  | { genre: 'liste'; points: Fragment[][] };

type Fait = { n: number; fait: string; source: string | null };

export type Text = { readonly blocs: Bloc[]; readonly faits: Fait[] };

/** A model's text for a page: each statement carries the number of a fact, a title that states something too. */
export function numberedText(written: readonly Block[], find: Find): Text {
  const faits: Fait[] = [];
  const numero = (fait: string): number => {
    const known = faits.find((earlier) => earlier.fait === fait);
    if (known !== undefined) return known.n;
    faits.push({ n: faits.length + 1, fait, source: find(fait) });
    return faits.length;
  };
  const fragments = (texte: string): Fragment[] =>
    sentencesOf(texte).flatMap((sentence, i): Fragment[] => {
      const text = i === 0 ? sentence : ` ${sentence}`;
      return asksOnly(sentence) ? [text] : [text, { renvoi: numero(sentence) }];
    });

  const blocs: Bloc[] = [];
  for (const block of written) {
    const { text } = block;
    const last = blocs.at(-1);
    if (block.kind === 'title' && block.level === 1) continue;
    if (block.kind === 'title' && namesOnly(text)) blocs.push({ genre: 'intertitre', texte: text });
    else if (block.kind !== 'point') blocs.push({ genre: 'paragraphe', texte: fragments(text) });
    else if (last?.genre === 'liste') last.points.push(fragments(text));
    else blocs.push({ genre: 'liste', points: [fragments(text)] });
  }
  return { blocs, faits };
}
