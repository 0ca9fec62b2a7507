import { html } from '@agence/look/html';
import { type Section, section } from '../components/cadre.ts';
import { signes } from '../components/signes.ts';
import type { Feuille } from '../look/look.ts';
import { citezLeNumero } from '../releve/contenu.ts';
import { ecrireDocument } from '../standalone.ts';
import { entete, titre } from './entete.ts';
import type { RapportData } from './rapport.data.ts';
import { verdict } from './rapport.sentences.ts';
import { sectionCours } from './section-cours.ts';
import { sectionEchec } from './section-echec.ts';
import { sectionEtats } from './section-etats.ts';
import { sectionEvolution } from './section-evolution.ts';
import { sectionExtraits } from './section-extraits.ts';
import { sectionMatrice } from './section-matrice.ts';
import { sectionMethode } from './section-methode.ts';
import { sectionProchaine } from './section-prochaine.ts';
import { sectionQuestions } from './section-questions.ts';
import { sectionSources } from './section-sources.ts';
import { sectionVoix } from './section-voix.ts';

const FEUILLES: readonly Feuille[] = [
  'etats',
  'questions',
  'compacte',
  'prochaine',
  'evolution',
  'matrice',
  'voix',
  'extraits',
  'methode',
];

/** In reading order; empty sections are left out before numbering. */
function sections(data: RapportData): Section[] {
  const all =
    data.echec !== null
      ? [sectionEchec(data), sectionMethode(data)]
      : [
          sectionEtats(data),
          sectionProchaine(data),
          sectionQuestions(data),
          sectionEvolution(data),
          sectionCours(data),
          sectionVoix(data),
          sectionMatrice(data),
          sectionSources(data),
          sectionExtraits(data),
          sectionMethode(data),
        ];
  return all.filter((s) => s !== null);
}

/** The monthly report of a client, one standalone HTML file. */
export function renderRapport(data: RapportData): string {
  const all = sections(data);
  const genre = titre(data);
  return ecrireDocument({
    donnees: data,
    genre,
    titre: [genre, data.client.entreprise],
    resume: verdict(data),
    question: citezLeNumero(data),
    feuilles: FEUILLES,
    signes: signes(),
    matiere: html`${entete(data, all)}${all.map((s, i) => section(s, i + 1))}`,
  });
}
