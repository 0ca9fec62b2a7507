import { bornes, changeDit, courbe, type Point } from '@agence/look/courbe';
import { html, type Vue } from '@agence/look/html';
import { majuscule } from '@agence/words/french';
import { readableDay } from '@agence/words/paris';
import type { Section } from '../documents/components/cadre.ts';
import { cellule, colonne, rangee, tableau } from '../documents/components/tableau.ts';
import { chapeau, citer, dire, t } from '../documents/components/texte.ts';
import { dateCourte, moisAnnee } from '../documents/dates.ts';
import { fr, type Phrase } from '../documents/typo.ts';
import { parRang } from '../states/releve/calculs.ts';
import { memeMois, moisDe } from '../states/releve/moments.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
import type { MoisMesure } from './cours.ts';
import type { RapportData } from './rapport.data.ts';
import { ENOUGH_FOR_SHARE, part } from './section-voix.ts';

const nommer = (cours: readonly MoisMesure[], named: MoisMesure): string => {
  const same = cours.filter((other) => memeMois(other, named));
  return same.length === 1 ? moisAnnee(moisDe(named)) : dateCourte(named.date);
};

/** A question goes on although others were changed. */
const deLaQuestion = (cours: readonly MoisMesure[], { n }: QuestionMesuree): (Point | null)[] =>
  cours.map(({ questions, ruptures }) => {
    const found = questions.find((question) => question.n === n);
    return found === undefined ? null : { ...found, joint: ruptures.every((why) => why === 'questions') };
  });

/** From the last interruption to now; no cause and no trend is claimed. */
function chapeauCours(cours: readonly MoisMesure[]): Phrase {
  const from = cours.findLastIndex(({ ruptures }) => ruptures.length > 0);
  const first = cours[Math.max(from, 0)] as MoisMesure;
  const last = cours.at(-1) as MoisMesure;
  const said = ({ cite, reponses }: MoisMesure, name: string): Phrase =>
    fr`${cite} sur ${reponses} (${name})`;
  if (first === last)
    return fr`Prise en entier, la dernière mesure ne se compare pas aux précédentes : le tableau dit ce qui a changé. Plus haut, seules les questions et les IA communes aux deux dernières mesures sont comparées.`;
  return fr`Réponses qui vous citent : ${said(first, nommer(cours, first))}, puis ${said(last, nommer(cours, last))}.`;
}

function ligneDuMois(cours: readonly MoisMesure[], month: MoisMesure): Vue {
  const { client, tous } = month.voix;
  return rangee(t(majuscule(nommer(cours, month))), [
    cellule(`${month.cite}/${month.reponses}`, 'num', 'citées'),
    cellule(month.premier, 'num', 'en premier'),
    cellule(tous < ENOUGH_FOR_SHARE ? '–' : part(client, tous), 'num', 'part de voix'),
    cellule(t(changeDit(month.ruptures)), 'v'),
  ]);
}

function ligneDeQuestion(cours: readonly MoisMesure[], mois: readonly string[], q: QuestionMesuree): Vue {
  const points = deLaQuestion(cours, q);
  const last = points.at(-1);
  if (!last) return [];
  const [low, high] = bornes(last);
  return rangee(citer(q.question), [
    cellule(courbe(points, { height: 34, top: 100, mois, nue: true }), 'g'),
    cellule(`${last.cite}/${last.reponses}`, 'num'),
    cellule(dire(fr`de ${low} à ${high} %`), 'v'),
  ]);
}

export function sectionCours(data: RapportData): Section | null {
  const { cours } = data;
  if (cours === undefined) return null;
  const top = Math.max(...cours.map((month) => bornes(month)[1])) > 50 ? 100 : 50;
  const points = cours.map((month) => ({ ...month, joint: month.ruptures.length === 0 }));
  const mois = cours.map((month) => readableDay(moisDe(month)));
  return {
    id: 'cours',
    titre: 'Au fil des mois',
    classe: 'large',
    lire: [
      fr`Le trait épais est l'intervalle à 95 %. Deux points sont reliés quand les modèles, la lecture et les questions étaient les mêmes ; sinon, un pointillé les sépare.`,
    ],
    corps: [
      chapeau(chapeauCours(cours)),
      html`<div class="total insecable">
        ${courbe(points, { height: 150, top, mois })}
        <p class="note">${t(`Échelle de 0 à ${top} %.`)}</p>
      </div>`,
      tableau({
        classe: 'evol',
        legende: 'Réponses qui vous citent, mesure par mesure',
        colonnes: [
          colonne('Mesure'),
          colonne('Citées', 'num'),
          colonne('En premier', 'num'),
          colonne('Part de voix', 'num'),
          colonne('Ce qui a changé'),
        ],
        rangees: cours.map((month) => ligneDuMois(cours, month)),
      }),
      tableau({
        classe: 'evol',
        legende: t(`Question par question, de ${mois[0]} à ${mois.at(-1)}, de 0 à 100 %`),
        colonnes: [colonne('Question'), cellule(null), colonne('Citées', 'num'), colonne('Intervalle')],
        rangees: parRang(data).map((q) => ligneDeQuestion(cours, mois, q)),
      }),
    ],
  };
}
