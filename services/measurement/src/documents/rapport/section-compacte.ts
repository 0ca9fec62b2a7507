import { html, type Vue } from '@agence/look/html';
import { accord, majuscule } from '@agence/words/french';
import { barreVide, barreWilson } from '../components/barre.ts';
import { etatChip, NOM_ETAT } from '../components/signes.ts';
import { citer, t } from '../components/texte.ts';
import { incertaines } from '../releve/calculs.ts';
import { comparaison } from '../releve/comparaison.ts';
import type { QuestionMesuree } from '../releve/releve.data.ts';
import type { RapportData } from './rapport.data.ts';

const HEIGHT = 18;

function enDoute(q: QuestionMesuree): Vue {
  const n = incertaines(q);
  return n === 0 ? null : html` <small>${t(`+ ${n} ${accord(n, 'incertaine', 'incertaines')}`)}</small>`;
}

function ligne(data: RapportData, q: QuestionMesuree): Vue {
  const judged = q.etat !== null && !q.conserve;
  const before = comparaison(data, q)?.avant;
  const avant = before === undefined ? null : before.cite / before.reponses;
  const bar =
    judged && q.etat !== null
      ? barreWilson(
          {
            etat: q.etat,
            part: q.cite / q.reponses,
            intervalle: q.intervalle,
            avant,
          },
          HEIGHT,
        )
      : barreVide(HEIGHT);
  const etat =
    q.etat === null
      ? html`<span class="etat insuffisant">–</span>`
      : etatChip(q.etat, majuscule(NOM_ETAT[q.etat]));
  return html`<tr role="row"><td role="cell" class="r">${q.rang ?? '–'}</td><th scope="row" role="rowheader">${citer(q.question)}</th><td role="cell" class="e">${etat}</td><td role="cell" class="g">${bar}</td><td role="cell" class="num">${judged ? [`${q.cite}/${q.reponses}`, enDoute(q)] : '–'}</td></tr>`;
}

/** Ranks after the tenth, one line each. */
export function compacte(data: RapportData, questions: readonly QuestionMesuree[], from: number): Vue {
  const caption = `Réponses qui vous citent, à partir du rang ${from}`;
  return html`<table class="compacte" role="table"><caption>${t(caption)}</caption><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Rang</th><th scope="col" role="columnheader">Question</th><th scope="col" role="columnheader">État</th><th scope="col" role="columnheader"><span class="axe"><span>0</span><span>50</span><span>${t('100 %')}</span></span></th><th scope="col" role="columnheader" class="num">Vous citent</th></tr></thead><tbody role="rowgroup">${questions.map((q) => ligne(data, q))}</tbody></table>`;
}
