import type { LireReponseRequest, LireReponseResponse } from '@agence/proto/measurement/v1/readings';
import type { Needs } from '../../needs.ts';
import { etiquetteDite, INCONNUE, lecturesLues, reponseDe } from './reponse.ts';

/** An answer to label. Its reading is shown only once it is labelled, so that it cannot influence the label. */
export const lireReponse =
  (needs: Needs) =>
  async ({ compte, reponse }: LireReponseRequest): Promise<LireReponseResponse> => {
    const found = await reponseDe(needs, compte, reponse);
    const cell = await needs.cells.find(reponse);
    if (found === null || cell === null) return INCONNUE;
    const { answer, mesure, id } = found;
    const [kept] = await needs.etiquettes.these([reponse]);
    const [lue] = kept === undefined ? [] : await lecturesLues(needs, id, mesure, [reponse]);
    const { linesShown } = await import('@agence/reading');
    const value = {
      ...{ client: mesure.client, entreprise: mesure.fiche.entreprise, lignes: linesShown(answer.text) },
      question: mesure.questions.find(({ n }) => n === cell.n)?.question ?? '',
      modele: needs.models.find((model) => model.id === cell.model)?.label ?? cell.model,
      etiquette: kept && etiquetteDite(kept),
      lu: lue && {
        position: lue.reading.client_position ?? undefined,
        noms: lue.reading.businesses.map(({ name }) => name),
      },
    };
    return { result: { $case: 'reponse', value } };
  };
