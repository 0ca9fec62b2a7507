/** A block of what a model wrote, its words bare of any markup. */
export type Ecrit =
  | { readonly genre: 'titre'; readonly niveau: number; readonly texte: string }
  | { readonly genre: 'paragraphe'; readonly texte: string }
  /** `sous`: set back under another point. */
  | { readonly genre: 'point'; readonly texte: string; readonly sous: boolean };

const MOST_BLOCKS = 80;
const LONGEST = 1500;

const bare = (text: string): string =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);

const lineOf = (line: string): Ecrit | null => {
  const [, marks, title] = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line) ?? [];
  if (marks !== undefined) return { genre: 'titre', niveau: marks.length, texte: bare(title ?? '') };
  const [, back, point] = /^(\s*)(?:[-*+•]|\d{1,2}[.)])\s+(.*)$/.exec(line) ?? [];
  if (point !== undefined) return { genre: 'point', texte: bare(point), sous: /\t|\s{2}/.test(back ?? '') };
  // A table cannot carry the numbers of its facts: each of its rows is a point.
  const cells = /^\s*\|(.*)\|\s*$/.exec(line)?.[1]?.split('|');
  if (cells !== undefined)
    return { genre: 'point', texte: bare(cells.map((cell) => cell.trim()).join(' : ')), sous: false };
  return line.trim() === '' ? null : { genre: 'paragraphe', texte: bare(line) };
};

const isRule = (line: string): boolean => /^\s*(?:`{3,}.*|~{3,}.*|[-*_=]{3,}|\|[\s|:-]+\|)\s*$/.test(line);

/** What a model wrote in Markdown, block by block; lines of one paragraph are one block. */
export function blocksOf(markdown: string): readonly Ecrit[] {
  const blocks: Ecrit[] = [];
  let open = false;
  for (const line of markdown.split(/\r?\n/)) {
    const block = isRule(line) ? null : lineOf(line);
    const last = blocks.at(-1);
    if (block?.genre === 'paragraphe' && open && last !== undefined && last.genre !== 'titre')
      blocks[blocks.length - 1] = { ...last, texte: `${last.texte} ${block.texte}`.slice(0, LONGEST) };
    else if (block !== null && block.texte !== '') blocks.push(block);
    open = block !== null && block.genre !== 'titre';
  }
  return blocks.slice(0, MOST_BLOCKS);
}

/** A text cut into its sentences. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}«"“(\d])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
