import { html } from '@agence/look/html';
import { type Section, section } from '../documents/components/cadre.ts';
import { extraitCite } from '../documents/components/extrait.ts';
import { etatChip, signes } from '../documents/components/signes.ts';
import { cellule, colonne, rangee, tableau } from '../documents/components/tableau.ts';
import { citer } from '../documents/components/texte.ts';
import { dateCourte } from '../documents/dates.ts';
import type { Feuille } from '../documents/look/look.ts';
import { ecrireDocument } from '../documents/standalone.ts';
import { fr } from '../documents/typo.ts';
import { parRang } from '../states/releve/calculs.ts';
import { citezLeNumero } from '../states/releve/contenu.ts';
import { moments } from '../states/releve/moments.ts';
import { entete, titre } from './entete.ts';
import type { RapportData } from './rapport.data.ts';
import { verdict } from './rapport.sentences.ts';
import { sectionCours } from './section-cours.ts';
import { sectionEtats } from './section-etats.ts';
import { sectionEvolution } from './section-evolution.ts';
import { sectionFaits } from './section-faits.ts';
import { sectionMatrice } from './section-matrice.ts';
import { sectionMethode } from './section-methode.ts';
import { sectionProchaine } from './section-prochaine.ts';
import { sectionQuestions } from './section-questions.ts';
import { sectionSources } from './section-sources.ts';
import { sectionVoix } from './section-voix.ts';

function sectionExtraits(data: RapportData): Section | null {
  if (data.extraits.length === 0) return null;
  return {
    id: 'pieces',
    titre: 'Sur pièces',
    lire: [
      fr`Des réponses d'IA mot pour mot, sans leur mise en forme ni leurs liens ; […] signale une coupe. Nous surlignons votre nom et soulignons les autres d'un pointillé.`,
    ],
    corps: html`<div class="extraits">${data.extraits.map((e) =>
      extraitCite(e, {
        question: data.questions.find((q) => q.n === e.n)?.question ?? '',
        ia: data.ias[e.ia]?.ia ?? '',
        sur: data.mesure.repetitions,
      }),
    )}</div>`,
  };
}

/** After a failure: the states that still hold, with their dates; no number, no chart. */
function sectionEchec(data: RapportData): Section | null {
  const { avant } = data;
  const known = parRang(data).flatMap((q) => (q.avant === null ? [] : [{ q, etat: q.avant.etat }]));
  if (avant === null || known.length === 0) return null;
  return {
    id: 'etats',
    titre: `Les états ${moments(data).avant.de}`,
    lire: [fr`Ils datent du ${dateCourte(avant.date)}. Ce sont les derniers connus.`],
    corps: tableau({
      legende: `État de chaque question au ${dateCourte(avant.date)}`,
      colonnes: [colonne('Question'), colonne('État')],
      rangees: known.map(({ q, etat }) => rangee(citer(q.question), cellule(etatChip(etat)))),
    }),
  };
}

/** In reading order. */
const SECTIONS: readonly ((data: RapportData) => Section | null)[] = [
  sectionEtats,
  sectionProchaine,
  sectionQuestions,
  sectionEvolution,
  sectionCours,
  sectionVoix,
  sectionMatrice,
  sectionSources,
  sectionFaits,
  sectionExtraits,
  sectionMethode,
];

/** `more`: further parts of the stylesheet. */
export function renderRapport(data: RapportData, more: readonly Feuille[] = []): string {
  const sections = data.echec === null ? SECTIONS : [sectionEchec, sectionMethode];
  // Empty sections are left out before numbering.
  const all = sections.map((sectionOf) => sectionOf(data)).filter((own) => own !== null);
  const genre = titre(data);
  return ecrireDocument({
    donnees: data,
    genre,
    titre: [genre, data.client.entreprise],
    resume: verdict(data),
    question: citezLeNumero(data),
    feuilles: ['etats', 'prochaine', 'voix', 'pieces', 'rapport', ...more],
    signes: signes(),
    matiere: html`${entete(data, all)}${all.map((s, i) => section(s, i + 1))}`,
  });
}
