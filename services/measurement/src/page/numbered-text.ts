import { asksOnly, type Find, namesOnly } from './facts.ts';
import { type Block, sentencesOf } from './markdown.ts';
import type { Bloc, Fait, Fragment } from './page.data.ts';

export type Text = { readonly blocs: Bloc[]; readonly faits: Fait[] };

/**
 * A model's text for a page: each statement carries the number of a fact, with its source, or none found. A title that
 * states something becomes a sentence.
 */
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
  const add = (block: Block): void => {
    if (block.kind === 'title') {
      if (block.level === 1) return;
      blocs.push(
        namesOnly(block.text)
          ? { genre: 'intertitre', texte: block.text }
          : { genre: 'paragraphe', texte: fragments(block.text) },
      );
      return;
    }
    const last = blocs.at(-1);
    if (block.kind === 'paragraph') blocs.push({ genre: 'paragraphe', texte: fragments(block.text) });
    else if (last?.genre === 'liste') last.points.push(fragments(block.text));
    else blocs.push({ genre: 'liste', points: [fragments(block.text)] });
  };
  for (const block of written) add(block);
  return { blocs, faits };
}
