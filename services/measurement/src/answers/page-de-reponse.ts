import type { Document } from '@agence/proto/measurement/v1/measurement';
import { isoDay, isoMinute } from '@agence/words/paris';
import { agenceDe } from '../livrables/ecrire-livrable.ts';
import { slug } from '../livrables/slug.ts';
import type { Needs } from '../needs.ts';
import { lecturesDe } from '../states/lecture.ts';
import { partsOf } from './lues.ts';
import { montrees } from './montrer.ts';
import { renderReponse } from './reponse.view.ts';

const MOST = 60_000;

/** The page of one answer, in the agency's brand; null when it is not kept any more. */
export const pageDeReponse = async (needs: Needs, reponse: string): Promise<Document | null> => {
  const { mesure: id, n } = partsOf(reponse);
  const { state: mesure } = await needs.mesures.read(id);
  const question = mesure?.questions.find((asked) => asked.n === n)?.question;
  if (mesure === null || question === undefined || mesure.etat !== 'faite') return null;
  const lectures = await lecturesDe(needs, id, mesure, ({ _id }) => _id === reponse);
  const [shown] = await montrees(needs, id, mesure, lectures, MOST);
  if (shown?.le_ts === undefined) return null;
  const { fiche, compte, models } = mesure;
  const html = renderReponse({
    simulee: needs.models.some(({ id: model, simulated }) => simulated && models.includes(model)),
    agence: await agenceDe(needs, compte),
    client: { entreprise: fiche.entreprise },
    document: { numero: reponse, etabli: isoDay(needs.clock.now()) },
    ...{ question, ia: shown.ia, version: shown.version, reponse: shown },
    date: isoMinute(new Date(shown.le_ts * 1000)),
  });
  return { html, nom_de_fichier: `reponse-${slug(fiche.entreprise)}-${shown.essai}.html` };
};
