import { fr } from '@agence/gesture';
import type { EtatDeQuestion } from '@agence/proto/clients/v1/questions';
import { ETATS, isEtat } from '@agence/words/etats';
import { combien, nombre } from '@agence/words/french';
import type { Ligne, Tableau } from './lettre.ts';

/** A question with its result, and its page if one exists; `visee`: its page may also be about to be written. */
export type Resultat = Pick<
  EtatDeQuestion,
  'n' | 'question' | 'etat' | 'rang' | 'cite' | 'reponses' | 'devant' | 'page' | 'visee'
>;

const ligne = ({ n, question, etat, cite, reponses, devant: [first] }: Resultat): Ligne => ({
  repere: `${n}`,
  texte: question,
  etat: isEtat(etat) ? etat : undefined,
  note: first === undefined ? undefined : fr`devant : ${first.entreprise} (${nombre(first.reponses)})`,
  valeur: fr`${nombre(cite)}\u00a0sur\u00a0${nombre(reponses)}`,
});

/** A table of the questions by rank; its title counts the questions in each state. */
export const resultats = (etats: readonly Resultat[]): readonly Tableau[] => {
  const counts = Object.entries(ETATS).flatMap(([etat, { signe, un, plusieurs }]) => {
    const count = etats.filter((question) => question.etat === etat).length;
    return count === 0 ? [] : [`${signe} ${combien(count, un, plusieurs)}`];
  });
  const lignes = etats.toSorted((a, b) => a.rang - b.rang).map(ligne);
  return lignes.length === 0 ? [] : [{ titre: counts.join(' · '), lignes }];
};
