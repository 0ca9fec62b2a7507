import { html, type Vue } from '@agence/look/html';
import { majuscule } from '@agence/words/french';
import { axe, barreVide, barreWilson } from '../components/barre.ts';
import type { Section } from '../components/cadre.ts';
import { etatChip, jeton, NOM_ETAT, tendance } from '../components/signes.ts';
import { citer, dire, t } from '../components/texte.ts';
import { parRang } from '../releve/calculs.ts';
import { comparaison, mouvement } from '../releve/comparaison.ts';
import { moments } from '../releve/moments.ts';
import type { QuestionMesuree } from '../releve/releve.data.ts';
import { sonde } from '../releve/sonde.ts';
import { fr, type Phrase } from '../typo.ts';
import { enClair, fiabilite, manque, quiEnsuite, stabilite } from './question.sentences.ts';
import type { RapportData } from './rapport.data.ts';
import { compacte } from './section-compacte.ts';

/** Questions after this rank take one line. */
const IN_FULL = 10;

function etatDit(data: RapportData, q: QuestionMesuree): Vue {
  if (q.etat === null) return html`<span class="etat insuffisant">Pas encore d’état</span>`;
  const word = majuscule(NOM_ETAT[q.etat]);
  if (q.conserve) {
    const since = data.avant === null ? '' : `, état ${moments(data).avant.de}`;
    return html`<span class="etat insuffisant">${jeton(q.etat, 15)}${word}${since}</span>`;
  }
  const c = comparaison(data, q);
  const moved = c && mouvement(c);
  return [etatChip(q.etat, word), moved && [' ', tendance(moved.tendance, moved.quoi)]];
}

/** The bar, the interval in words, and an estimate for a single query. */
function graphique(data: RapportData, q: QuestionMesuree): Vue {
  if (q.etat === null || q.conserve)
    return html`<div class="gr">${barreVide()}<p>pas d’intervalle cette fois-ci</p></div>`;
  const before = comparaison(data, q)?.avant;
  const avant = before === undefined ? null : before.cite / before.reponses;
  const bar = barreWilson({
    etat: q.etat,
    part: q.cite / q.reponses,
    intervalle: q.intervalle,
    avant,
  });
  return html`<div class="gr">${bar}<p>${dire(enClair(q))}</p>${notes(fiabilite(q))}${notes(stabilite(data, q))}<p class="sonde">${dire(sonde(q.cite, q.reponses))}</p></div>`;
}

const notes = (phrase: Phrase | null): Vue =>
  phrase === null ? null : html`<p class="fiab">${dire(phrase)}</p>`;

function ligne(data: RapportData, q: QuestionMesuree): Vue {
  const judged = q.etat !== null && !q.conserve;
  const who = judged ? quiEnsuite(data, q) : manque(q);
  const rank =
    q.rang === null ? html`<span class="vh">Sans rang</span>–` : html`<span class="vh">Rang </span>${q.rang}`;
  return html`<li class=${judged ? undefined : 'insuf'}><span class="ordre">${rank}</span><div class="t"><h3>${citer(q.question)}</h3><p class="suite">${etatDit(data, q)} <span class="note">${t(`question n° ${q.n}`)}</span><br class="ecran" />${' '}${dire(who)}</p></div>${graphique(data, q)}<p class="compte">${
    judged
      ? [q.cite, ' ', html`<small>sur ${q.reponses}</small>`]
      : ['– ', html`<small>${q.reponses} ${q.reponses < 2 ? 'lue' : 'lues'}</small>`]
  }</p></li>`;
}

function lire(data: RapportData): Phrase[] {
  const n = Math.max(...data.questions.map((q) => q.reponses));
  const zero = data.questions.find((q) => q.cite === 0 && q.reponses === n && !q.conserve);
  const upTo =
    zero === undefined
      ? []
      : fr` Avec 0 sur ${n}, la vraie part peut encore aller jusqu'à ${Math.round(zero.intervalle[1] * 100)} %.`;
  const before = data.avant === null ? [] : fr` Le trait pointillé rappelle ${moments(data).avant.nom}.`;
  return [
    fr`La première est celle où vous perdez le plus ; pour en parler, ou choisir celle d'une page, donnez le numéro de la question. « À votre place » et « devant vous » comptent les réponses où un nom est cité sans vous, ou avant vous.`,
    fr`Le signe marque la part des réponses qui vous citent. La bande va de la plus petite à la plus grande part plausible (intervalle à 95 %).${before}${upTo}`,
  ];
}

/** The list begins on a new page when the director's part fills page 1 almost exactly. */
const nouvellePage = (data: RapportData): boolean =>
  data.questions.length > 3 &&
  data.client.entreprise.length <= 60 &&
  (data.prochaine_page?.question.length ?? 0) <= 110;

export function sectionQuestions(data: RapportData): Section {
  const ranked = parRang(data);
  const full = ranked.slice(0, IN_FULL);
  const rest = ranked.slice(IN_FULL);
  return {
    id: 'questions',
    titre: 'Question par question',
    classe: nouvellePage(data) ? 'large belle' : 'large',
    lire: lire(data),
    corps: html`<div class="tete" aria-hidden="true"><span>Rang</span><span>Question posée, mot pour mot</span>${axe(t('0 %'), t('50 %'), t('100 %'))}<span class="num">Vous<br />citent</span></div>
<ol class="questions">${full.map((q) => ligne(data, q))}</ol>${rest.length > 0 ? compacte(data, rest, IN_FULL + 1) : null}`,
  };
}
