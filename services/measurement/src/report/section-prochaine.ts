import { html, type Vue } from '@agence/look/html';
import { accord, combien } from '@agence/words/french';
import type { Section } from '../documents/components/cadre.ts';
import { dire, note } from '../documents/components/texte.ts';
import { moisAnnee } from '../documents/dates.ts';
import { fr, mot, type Phrase } from '../documents/typo.ts';
import { compter, isoles, rivaux } from '../states/releve/calculs.ts';
import type { QuestionMesuree } from '../states/releve/releve.data.ts';
import { sources } from '../states/releve/sources.ts';
import type { RapportData } from './rapport.data.ts';

/** The reasons for this question, from the counts alone. */
function raisons(data: RapportData, q: QuestionMesuree, choisi: boolean): Phrase[] {
  const counts = compter(q);
  const rivals = rivaux(data, q).slice(0, 1);
  return [
    fr`${pourquoi(q, choisi)} : ${citee(q)}, et ${rivalise(counts.autre + counts.apres, q)}.`,
    ...rivals.map(({ nom, cite }) => fr`Les IA y citent ${mot(nom)} ${cite} fois${place(data, q)}.`),
    visee(data),
  ];
}

function pourquoi(q: QuestionMesuree, choisi: boolean): Phrase {
  if (choisi) return fr`C'est la question que vous avez choisie`;
  if (q.perte === 0) return fr`Aucune question ne vous échappe ; c'est la suivante`;
  if (q.rang === 1) return fr`C'est la question où vous perdez le plus`;
  return fr`C'est la question où vous perdez le plus, parmi celles qu'aucune page ne vise`;
}

const citee = (q: QuestionMesuree): Phrase =>
  q.cite === 0
    ? fr`aucune des ${q.reponses} réponses ne vous cite`
    : fr`${combien(q.cite, 'réponse', 'réponses')} sur ${q.reponses} ${accord(q.cite, 'vous cite', 'vous citent')}`;

function rivalise(n: number, q: QuestionMesuree): Phrase {
  if (n === 0 && isoles(q).size > 0) return fr`aucun autre nom n'y revient`;
  if (n === 0) return fr`aucune ne cite un concurrent à votre place`;
  const where = q.cite === 0 ? '' : ' avant vous ou sans vous';
  return fr`${combien(n, 'cite', 'citent')} un concurrent${where}`;
}

function place(data: RapportData, q: QuestionMesuree): Phrase {
  const own = sources({ ...data, questions: [q] });
  if (own.sur.reponses === 0) return [];
  const n = own.liste.find(({ genre }) => genre === 'client')?.reponses ?? 0;
  return n === 0
    ? fr` ; votre site n'est cité ni lu pour aucune réponse`
    : fr` ; votre site est cité ou lu pour ${combien(n, 'réponse', 'réponses')}`;
}

function visee(data: RapportData): Phrase {
  const months = data.pages_livrees.map(({ periode }) => periode).sort();
  const last = months.at(-1);
  if (last === undefined) return fr`C'est la première page.`;
  return months.length === 1
    ? fr`La page précédente, livrée en ${moisAnnee(last)}, vise une autre question.`
    : fr`Les ${months.length} pages précédentes, la dernière livrée en ${moisAnnee(last)}, visent d'autres questions.`;
}

/** This page's question was fixed before the report: another question is for the next page, if one is left. */
function autre(data: RapportData, { n }: QuestionMesuree): Vue {
  const left = data.questions.some((q) => q.n !== n && q.page === null && q.etat !== null);
  if (!left) return null;
  return note(fr`Vous préférez une autre question ? Dites-le-nous : ce sera celle de la page suivante.`);
}

const LONG = 110;

export function sectionProchaine(data: RapportData): Section | null {
  const next = data.prochaine_page;
  const q = data.questions.find((x) => x.n === next?.numero);
  if (next === null || q === undefined) return null;
  const long = q.question.length > LONG ? 'q longue' : 'q';
  return {
    id: 'prochaine',
    titre: 'La page de cette mesure',
    classe: 'insecable',
    lire: [fr`Livrée juste après ce rapport, à publier sur votre site.`],
    corps: html`<div class="ensuite"><div><p class=${long}>${dire(fr`« ${mot(next.question)} »`)}</p>
      <ul>${raisons(data, q, next.choisi).map((p) => html`<li>${dire(p)}</li>`)}</ul>${autre(data, q)}</div></div>`,
  };
}
