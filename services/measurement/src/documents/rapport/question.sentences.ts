import { accord } from '@agence/words/french';
import { stabiliteDe } from '@agence/words/resemblance';
import { compter, incertaines, isoles, muettes, parJour, type Rival, rivaux } from '../releve/calculs.ts';
import { incertainesDites } from '../releve/contenu.ts';
import type { QuestionMesuree } from '../releve/releve.data.ts';
import { fr, motFort, type Phrase, suite } from '../typo.ts';
import type { RapportData } from './rapport.data.ts';

/** Competitors named per row. */
const NAMED = 3;
const ENOUGH = 0.6;

const pct = (share: number): number => Math.round(share * 100);

/** "entre 8 % et 42 %" */
export const enClair = (q: QuestionMesuree): Phrase =>
  fr`entre ${pct(q.intervalle[0])} % et ${pct(q.intervalle[1])} %`;

/** Only when it is not "forte". */
export function fiabilite(q: QuestionMesuree): Phrase | null {
  if (q.fiabilite === 'forte' || q.conserve) return null;
  return fr`Fiabilité ${q.fiabilite} : ${q.reponses} ${accord(q.reponses, 'réponse exploitable', 'réponses exploitables')}.`;
}

/** Whether the days of a measurement of several differ by more than chance. */
export function stabilite(data: RapportData, q: QuestionMesuree): Phrase | null {
  const stability = stabiliteDe(data.ias.flatMap((_, place) => parJour(q, place)));
  return stability === undefined ? null : fr`Question ${stability} d'un jour à l'autre.`;
}

/** Too few valid answers: how many there are, and how many it takes. */
export function manque(q: QuestionMesuree): Phrase {
  const asked = q.detail.length;
  const needed = Math.ceil(asked * ENOUGH - 1e-9);
  return fr`${q.reponses} ${accord(q.reponses, 'réponse exploitable', 'réponses exploitables')} sur ${asked}, il en faut ${needed}. Nous ne jugeons pas cette fois-ci.`;
}

/** Who is cited instead, how many answers name nobody, and uncertain citations. */
export function quiEnsuite(data: RapportData, q: QuestionMesuree): Phrase {
  return suite(concurrents(q, rivaux(data, q)), silences(q), incertainesDites(incertaines(q)));
}

function concurrents(q: QuestionMesuree, all: readonly Rival[]): Phrase {
  const ahead = all.filter((r) => r.devant > 0);
  if (ahead.length === 0) return personneDevant(q);
  const names = ahead
    .slice(0, NAMED)
    .flatMap((r, i) => [...(i > 0 ? [', '] : []), ...fr`${motFort(r.nom)} ${r.devant}`]);
  const more = ahead.length - NAMED;
  const others = more > 0 ? fr` et ${more} ${accord(more, 'autre', 'autres')}` : [];
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

/** When at least half of the answers name nobody, the question says little: the reader is told. */
function silences(q: QuestionMesuree): Phrase | null {
  const personne = muettes(q);
  if (personne === 0 || q.reponses === 0) return null;
  if (personne === q.reponses) return fr`Cette question en dit peu.`;
  if (2 * personne >= q.reponses)
    return fr`${personne} ${accord(personne, 'réponse', 'réponses')} sur ${q.reponses} ne ${accord(personne, 'cite', 'citent')} personne : cette question en dit peu.`;
  return null;
}
