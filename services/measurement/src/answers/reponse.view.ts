import { html } from '@agence/look/html';
import { lectureDeReponse, legendeDeReponse, type Reponse, texteDeReponse } from '@agence/look/reponse';
import { type Fait, fiche } from '../documents/components/cadre.ts';
import { citer, dire } from '../documents/components/texte.ts';
import { dateCourte, heure } from '../documents/dates.ts';
import type { Agence, Client } from '../documents/document.data.ts';
import { ecrireDocument } from '../documents/standalone.ts';
import { fr, mot } from '../documents/typo.ts';

export type ReponseData = {
  readonly simulee: boolean;
  readonly agence: Agence;
  readonly client: Pick<Client, 'entreprise'>;
  /** `numero` is the id of the answer. */
  readonly document: { readonly numero: string; readonly etabli: string };
  readonly question: string;
  readonly ia: string;
  readonly version: string;
  /** Paris time of the answer, YYYY-MM-DDTHH:mm. */
  readonly date: string;
  readonly reponse: Reponse;
};

/** One answer of an AI as a page of its own, for somebody without a console. */
export function renderReponse(data: ReponseData): string {
  const { simulee, agence, client, ia, version, date, question, reponse, document } = data;
  const faits: Fait[] = [
    ['Client', citer(client.entreprise)],
    ['IA', citer(ia)],
    ...(version === '' ? [] : [['Version', citer(version)] as const]),
    ['Réponse du', `${dateCourte(date)}, ${heure(date)}`],
  ];
  return ecrireDocument({
    donnees: { simulee, agence, client, document },
    genre: `Réponse du ${dateCourte(date)}`,
    titre: [`Réponse de ${ia}`, client.entreprise],
    resume: fr`Ce que ${mot(ia)} a répondu à « ${mot(question)} »`,
    lignes: [
      fr`Réponse n° ${mot(document.numero)}`,
      fr`Lue le ${dateCourte(document.etabli)}. Le texte ne change plus ; une personne peut corriger sa lecture.`,
    ],
    question: fr`Écrivez-nous en citant le numéro de la réponse.`,
    feuilles: ['reponse'],
    matiere: html`<div class="rang ouverture"><div>${fiche(faits)}</div><div><p class="genre">Réponse d’une IA</p>
<h1 class="long">${citer(question)}</h1></div></div>
<section class="rang" aria-labelledby="reponse"><div class="manchette"><h2 id="reponse">Réponse</h2>${legendeDeReponse}</div>
<div class="colonne">${texteDeReponse(reponse)}${reponse.coupee ? html`<p class="note">${dire(fr`La suite est trop longue pour cette page.`)}</p>` : null}</div></section>
<section class="rang" aria-labelledby="lecture"><div class="manchette"><h2 id="lecture">Lecture et sources</h2></div><div class="colonne">${lectureDeReponse(reponse)}</div></section>`,
  });
}
