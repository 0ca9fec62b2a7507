import { html } from '@agence/look/html';
import { bandeau, bandeSimulee, pied, type Section, section } from '../components/cadre.ts';
import { signes } from '../components/signes.ts';
import { dateCourte } from '../dates.ts';
import type { Feuille } from '../look/look.ts';
import { citezLeNumero } from '../releve/contenu.ts';
import { ecrirePage } from '../standalone.ts';
import { fr, mot, texte } from '../typo.ts';
import { entete, titre } from './entete.ts';
import type { RapportData } from './rapport.data.ts';
import { verdict } from './rapport.sentences.ts';
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

/** In reading order; a section with nothing to say is left out, and the numbers follow. */
function sections(data: RapportData): Section[] {
  const all =
    data.echec !== null
      ? [sectionEchec(data), sectionMethode(data)]
      : [
          sectionEtats(data),
          sectionProchaine(data),
          sectionQuestions(data),
          sectionEvolution(data),
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
  const kind = titre(data);
  const simulated = data.simulee ? ['mesure simulée'] : [];
  const who = [data.client.entreprise, data.agence.nom];
  const foot = pied(data.agence, {
    titre: kind,
    lignes: [
      fr`Document n° ${mot(data.document.numero)}`,
      fr`Établi le ${dateCourte(data.document.etabli)}. Ce document est figé : il ne change plus après sa remise.`,
    ],
    question: citezLeNumero(data),
  });
  return ecrirePage({
    titre: [...simulated.map(() => 'Mesure simulée'), kind, ...who].join(' – '),
    description: texte(verdict(data)),
    pied: [data.agence.nom, data.client.entreprise, kind, `n° ${data.document.numero}`, ...simulated].join(
      ' · ',
    ),
    agence: data.agence,
    feuilles: FEUILLES,
    donnees: data,
    corps: html`${signes()}${bandeau(data.agence)}${data.simulee ? bandeSimulee('ce document') : null}
<main class="page" id="contenu">${entete(data, all)}${all.map((s, i) => section(s, i + 1))}</main>${foot}`,
  });
}
