import type { Bloc, Fait, Fragment } from '../documents/page/page.data.ts';
import { asksOnly, namesOnly, type Trouver } from './faits.ts';
import { type Ecrit, sentencesOf } from './markdown.ts';

export type Texte = { readonly blocs: Bloc[]; readonly faits: Fait[] };

/**
 * What a model wrote, as a page may show it: every sentence that states something carries the number of a fact, with
 * where it was found, or that it was found nowhere. A title that states something becomes a sentence like the others.
 */
export function texteDe(ecrit: readonly Ecrit[], trouver: Trouver): Texte {
  const faits: Fait[] = [];
  const numero = (fait: string): number => {
    const known = faits.find((one) => one.fait === fait);
    if (known !== undefined) return known.n;
    faits.push({ n: faits.length + 1, fait, source: trouver(fait) });
    return faits.length;
  };
  const fragments = (texte: string): Fragment[] =>
    sentencesOf(texte).flatMap((sentence, i): Fragment[] => {
      const text = i === 0 ? sentence : ` ${sentence}`;
      return asksOnly(sentence) ? [text] : [text, { renvoi: numero(sentence) }];
    });

  const blocs: Bloc[] = [];
  const add = (block: Ecrit): void => {
    if (block.genre === 'titre') {
      if (block.niveau === 1) return;
      blocs.push(
        namesOnly(block.texte)
          ? { genre: 'intertitre', texte: block.texte }
          : { genre: 'paragraphe', texte: fragments(block.texte) },
      );
      return;
    }
    const last = blocs.at(-1);
    if (block.genre === 'paragraphe') blocs.push({ genre: 'paragraphe', texte: fragments(block.texte) });
    else if (last?.genre === 'liste') last.points.push(fragments(block.texte));
    else blocs.push({ genre: 'liste', points: [fragments(block.texte)] });
  };
  for (const block of ecrit) add(block);
  return { blocs, faits };
}
