import { html, type Vue } from '@agence/look/html';
import { type Etat, etatDit, etats } from '@agence/words/etats';
import { accord, enLettres, majuscule } from '@agence/words/french';
import type { Section } from '../documents/components/cadre.ts';
import { jeton } from '../documents/components/signes.ts';
import { dire, note } from '../documents/components/texte.ts';
import { fr, majusculeDe, type Phrase } from '../documents/typo.ts';
import { comparaison, mouvement } from '../states/releve/comparaison.ts';
import { moments } from '../states/releve/moments.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
import type { RapportData } from './rapport.data.ts';
import { avecEtat, definition, designer } from './rapport.sentences.ts';

const DEFINITION: Record<Etat, (data: RapportData) => Phrase> = {
  conquerir: () => fr`Aucune réponse ne vous cite.`,
  consolider: definition,
  acquise: () =>
    fr`Votre nom vient le premier dans au moins la moitié des réponses qui citent une entreprise suivie.`,
};

function avant(data: RapportData, etat: Etat): Vue {
  if (data.avant === null) return null;
  const n = data.questions.filter((q) => q.avant?.etat === etat).length;
  return html` <span class="avant">${dire(fr`${majuscule(moments(data).avant.en)} : ${n}.`)}</span>`;
}

function colonne(data: RapportData, etat: Etat): Vue {
  const n = avecEtat(data, etat).length;
  const tokens = Array.from({ length: n }, () => jeton(etat, 22));
  return html`<div>
    <dt>
      <span class="chiffre">${n}</span><span class=${`etat ${etat}`}>${etatDit(etat, n)}</span>
      <span class="jetons" aria-hidden="true">${tokens}</span>
    </dt>
    <dd>${dire(DEFINITION[etat](data))}${avant(data, etat)}</dd>
  </div>`;
}

function passages(data: RapportData): Phrase[] {
  if (data.avant === null) return [];
  const since = moments(data).avant.nom;
  const unsure = (q: QuestionMesuree) => {
    const c = comparaison(data, q);
    return c !== null && q.avant?.etat !== q.etat && mouvement(c) === null;
  };
  const moved = data.questions.filter(unsure);
  const [only] = moved;
  if (only === undefined || only.etat === null) return [];
  if (moved.length === 1)
    return [
      fr`${majusculeDe(designer(only))} passe à « ${etatDit(only.etat)} » cette fois-ci. L'écart avec ${since} reste dans la marge : ce passage sera confirmé, ou non, à la prochaine mesure.`,
    ];
  return [
    fr`${majuscule(enLettres(moved.length))} questions changent d'état cette fois-ci sans que l'écart avec ${since} dépasse la marge : ces passages seront confirmés, ou non, à la prochaine mesure.`,
  ];
}

function gardes(data: RapportData): Phrase[] {
  const kept = data.questions.filter((q) => q.conserve && q.etat !== null).length;
  const unjudged = data.questions.filter((q) => q.etat === null).length;
  const ofMonth = data.avant === null ? '' : ` ${moments(data).avant.de}`;
  const counts = [
    [kept, `${accord(kept, 'question garde son état', 'questions gardent leur état')}${ofMonth}`],
    [unjudged, accord(unjudged, 'question n’est pas jugée', 'questions ne sont pas jugées')],
  ] as const;
  return counts
    .filter(([n]) => n > 0)
    .map(([n, dit]) => fr`${majuscule(enLettres(n))} ${dit} : trop peu de réponses étaient exploitables.`);
}

export function sectionEtats(data: RapportData): Section {
  const notes = [...passages(data), ...gardes(data)];
  return {
    id: 'etats',
    titre: 'Où vous en êtes',
    classe: 'insecable',
    lire: [fr`Un rond par question. Plus il est plein, mieux la question est tenue.`],
    corps: html`<dl class="etats">${etats.map((etat) => colonne(data, etat))}</dl>${notes.map(note)}`,
  };
}
