import { html, type Vue } from '@agence/look/html';
import { lectureDeReponse, legendeDeReponse, texteDeReponse } from '@agence/look/reponse';
import type { Document as Opened } from '@agence/proto/measurement/v1/measurement';
import type { ReponseMontree } from '@agence/proto/measurement/v1/readings';
import { isoDay, isoMinute } from '@agence/words/paris';
import { type Fait, fiche } from '../documents/components/cadre.ts';
import { citer, dire } from '../documents/components/texte.ts';
import { dateCourte, heure } from '../documents/dates.ts';
import { type Document, ecrireDocument } from '../documents/standalone.ts';
import { fr, mot } from '../documents/typo.ts';
import { agenceDe } from '../livrables/ecrire-livrable.ts';
import { slug } from '../livrables/slug.ts';
import type { Needs } from '../needs.ts';
import { lecturesDe } from '../states/lecture.ts';
import { ALONE, filtrer, partsOf } from './lues.ts';
import { montrees } from './montrer.ts';

/** Bytes of HTML for the texts of a page together. */
const TOGETHER = 100_000;

/** `date`: Paris time of the answer, YYYY-MM-DDTHH:mm. */
type Datee = ReponseMontree & { readonly date: string };

/** `numero` is the id of the answer, or of the question in its measurement. */
type Donnees = Document['donnees'];

type Dit = Pick<Document, 'genre' | 'titre' | 'resume' | 'lignes'> & {
  readonly surtitre: string;
  readonly faits: readonly Fait[];
  readonly corps: Vue;
};

const COUPEE = fr`La suite est trop longue pour cette page.`;

const texteDe = (reponse: Datee): Vue =>
  reponse.coupee
    ? [texteDeReponse(reponse), html`<p class="note">${dire(COUPEE)}</p>`]
    : texteDeReponse(reponse);

const rang = (id: string, titre: Vue, marge: Vue, corps: Vue): Vue =>
  html`<section class="rang" aria-labelledby=${id}>
    <div class="manchette"><h2 id=${id}>${titre}</h2>${marge}</div>
    <div class="colonne">${corps}</div>
  </section>`;

const FIGEE = fr`Le texte ne change plus ; une personne peut corriger sa lecture.`;

const une = ({ client, document }: Donnees, question: string, reponse: Datee): Dit => {
  const { ia, version, date } = reponse;
  return {
    surtitre: 'Réponse d’une IA',
    genre: `Réponse du ${dateCourte(date)}`,
    titre: [`Réponse de ${ia}`, client.entreprise],
    resume: fr`Ce que ${mot(ia)} a répondu à « ${mot(question)} »`,
    lignes: [fr`Référence ${mot(document.numero)}`, fr`Lue le ${dateCourte(document.etabli)}. ${FIGEE}`],
    faits: [
      ['IA', citer(ia)],
      ...(version === '' ? [] : [['Version', citer(version)] as const]),
      ['Réponse du', `${dateCourte(date)}, ${heure(date)}`],
    ],
    corps: [
      rang('reponse', 'Réponse', legendeDeReponse, texteDe(reponse)),
      rang('lecture', 'Lecture et sources', null, lectureDeReponse(reponse)),
    ],
  };
};

const sectionDe = (reponse: Datee, i: number): Vue => {
  const { ia, essai, date, version, verdict } = reponse;
  const marge = html`<p>${dateCourte(date)}, ${heure(date)}<br />${citer(version)}</p>
    ${i === 0 ? legendeDeReponse : null}`;
  const corps = html`${texteDe(reponse)}<p class="note">${verdict}</p>`;
  return rang(`r${i}`, html`${citer(ia)}, réponse\u00a0${essai}`, marge, corps);
};

const toutes = ({ client, document }: Donnees, question: string, reponses: readonly Datee[]): Dit => ({
  surtitre: 'Réponses des IA',
  genre: 'Réponses à une question',
  titre: ['Réponses des IA', client.entreprise],
  resume: fr`Ce que les IA ont répondu à « ${mot(question)} »`,
  lignes: [
    fr`Référence ${mot(document.numero)}`,
    fr`Lues le ${dateCourte(document.etabli)}. Les textes ne changent plus ; une personne peut corriger leur lecture.`,
  ],
  faits: [['Réponses', `${reponses.length}`]],
  corps: reponses.map(sectionDe),
});

function rendre(donnees: Donnees, question: string, reponses: readonly Datee[]): string {
  const [only, ...others] = reponses;
  const { surtitre, faits, corps, ...said } =
    only !== undefined && others.length === 0
      ? une(donnees, question, only)
      : toutes(donnees, question, reponses);
  return ecrireDocument({
    ...said,
    donnees,
    question: fr`Écrivez-nous en citant cette référence.`,
    feuilles: ['reponse'],
    matiere: html`<div class="rang ouverture">
        <div>${fiche([['Client', citer(donnees.client.entreprise)], ...faits])}</div>
        <div><p class="genre">${surtitre}</p><h1 class="long">${citer(question)}</h1></div>
      </div>
      ${corps}`,
  });
}

type Asked = { readonly mesure: string; readonly n: number; readonly reponse: string };

/** The answers to a question, or one of them, as a page in the agency's brand; null when they are not kept any more. */
const pageDe = async (
  needs: Needs,
  numero: string,
  { mesure: id, n, reponse }: Asked,
): Promise<Opened | null> => {
  const { state: mesure } = await needs.mesures.read(id);
  const question = mesure?.questions.find((asked) => asked.n === n)?.question;
  if (mesure === null || question === undefined || mesure.etat !== 'faite') return null;
  const all = await lecturesDe(needs, id, mesure, (cell) => cell.n === n);
  const kept = filtrer(all, { reponse }, mesure.models).filter(({ answer }) => answer !== null);
  const most = Math.min(ALONE, Math.floor(TOGETHER / kept.length));
  const shown = await montrees(needs, id, mesure, kept, most);
  if (shown.length === 0) return null;
  const { fiche: client, compte, models } = mesure;
  const donnees = {
    simulee: needs.models.some(({ id: model, simulated }) => simulated && models.includes(model)),
    agence: await agenceDe(needs, compte),
    client: { entreprise: client.entreprise },
    document: { numero, etabli: isoDay(needs.clock.now()) },
  };
  const dated = shown.map((own) => ({ ...own, date: isoMinute(new Date((own.le_ts ?? 0) * 1000)) }));
  const who = slug(client.entreprise);
  const nom = reponse === '' ? `reponses-${who}-question-${n}` : `reponse-${who}-${shown[0]?.essai}`;
  return { html: rendre(donnees, question, dated), nom_de_fichier: `${nom}.html` };
};

export const pageDeReponse = (needs: Needs, reponse: string) =>
  pageDe(needs, reponse, { ...partsOf(reponse), reponse });

/** `question`: the id of a measurement, then the number of its question. */
export const pageDesReponses = (needs: Needs, question: string) => {
  const [, mesure = '', n = '0'] = /^(.+):(\d{1,9})$/.exec(question) ?? [];
  return pageDe(needs, question, { mesure, n: Number(n), reponse: '' });
};
