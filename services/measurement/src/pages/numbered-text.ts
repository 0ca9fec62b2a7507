import type { Bloc, Fait, Fragment } from '../documents/page/page.data.ts';
import { asksOnly, type Find, namesOnly } from './facts.ts';
import { type Block, sentencesOf } from './markdown.ts';

export type Text = { readonly blocs: Bloc[]; readonly faits: Fait[] };

/**
 * What a model wrote, as a page may show it: every sentence that states something carries the number of a fact, with
 * where it was found, or that it was found nowhere. A title that states something becomes a sentence like the others.
 */
export function numberedText(written: readonly Block[], find: Find): Text {
  const faits: Fait[] = [];
  const numero = (fait: string): number => {
    const known = faits.find((one) => one.fait === fait);
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
