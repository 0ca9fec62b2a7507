import { html, type Vue } from '@agence/look/html';
import { etatDit } from '@agence/words/etats';
import { accord, combien, majuscule } from '@agence/words/french';
import { stabiliteDe } from '@agence/words/resemblance';
import type { Section } from '../documents/components/cadre.ts';
import { axe, barreWilson, etatChip, jeton, tendance } from '../documents/components/signes.ts';
import { cellule, colonne, tableau } from '../documents/components/tableau.ts';
import { citer, dire, t } from '../documents/components/texte.ts';
import { fr, motFort, type Phrase, suite } from '../documents/typo.ts';
import { ENOUGH_VALID } from '../states/etats.ts';
import { compter, incertaines, isoles, muettes, parJour, parRang, rivaux } from '../states/releve/calculs.ts';
import { comparaison, mouvement } from '../states/releve/comparaison.ts';
import { incertainesDites, sonde } from '../states/releve/contenu.ts';
import { moments } from '../states/releve/moments.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
import type { RapportData } from './rapport.data.ts';

const NAMED = 3;

const pct = (share: number): number => Math.round(share * 100);

const exploitables = (n: number) => accord(n, 'réponse exploitable', 'réponses exploitables');

/** Only when it is not "forte". */
export function fiabilite(q: QuestionMesuree): Phrase | null {
  if (q.fiabilite === 'forte' || q.conserve) return null;
  return fr`Fiabilité ${q.fiabilite} : ${q.reponses} ${exploitables(q.reponses)}.`;
}

/** Whether the days of a measurement of several differ by more than chance. */
function stabilite(q: QuestionMesuree): Phrase | null {
  const stability = stabiliteDe(parJour(q));
  return stability === undefined ? null : fr`Question ${stability} d'un jour à l'autre.`;
}

/** Too few valid answers: how many there are, and how many it takes. */
export function manque(q: QuestionMesuree): Phrase {
  const asked = q.detail.length;
  const needed = Math.ceil(asked * ENOUGH_VALID - 1e-9);
  return fr`${q.reponses} ${exploitables(q.reponses)} sur ${asked}, il en faut ${needed}. Nous ne concluons pas cette fois-ci.`;
}

/** Who is cited instead, how many answers name nobody, and uncertain citations. */
export function quiEnsuite(data: RapportData, q: QuestionMesuree): Phrase {
  return suite(concurrents(data, q), silences(q), incertainesDites(incertaines(q)));
}

function concurrents(data: RapportData, q: QuestionMesuree): Phrase {
  const ahead = rivaux(data, q).filter((r) => r.devant > 0);
  if (ahead.length === 0) return personneDevant(q);
  const named = ahead.slice(0, NAMED).map((r) => fr`${motFort(r.nom)} ${r.devant}`);
  const names = named.flatMap((name, i) => (i > 0 ? [', ', ...name] : name));
  const more = ahead.length - NAMED;
  const others = more > 0 ? fr` et ${combien(more, 'autre', 'autres')}` : [];
  // Never cited after another name: those names stand in answers without the client.
  const opening = compter(q).apres > 0 ? fr`Devant vous : ` : fr`À votre place : `;
  return [...opening, ...names, ...others, '.'];
}

/** No followed name is in front: nobody at all, or only names that do not recur. */
function personneDevant(q: QuestionMesuree): Phrase {
  const once = isoles(q).size;
  if (q.cite > 0)
    return once > 0 ? fr`Aucun nom ne revient avant le vôtre.` : fr`Aucun autre nom avant le vôtre.`;
  if (once === 0) return fr`Personne n'est cité : la place est libre.`;
  if (once === 1) return fr`Aucun nom ne revient : une seule entreprise est citée, dans une seule réponse.`;
  return fr`Aucun nom ne revient : ${once} entreprises sont citées, chacune dans une seule réponse.`;
}

/** A note for a question that says little: at least half of its answers name nobody. */
function silences(q: QuestionMesuree): Phrase | null {
  const personne = muettes(q);
  if (personne === 0 || 2 * personne < q.reponses) return null;
  if (personne === q.reponses) return fr`Cette question en dit peu.`;
  return fr`${combien(personne, 'réponse', 'réponses')} sur ${q.reponses} ne ${accord(personne, 'cite', 'citent')} personne : cette question en dit peu.`;
}

function enDoute(q: QuestionMesuree): Vue {
  const n = incertaines(q);
  return n === 0 ? null : html` <small>${t(`+ ${combien(n, 'incertaine', 'incertaines')}`)}</small>`;
}

/** The bar of a question, with the measurement before as a tick; empty when the question is not judged. */
function barre(data: RapportData, q: QuestionMesuree, height?: number): Vue {
  if (q.etat === null || q.conserve) return barreWilson(null, height);
  const before = comparaison(data, q)?.avant;
  const avant = before === undefined ? null : before.cite / before.reponses;
  return barreWilson({ etat: q.etat, part: q.cite / q.reponses, intervalle: q.intervalle, avant }, height);
}

function ligneCompacte(data: RapportData, q: QuestionMesuree): Vue {
  const judged = q.etat !== null && !q.conserve;
  return html`<tr role="row">
    ${cellule(q.rang ?? '–', 'r')}
    <th scope="row" role="rowheader">${citer(q.question)}</th>
    ${cellule(etatChip(q.etat), 'e')}
    ${cellule(barre(data, q, 18), 'g')}
    ${cellule(judged ? [`${q.cite}/${q.reponses}`, enDoute(q)] : '–', 'num')}
  </tr>`;
}

function compacte(data: RapportData, questions: readonly QuestionMesuree[], from: number): Vue {
  const scale = axe('0', '50', t('100 %'));
  return tableau({
    classe: 'compacte',
    legende: t(`Réponses qui vous citent, à partir du rang ${from}`),
    colonnes: [
      ...['Rang', 'Question', 'État', scale].map((nom) => colonne(nom)),
      colonne('Vous citent', 'num'),
    ],
    rangees: questions.map((q) => ligneCompacte(data, q)),
  });
}

/** Questions after this rank take one line. */
const IN_FULL = 10;

function etatDe(data: RapportData, q: QuestionMesuree): Vue {
  if (q.etat === null) return html`<span class="etat insuffisant">Pas encore d’état</span>`;
  const word = majuscule(etatDit(q.etat));
  if (q.conserve) {
    const since = data.avant === null ? '' : `, état ${moments(data).avant.de}`;
    return html`<span class="etat insuffisant">${jeton(q.etat, 15)}${word}${since}</span>`;
  }
  const c = comparaison(data, q);
  const moved = c && mouvement(c);
  return [etatChip(q.etat), moved && [' ', tendance(moved.tendance, moved.quoi)]];
}

/** The bar, the interval in words, and an estimate for a single query. */
function graphique(data: RapportData, q: QuestionMesuree): Vue {
  const bar = barre(data, q);
  if (q.etat === null || q.conserve)
    return html`<div class="gr">${bar}<p>pas d’intervalle cette fois-ci</p></div>`;
  const [low, high] = q.intervalle.map(pct) as [number, number];
  const notes = [fiabilite(q), stabilite(q)].filter((note) => note !== null);
  return html`<div class="gr">
    ${bar}<p>${dire(fr`entre ${low} % et ${high} %`)}</p>
    ${notes.map((note) => html`<p class="fiab">${dire(note)}</p>`)}
    <p class="sonde">${dire(sonde(q.cite, q.reponses))}</p>
  </div>`;
}

function ligne(data: RapportData, q: QuestionMesuree): Vue {
  const judged = q.etat !== null && !q.conserve;
  const who = judged ? quiEnsuite(data, q) : manque(q);
  const rank =
    q.rang === null ? html`<span class="vh">Sans rang</span>–` : html`<span class="vh">Rang </span>${q.rang}`;
  const count = judged
    ? [q.cite, ' ', html`<small>sur ${q.reponses}</small>`]
    : ['– ', html`<small>${q.reponses} ${q.reponses < 2 ? 'lue' : 'lues'}</small>`];
  const number = html`<span class="note">${t(`question n° ${q.n}`)}</span>`;
  return html`<li class=${judged ? undefined : 'insuf'}>
    <span class="ordre">${rank}</span>
    <div class="t">
      <h3>${citer(q.question)}</h3>
      <p class="suite">${etatDe(data, q)} ${number}<br class="ecran" />${' '}${dire(who)}</p>
    </div>
    ${graphique(data, q)}<p class="compte">${count}</p>
  </li>`;
}

function lire(data: RapportData): Phrase[] {
  const n = Math.max(...data.questions.map((q) => q.reponses));
  const zero = data.questions.find((q) => q.cite === 0 && q.reponses === n && !q.conserve);
  const upTo = zero
    ? fr` Avec 0 sur ${n}, la part réelle peut encore aller jusqu'à ${pct(zero.intervalle[1])} %.`
    : [];
  const before = data.avant === null ? [] : fr` Le trait pointillé rappelle ${moments(data).avant.nom}.`;
  return [
    fr`La première est celle où vous perdez le plus ; pour en parler, ou choisir celle d'une page, donnez le numéro de la question. « À votre place » et « devant vous » comptent les réponses où un nom est cité sans vous, ou avant vous.`,
    fr`Le signe marque la part des réponses qui vous citent. La bande va de la plus petite à la plus grande part plausible (intervalle à 95 %).${before}${upTo}`,
  ];
}

/** The list begins on a new page when the director's part fills page 1 almost exactly. */
const nouvellePage = ({ questions, client, prochaine_page }: RapportData): boolean =>
  questions.length > 3 && client.entreprise.length <= 60 && (prochaine_page?.question.length ?? 0) <= 110;

export function sectionQuestions(data: RapportData): Section {
  const full = parRang(data);
  const rest = full.splice(IN_FULL);
  return {
    id: 'questions',
    titre: 'Question par question',
    classe: nouvellePage(data) ? 'large belle' : 'large',
    lire: lire(data),
    corps: html`<div class="tete" aria-hidden="true">
        <span>Rang</span><span>Question posée, mot pour mot</span>${axe(t('0 %'), t('50 %'), t('100 %'))}
        <span class="num">Vous<br />citent</span>
      </div>
      <ol class="questions">${full.map((q) => ligne(data, q))}</ol>
      ${rest.length > 0 ? compacte(data, rest, IN_FULL + 1) : null}`,
  };
}
