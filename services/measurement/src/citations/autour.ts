/** Characters shown on each side of the name. */
const AUTOUR = 160;

const sansMarques = (text: string): string => text.replaceAll(/[*_#`|>]+/g, ' ').replaceAll(/\s+/g, ' ');

/** The words of an answer around a name, cut at spaces. */
export const autour = (text: string, debut: number, fin: number) => {
  const [from, to] = [Math.max(0, debut - AUTOUR), fin + AUTOUR];
  const [before, after] = [text.slice(from, debut), text.slice(fin, to)];
  return {
    avant: sansMarques(from === 0 ? before : `… ${before.slice(before.indexOf(' ') + 1)}`),
    nom: sansMarques(text.slice(debut, fin)),
    apres: sansMarques(to >= text.length ? after : `${after.slice(0, after.lastIndexOf(' '))} …`),
  };
};
