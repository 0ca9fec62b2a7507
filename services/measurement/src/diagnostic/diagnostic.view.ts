import { html, type Vue } from '@agence/look/html';
import { accord, enLettres, majuscule, nombre } from '@agence/words/french';
import {
  constatDit,
  type Fait,
  fiche,
  grandNom,
  type Section,
  section,
} from '../documents/components/cadre.ts';
import { citation } from '../documents/components/extrait.ts';
import { barre, etatChip, signes } from '../documents/components/signes.ts';
import { cellule, rangee } from '../documents/components/tableau.ts';
import { citer, dire, ecrit } from '../documents/components/texte.ts';
import { dateCourte } from '../documents/dates.ts';
import { ecrireDocument } from '../documents/standalone.ts';
import { fr, mot, type Phrase } from '../documents/typo.ts';
import { couper } from '../states/extraits.ts';
import { demandees, total, type Voix, voix } from '../states/releve/calculs.ts';
import { citezLeNumero } from '../states/releve/contenu.ts';
import type { DiagnosticData } from './diagnostic.data.ts';
import { type Chiffre, commentDemande, methode, troisChiffres, verdict } from './diagnostic.sentences.ts';

/** One A4 page: longer questions push out the trade line, then a model's version, never a number. */
const QUESTION_MAX = 70;
const EXTRAIT_MAX = 150;
const GESTE_MAX = 130;
const RIVALS = 3;

const longues = (data: DiagnosticData): boolean =>
  data.questions.some((q) => q.question.length > QUESTION_MAX);

/** Characters that a page holds at full size; above this, paper uses a smaller size. */
const PLEINE = 1_250;

const questionDe = ({ questions }: DiagnosticData, { n }: DiagnosticData['extraits'][number]): string =>
  questions.find((question) => question.n === n)?.question ?? '';

/** What changes the page's height: the simulation band, and the names, which stand in two places. */
function serre(data: DiagnosticData): boolean {
  const { agence, client, questions, extraits, simulee } = data;
  const shown = voix(data).slice(0, RIVALS + 1);
  const names = [client.entreprise, ...shown.map(({ nom }) => nom)];
  const asked = questions.map(({ question }) => question);
  const quoted = extraits.slice(0, 3).map((extrait) => questionDe(data, extrait));
  const texts = [...names, ...names, ...asked, ...quoted, agence.nom, agence.contact];
  return simulee || texts.join('').length > PLEINE;
}

function chiffres(data: DiagnosticData): Vue {
  const cell = ({ valeur, sur, dit }: Chiffre) =>
    html`<div><dt class="v">${nombre(valeur)} <small>sur ${nombre(sur)}</small></dt><dd>${dire(dit)}</dd></div>`;
  return html`<dl class="trois">${troisChiffres(data).map(cell)}</dl>`;
}

function noms(data: DiagnosticData): Vue {
  const all = voix(data);
  const rivals = all.filter((v) => !v.client).slice(0, RIVALS);
  const shown = all.filter((v) => v.client || rivals.includes(v));
  const top = Math.max(1, ...shown.map((v) => v.mentions));
  const line = (v: Voix) =>
    html`<tr class=${v.client ? 'vous' : undefined}>
      <th scope="row">${citer(v.nom)}</th>
      <td class="b">${barre(v.mentions / top)}</td><td class="num p">${nombre(v.mentions)}</td>
    </tr>`;
  return html`<table class="voix">
    <caption>${dire(fr`Réponses citant chaque nom, sur ${total(data).reponses}`)}</caption>
    <thead class="vh"><tr><th scope="col">Entreprise</th><td></td><th scope="col">Réponses</th></tr></thead>
    <tbody>${shown.map(line)}</tbody>
  </table>`;
}

function questions(data: DiagnosticData): Vue {
  const line = (q: DiagnosticData['questions'][number]) => {
    const count = q.etat === null ? `– (${q.reponses} lues)` : `${q.cite}\u00a0sur\u00a0${q.reponses}`;
    return rangee(citer(q.question), [cellule(etatChip(q.etat)), cellule(count, 'num')]);
  };
  return html`<table class="qs" role="table"><caption>Réponses qui vous citent, par question</caption>
<thead class="vh" role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Question</th>
<th scope="col" role="columnheader">État</th><th scope="col" role="columnheader">Vous citent</th></tr></thead>
<tbody role="rowgroup">${data.questions.map(line)}</tbody></table>`;
}

function pieces(data: DiagnosticData): Section | null {
  const shown = data.extraits.slice(0, 3).map((e) => couper(e, EXTRAIT_MAX));
  const n = shown.length;
  if (n === 0) return null;
  return {
    id: 'pieces',
    titre: 'Sur pièces',
    lire: [
      fr`${majuscule(enLettres(n))} ${accord(n, 'réponse', 'réponses')}, mot pour mot. […] signale une coupe ; nous soulignons les noms.`,
    ],
    corps: shown.map((e, i) =>
      citation(e, {
        ia: data.ias[e.ia]?.ia ?? '',
        question: questionDe(data, e),
        modele: !(longues(data) && i === 2),
      }),
    ),
  };
}

function gestes(data: DiagnosticData): Vue {
  return html`<ol class="gestes">${data.gestes.map(({ titre, texte }) => {
    const whole = { texte, marques: [], coupe: { avant: false, apres: false } };
    const { texte: shown, coupe } = couper(whole, GESTE_MAX);
    return html`<li><h3>${ecrit(titre)}</h3><p>${ecrit(shown)}${coupe.apres ? ' […]' : null}</p></li>`;
  })}</ol>`;
}

function sections(data: DiagnosticData): Section[] {
  const all: (Section | null)[] = [
    { id: 'chiffres', titre: 'Trois chiffres', corps: chiffres(data) },
    {
      id: 'noms',
      titre: 'Qui les IA citent',
      lire: [commentDemande(data)],
      corps: html`<div class="duo">${noms(data)}${questions(data)}</div>`,
    },
    pieces(data),
    {
      id: 'gestes',
      titre: 'Trois gestes utiles',
      lire: [fr`Du plus rapide au plus long.`],
      corps: gestes(data),
    },
    {
      id: 'methode',
      titre: 'Méthode',
      corps: html`<p class="methode">${dire(methode(data))}</p>`,
    },
  ];
  return all.filter((s) => s !== null);
}

function metier({ client }: DiagnosticData): Phrase {
  if (client.metier === '') return client.ville === '' ? [] : [mot(client.ville)];
  return client.ville === '' ? [mot(client.metier)] : fr`${mot(client.metier)} à ${mot(client.ville)}`;
}

function ouverture(data: DiagnosticData): Vue {
  const trade = longues(data) ? [] : metier(data);
  const faits: Fait[] = [
    ['Site', citer(data.client.site)],
    ['Mesuré le', dateCourte(data.mesure.date)],
    ['Réponses', `${total(data).reponses} exploitables sur\u00a0${demandees(data)}`],
    ['Document', citer(data.document.numero)],
  ];
  return html`<div class="rang ouverture">${fiche(faits)}<div><p class="genre">Diagnostic de présence dans les IA</p>
${grandNom(data.client.entreprise)}${trade.length > 0 ? html`<p class="metier">${dire(trade)}</p>` : null}
${constatDit(verdict(data))}</div></div>`;
}

/** The diagnostic of a prospect: one standalone HTML file that prints on one page. */
export function renderDiagnostic(data: DiagnosticData): string {
  return ecrireDocument({
    donnees: data,
    genre: `Diagnostic du ${dateCourte(data.document.etabli)}`,
    titre: ['Diagnostic', data.client.entreprise],
    resume: verdict(data),
    question: citezLeNumero(data),
    feuilles: ['etats', 'voix', 'citation', 'diagnostic'],
    classe: serre(data) ? 'page serre' : 'page',
    signes: signes(),
    matiere: html`${ouverture(data)}${sections(data).map((s) => section(s, null))}`,
  });
}
