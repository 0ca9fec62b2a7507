import { html, type Vue } from '@agence/look/html';
import { majuscule, nombre } from '@agence/words/french';
import { constatDit, type Fait, fiche, grandNom, type Section, sommaire } from '../components/cadre.ts';
import { citer, dire } from '../components/texte.ts';
import { dateCourte, deMois, jour } from '../dates.ts';
import { demandees, total } from '../releve/calculs.ts';
import { quand } from '../releve/contenu.ts';
import { fr, mot, type Phrase, typo } from '../typo.ts';
import { avisDe } from './avis.ts';
import type { RapportData } from './rapport.data.ts';
import { resume, verdict } from './rapport.sentences.ts';

/** "Rapport de novembre 2026"; "Rapport du 12 novembre 2026" when it is not the first of its month. */
export const titre = ({ mesure: { date }, meme_mois }: RapportData): string =>
  typo(`Rapport ${meme_mois ? `du ${jour(date)}` : deMois(date)} ${date.slice(0, 4)}`);

/** "Boulangerie à Angers, dans les réponses des IA", from the known facts. */
function metier({ client }: RapportData): Phrase {
  const where = client.ville === '' ? [] : fr` à ${mot(client.ville)}`;
  if (client.metier === '') return fr`Dans les réponses des IA${where}`;
  return fr`${mot(majuscule(client.metier))}${where}, dans les réponses des IA`;
}

/** In the narrow margin lines may break between words, not inside figures. */
const exploitables = (data: RapportData): string =>
  `${nombre(total(data).reponses)} exploitables sur\u00a0${nombre(demandees(data))}`;

function faits(data: RapportData): Fait[] {
  const compared: Fait[] = data.avant === null ? [] : [['Comparé au', dateCourte(data.avant.date)]];
  return [
    ['Site', citer(data.client.site)],
    ['Mesuré', quand(data)],
    ...(data.echec === null ? compared : []),
    ['Réponses', exploitables(data)],
    ['Document', citer(data.document.numero)],
  ];
}

/** For the director: client, verdict, summary; facts in the margin. */
export function entete(data: RapportData, sections: readonly Section[]): Vue {
  const summary = resume(data);
  return html`<div class="rang ouverture"><div>${fiche(faits(data))}${sommaire(sections)}</div><div>
<p class="genre">${titre(data)}</p>
${grandNom(data.client.entreprise)}
<p class="metier">${dire(metier(data))}</p>
${avisDe(data)}
${constatDit(verdict(data))}
${summary.length > 0 ? html`<div class="resume">${summary.map((p) => html`<p>${dire(p)}</p>`)}</div>` : null}
</div></div>`;
}
