import { fr } from '@agence/gesture';
import type { CitationIncertaine } from '@agence/proto/measurement/v1/readings';
import type { Needs } from '../needs.ts';
import type { Rpc } from '../rpc.ts';
import { autour, derniereMesure, dite } from './effet.ts';

const NOMMEE = fr`La réponse recommande ce nom, mais rien n'établit qu'il s'agit bien de ce client.`;
const VUE = fr`Ce nom figure dans la réponse, mais rien n'établit qu'elle le recommande.`;

/** The uncertain citations of the last measurement, undecided ones first; without those whose answer is deleted. */
export const lireIncertaines =
  (needs: Needs): Rpc['lireIncertaines'] =>
  async ({ compte, client }) => {
    const last = await derniereMesure(needs, compte, client);
    if (last === null || last.incertaines.length === 0) return { citations: [] };
    const decided = await needs.citations.of(last.id);
    const ids = last.incertaines.map(({ reponse }) => reponse);
    const texts = new Map((await needs.answers.these(ids)).map((answer) => [answer._id, answer]));
    const citations = last.incertaines.flatMap(({ reponse, n, model, debut, fin, nommee }) => {
      const text = texts.get(reponse)?.text;
      const question = last.mesure.questions.find((asked) => asked.n === n)?.question ?? '';
      const modele = needs.models.find(({ id }) => id === model)?.label ?? model;
      const decision = decided.get(reponse);
      const tranchee = decision && dite(decision);
      const known = { reponse, question, modele, pourquoi: nommee ? NOMMEE : VUE, tranchee };
      return text === undefined ? [] : [{ ...known, ...autour(text, debut, fin) }];
    });
    const isDecided = ({ tranchee }: CitationIncertaine) => Number(tranchee !== undefined);
    return { citations: citations.toSorted((a, b) => isDecided(a) - isDecided(b)) };
  };
