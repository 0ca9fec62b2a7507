import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { foldedWords } from '@agence/words/folded';
import type { Etiquette } from './etiquette.store.ts';

/** Most names of a label, and most characters of a name. */
const [NOMS, SIGNES] = [50, 120];

export const DEJA = fr`Cette réponse est déjà étiquetée : la première étiquette reste, puisque la lecture est montrée ensuite.`;
const TROP = fr`Une étiquette a ${NOMS} noms au plus, de ${SIGNES} signes chacun.`;
const absent = (nom: string) =>
  fr`« ${nom} » ne se lit pas dans la réponse : recopiez chaque nom comme elle l'écrit.`;
const place = (count: number) =>
  count === 0
    ? fr`La place se compte parmi les noms : écrivez aussi celui du client.`
    : fr`La place va de 1 à ${count}, le nombre de noms écrits.`;

type Etiqueter = { readonly etiquette: Etiquette; readonly texte: string };

const readIn = (texte: string): ((nom: string) => boolean) => {
  const text = foldedWords(texte).join('');
  return (nom) => foldedWords(nom).length > 0 && text.includes(foldedWords(nom).join(''));
};

/** A label is accepted when its names occur in the answer, and the client's position is within the names. */
export const etiqueter = (
  state: Etiquette | null,
  { etiquette, texte }: Etiqueter,
): Decision<Etiquette, never> => {
  const { noms, position } = etiquette;
  if (state !== null) return refuse('conflict', DEJA);
  if (noms.length > NOMS || noms.some(({ length }) => length > SIGNES)) return refuse('invalid', TROP);
  const reads = readIn(texte);
  const wrong = noms.find((nom) => !reads(nom));
  if (wrong !== undefined) return refuse('invalid', absent(wrong));
  const fits = position === null || (Number.isInteger(position) && position >= 1 && position <= noms.length);
  return fits ? propose(etiquette, []) : refuse('invalid', place(noms.length));
};
