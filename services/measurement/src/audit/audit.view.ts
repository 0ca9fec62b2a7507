import { html, type Vue } from '@agence/look/html';
import { majuscule } from '@agence/words/french';
import {
  avis,
  constatDit,
  type Fait,
  grandNom,
  ouverture,
  type Section,
  section,
} from '../documents/components/cadre.ts';
import { cellule, colonne, rangee, tableau } from '../documents/components/tableau.ts';
import { aCopier, chapeau, citer, dire, ecrit, piece, t } from '../documents/components/texte.ts';
import { dateCourte, heure } from '../documents/dates.ts';
import { ecrireDocument } from '../documents/standalone.ts';
import { fr, mot, sansDirection } from '../documents/typo.ts';
import type { AuditData } from './audit.data.ts';
import { chapeauRobots, nombreDe, resume, verdict } from './audit.sentences.ts';
import { type Constat, GRAVITES, type Gravite, type Piece } from './finding.ts';
import type { Usage } from './robots-ia.ts';

type Robot = AuditData['robots'][number];

/** The more bars, the more urgent. */
const URGENCE = {
  bloquant: { bars: 3, colour: 'conquerir', meaning: 'Empêche une IA de lire une page ou de la citer.' },
  important: { bars: 2, colour: 'consolider', meaning: 'Fait douter une IA de ce qu’elle lit.' },
  mineur: { bars: 1, colour: 'mineur', meaning: 'Utile, sans urgence.' },
} as const;

function barres(filled: number): Vue {
  const bar = (i: number) => {
    const height = 4 + 4 * i;
    const [fill, stroke] = i < filled ? ['currentColor', undefined] : ['var(--papier)', 'currentColor'];
    return html`<rect x=${0.5 + 5.5 * i} y=${13 - height} width="4" height=${height} fill=${fill} stroke=${stroke} />`;
  };
  return html`<svg width="17" height="14" aria-hidden="true">${[0, 1, 2].map(bar)}</svg>`;
}

const trait = (width: number, d: string) => (): Vue =>
  html`<svg width=${width} height="12" aria-hidden="true">
    <path d=${d} fill="none" stroke="currentColor" stroke-width="2.2" />
  </svg>`;
const coche = trait(14, 'M1 6.5l4 4L13 1.5');
const croix = trait(12, 'M1.5 1.5l9 9M10.5 1.5l-9 9');
const tiret = trait(14, 'M1 6h12');

/** Three bars, two, one: the more ink, the more urgent. */
const gravite = (which: Gravite): Vue =>
  html`<span class=${`etat ${URGENCE[which].colour}`}>${barres(URGENCE[which].bars)}${majuscule(which)}</span>`;

const conforme = (): Vue => html`<span class="etat acquise">${coche()}Conforme</span>`;

const USAGE: Record<Usage, string> = {
  recherche: 'recherche',
  demande: 'à la demande',
  entrainement: 'entraînement',
  gemini: 'entraînement et réponses de Gemini',
};

/** Longer texts, or blocks of many lines, take the whole width. */
const WIDE = 90;
const LINES = 6;

function bilan(data: AuditData): Vue {
  const cell = (sign: Vue, n: number, label: string) =>
    html`<div><dt>${sign}<span class="chiffre">${n}</span></dt><dd>${t(label)}</dd></div>`;
  return html`<dl class="bilan">
    ${GRAVITES.map((g) => cell(gravite(g), nombreDe(data, g), URGENCE[g].meaning))}
    ${cell(conforme(), data.conformes.length, 'Vérifié, rien à faire.')}
  </dl>`;
}

const large = ({ texte }: Piece): boolean => {
  const lines = texte.split('\n');
  return lines.length > LINES || lines.some((line) => line.length > WIDE);
};

function constat(c: Constat, i: number): Vue {
  const wide = c.constate === null || c.copier === null || large(c.constate) || large(c.copier);
  const both = [c.constate && piece('Constaté', c.constate), c.copier && aCopier(c.copier)];
  const pieces = both.filter((p) => p !== null);
  return html`<article class="constat">
    ${gravite(c.gravite)}
    <h3><span class="no">${i + 1}.</span>${ecrit(c.titre)}</h3>
    <p>${ecrit(c.pourquoi)}</p>
    ${pieces.length > 0 ? html`<div class=${wide ? 'paire longue' : 'paire'}>${pieces}</div>` : null}
  </article>`;
}

function reponse({ admis, usage }: Robot): Vue {
  if (admis) return html`<span class="oui">${coche()} admis</span>`;
  if (usage === 'entrainement') return html`<span class="oui">${croix()} refusé, votre choix</span>`;
  return html`<span class="non">${croix()} refusé</span>`;
}

function robots(data: AuditData): Vue {
  const row = (r: Robot) => {
    const rule = r.regle === null ? 'aucune règle' : ecrit(r.regle);
    const name = html`${citer(r.robot)} <span class="note">${citer(r.editeur)}</span>`;
    return rangee(name, [cellule(USAGE[r.usage]), cellule(reponse(r)), cellule(rule)]);
  };
  const table = tableau({
    classe: 'robots',
    legende: 'Ce que /robots.txt répond à chacun',
    colonnes: ['Robot', 'Usage', 'Réponse', 'Règle'].map((nom) => colonne(nom)),
    rangees: data.robots.map(row),
  });
  return [chapeau(chapeauRobots(data)), table];
}

const points = (list: AuditData['conformes'], sign: () => Vue, kind: string): Vue =>
  html`<ul class=${kind}>${list.map(
    ({ titre, texte }) => html`<li>${sign()}<span><b>${ecrit(titre)}</b>\u00a0: ${ecrit(texte)}</span></li>`,
  )}</ul>`;

function sections(data: AuditData): Section[] {
  const all: (Section | false)[] = [
    data.injoignable === null && {
      id: 'bref',
      titre: 'En bref',
      classe: 'insecable',
      lire: [fr`Trois barres : à traiter d'abord.`],
      corps: bilan(data),
    },
    data.constats.length > 0 && {
      id: 'constats',
      titre: 'À corriger',
      lire: [
        fr`Du plus grave au moins grave. Chaque constat montre ce qui a été lu et ce qu'il faut écrire.`,
        fr`Un clic dans un bloc « À copier » le sélectionne en entier.`,
      ],
      corps: data.constats.map(constat),
    },
    data.robots.length > 0 && {
      id: 'robots',
      titre: 'Robot par robot',
      lire: [
        fr`« Recherche » : tient l'index où l'IA cherche. « À la demande » : ouvre une page qu'un utilisateur demande. « Entraînement » : nourrit les futurs modèles.`,
      ],
      corps: robots(data),
    },
    data.conformes.length > 0 && {
      id: 'conforme',
      titre: 'Conforme',
      corps: points(data.conformes, coche, 'points'),
    },
    data.non_verifies.length > 0 && {
      id: 'non-verifie',
      titre: 'Non vérifié',
      classe: 'insecable',
      lire: [fr`Ni faute ni bon point.`],
      corps: points(data.non_verifies, tiret, 'points q'),
    },
    {
      id: 'methode',
      titre: 'Méthode',
      classe: 'insecable',
      corps: html`<ul class="limites">${data.methode.map((m) => html`<li>${ecrit(m)}</li>`)}</ul>`,
    },
  ];
  return all.filter((s) => s !== false);
}

function entete(data: AuditData, all: readonly Section[]): Vue {
  const { lecture, injoignable } = data;
  const lu = injoignable === null;
  const faits: Fait[] = [
    ['Site', citer(data.client.site)],
    [lu ? 'Lu le' : 'Lecture tentée le', `${dateCourte(lecture.date)}, ${heure(lecture.date)}`],
    ['Pages lues', lu ? `${lecture.pages_lues} sur\u00a0${lecture.pages_connues}` : 'aucune'],
    ['Document', citer(data.document.numero)],
  ];
  const notice =
    injoignable === null
      ? null
      : avis('Site non lu.', [[mot(sansDirection(injoignable.raison))], [mot(injoignable.suite)]]);
  const what = lu
    ? 'Ce que les robots des IA peuvent lire, ou non'
    : "Pourquoi le site n'a pas pu être lu, et que faire";
  const dit = html`${grandNom(data.client.entreprise)}<p class="metier">${t(what)}</p>${notice}
    ${constatDit(verdict(data))}<div class="resume">${resume(data).map((p) => html`<p>${dire(p)}</p>`)}</div>`;
  return ouverture(faits, all, 'Audit technique du site', dit);
}

export function renderAudit(data: AuditData): string {
  const all = sections(data);
  return ecrireDocument({
    donnees: data,
    genre: `Audit du ${dateCourte(data.document.etabli)}`,
    titre: ['Audit technique', data.client.entreprise],
    resume: verdict(data),
    question:
      data.constats.length === 0
        ? fr`Écrivez-nous en citant le numéro du document.`
        : fr`Écrivez-nous en citant le numéro du document et celui du constat.`,
    feuilles: ['etats', 'prochaine', 'pieces', 'audit'],
    matiere: html`${entete(data, all)}${all.map((s, i) => section(s, i + 1))}`,
  });
}
