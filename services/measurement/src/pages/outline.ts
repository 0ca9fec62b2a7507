import { fr } from '@agence/gesture';
import { foldedWords } from '@agence/words/folded';
import type { Bloc, PageData } from '../documents/page/page.data.ts';

const folded = (text: string): string => foldedWords(text).join(' ');

/** Why a part is there, by its title. */
const pourquoi = (titre: string, question: string): string => {
  if (folded(titre) === folded(question)) return fr`La même question, pour détailler la réponse.`;
  return titre.trimEnd().endsWith('?')
    ? fr`Une autre question que le même client se pose ensuite.`
    : fr`Un complément à la réponse, pour le même client.`;
};

/** The outline of a page: question, answer, then the parts. */
export const outlineOf = (question: string, blocs: readonly Bloc[]): PageData['plan'] => [
  { titre: question, pourquoi: fr`La question, dans les mots du client : c'est elle que l'on pose aux IA.` },
  {
    titre: fr`La réponse en quelques phrases`,
    pourquoi: fr`Elle se lit seule : une IA peut la reprendre telle quelle.`,
  },
  ...blocs.flatMap((bloc) =>
    bloc.genre === 'intertitre' ? [{ titre: bloc.texte, pourquoi: pourquoi(bloc.texte, question) }] : [],
  ),
];
