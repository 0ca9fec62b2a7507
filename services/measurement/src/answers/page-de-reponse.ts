import type { Document } from '@agence/proto/measurement/v1/measurement';
import { isoDay, isoMinute } from '@agence/words/paris';
import { agenceDe } from '../livrables/ecrire-livrable.ts';
import { slug } from '../livrables/slug.ts';
import type { Needs } from '../needs.ts';
import { lecturesDe } from '../states/lecture.ts';
import { filtrer, partsOf, TOUTES } from './lues.ts';
import { montrees } from './montrer.ts';
import { renderReponse } from './reponse.view.ts';

/** Bytes of HTML for the text of one answer alone, and for those of a page together. */
const [ALONE, TOGETHER] = [60_000, 100_000];

type Asked = { readonly mesure: string; readonly n: number; readonly reponse: string };

/** The answers to a question, or one of them, as a page in the agency's brand; null when they are not kept any more. */
const pageDe = async (
  needs: Needs,
  numero: string,
  { mesure: id, n, reponse }: Asked,
): Promise<Document | null> => {
  const { state: mesure } = await needs.mesures.read(id);
  const question = mesure?.questions.find((asked) => asked.n === n)?.question;
  if (mesure === null || question === undefined || mesure.etat !== 'faite') return null;
  const all = await lecturesDe(needs, id, mesure, (cell) => cell.n === n);
  const kept = filtrer(all, { ...TOUTES, reponse }, mesure.models).filter(({ answer }) => answer !== null);
  const most = Math.min(ALONE, Math.floor(TOGETHER / kept.length));
  const reponses = await montrees(needs, id, mesure, kept, most);
  if (reponses.length === 0) return null;
  const { fiche, compte, models } = mesure;
  const html = renderReponse({
    simulee: needs.models.some(({ id: model, simulated }) => simulated && models.includes(model)),
    agence: await agenceDe(needs, compte),
    client: { entreprise: fiche.entreprise },
    document: { numero, etabli: isoDay(needs.clock.now()) },
    question,
    reponses: reponses.map((shown) => ({ ...shown, date: isoMinute(new Date((shown.le_ts ?? 0) * 1000)) })),
  });
  const [who, seule] = [slug(fiche.entreprise), reponse !== ''];
  const nom = seule ? `reponse-${who}-${reponses[0]?.essai}` : `reponses-${who}-question-${n}`;
  return { html, nom_de_fichier: `${nom}.html` };
};

export const pageDeReponse = (needs: Needs, reponse: string): Promise<Document | null> =>
  pageDe(needs, reponse, { ...partsOf(reponse), reponse });

/** `question`: the id of a measurement, then the number of its question. */
export const pageDesReponses = (needs: Needs, question: string): Promise<Document | null> => {
  const [, mesure = '', n = '0'] = /^(.+):(\d{1,9})$/.exec(question) ?? [];
  return pageDe(needs, question, { mesure, n: Number(n), reponse: '' });
};
