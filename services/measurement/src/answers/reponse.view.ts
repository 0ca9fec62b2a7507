import { html, type Vue } from '@agence/look/html';
import { lectureDeReponse, legendeDeReponse, type Reponse, texteDeReponse } from '@agence/look/reponse';
import { type Fait, fiche } from '../documents/components/cadre.ts';
import { citer, dire } from '../documents/components/texte.ts';
import { dateCourte, heure } from '../documents/dates.ts';
import type { Agence, Client } from '../documents/document.data.ts';
import { type Document, ecrireDocument } from '../documents/standalone.ts';
import { fr, mot } from '../documents/typo.ts';

type Datee = Reponse & {
  readonly ia: string;
  readonly version: string;
  readonly essai: number;
  /** Paris time of the answer, YYYY-MM-DDTHH:mm. */
  readonly date: string;
};

export type ReponseData = {
  readonly simulee: boolean;
  readonly agence: Agence;
  readonly client: Pick<Client, 'entreprise'>;
  /** `numero` is the id of the answer, or of the question in its measurement. */
  readonly document: { readonly numero: string; readonly etabli: string };
  readonly question: string;
  readonly reponses: readonly Datee[];
};

type Dit = Pick<Document, 'genre' | 'titre' | 'resume' | 'lignes'> & {
  readonly surtitre: string;
  readonly faits: readonly Fait[];
  readonly corps: Vue;
};

const texteDe = (reponse: Datee): Vue =>
  html`${texteDeReponse(reponse)}${reponse.coupee ? html`<p class="note">${dire(fr`La suite est trop longue pour cette page.`)}</p>` : null}`;

const FIGEE = fr`Le texte ne change plus ; une personne peut corriger sa lecture.`;

const une = ({ question, client, document }: ReponseData, reponse: Datee): Dit => {
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
    corps: html`<section class="rang" aria-labelledby="reponse"><div class="manchette"><h2 id="reponse">Réponse</h2>${legendeDeReponse}</div>
<div class="colonne">${texteDe(reponse)}</div></section>
<section class="rang" aria-labelledby="lecture"><div class="manchette"><h2 id="lecture">Lecture et sources</h2></div><div class="colonne">${lectureDeReponse(reponse)}</div></section>`,
  };
};

const toutes = ({ question, client, document, reponses }: ReponseData): Dit => ({
  surtitre: 'Réponses des IA',
  genre: 'Réponses à une question',
  titre: ['Réponses des IA', client.entreprise],
  resume: fr`Ce que les IA ont répondu à « ${mot(question)} »`,
  lignes: [
    fr`Référence ${mot(document.numero)}`,
    fr`Lues le ${dateCourte(document.etabli)}. Les textes ne changent plus ; une personne peut corriger leur lecture.`,
  ],
  faits: [['Réponses', `${reponses.length}`]],
  corps: reponses.map(
    (
      reponse,
      i,
    ) => html`<section class="rang" aria-labelledby=${`r${i}`}><div class="manchette"><h2 id=${`r${i}`}>${citer(reponse.ia)} n°\u00a0${reponse.essai}</h2><p>${dateCourte(reponse.date)}, ${heure(reponse.date)}<br />${citer(reponse.version)}</p>${i === 0 ? legendeDeReponse : null}</div>
<div class="colonne">${texteDe(reponse)}<p class="note">${reponse.verdict}</p></div></section>`,
  ),
});

/** One answer, or all answers to a question, as a page of its own for somebody without a console. */
export function renderReponse(data: ReponseData): string {
  const { simulee, agence, client, question, reponses, document } = data;
  const [only, ...others] = reponses;
  const { surtitre, faits, corps, ...said } =
    only !== undefined && others.length === 0 ? une(data, only) : toutes(data);
  return ecrireDocument({
    ...said,
    donnees: { simulee, agence, client, document },
    question: fr`Écrivez-nous en citant cette référence.`,
    feuilles: ['reponse'],
    matiere: html`<div class="rang ouverture"><div>${fiche([['Client', citer(client.entreprise)], ...faits])}</div><div><p class="genre">${surtitre}</p>
<h1 class="long">${citer(question)}</h1></div></div>
${corps}`,
  });
}
