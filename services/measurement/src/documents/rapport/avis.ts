import type { Vue } from '@agence/look/html';
import { accord, enLettres } from '@agence/words/french';
import { avis } from '../components/cadre.ts';
import { dateCourte, mois } from '../dates.ts';
import { type BilanIa, bilanDesIas, total } from '../releve/calculs.ts';
import { moments } from '../releve/moments.ts';
import { fr, mot, type Phrase } from '../typo.ts';
import type { RapportData } from './rapport.data.ts';

/** Below this share of valid answers, a model is named before the first number. */
const ENOUGH = 0.6;

const manque = (b: BilanIa): boolean => b.demandees > 0 && b.reponses < ENOUGH * b.demandees;

/** Models that did not answer, or too rarely. */
export const defaillantes = (data: RapportData): BilanIa[] => bilanDesIas(data).filter(manque);

function silence(data: RapportData, b: BilanIa): Phrase {
  const name = mot(data.ias[b.place]?.ia ?? '');
  const lost = b.demandees - b.reponses;
  const day = dateCourte(data.mesure.date);
  const failed = [...b.ecartees.keys()].every((why) => why === 'erreur' || why === 'inconnue');
  if (b.reponses === 0 && !failed)
    return fr`${name} n'a donné aucune réponse exploitable le ${day}, sur ${b.demandees} demandées.`;
  if (b.reponses === 0)
    return fr`${name} n'a pas répondu le ${day} : ${lost} ${accord(lost, 'demande', 'demandes')} sur ${b.demandees} en échec.`;
  return fr`${name} n'a donné que ${b.reponses} ${accord(b.reponses, 'réponse exploitable', 'réponses exploitables')} sur ${b.demandees} le ${day}.`;
}

function reste(data: RapportData, missing: readonly BilanIa[]): Phrase {
  const mute = missing.filter((b) => b.reponses === 0).length;
  const left = data.ias.length - mute;
  const n = total(data).reponses;
  const base = fr`Les états reposent sur ${enLettres(left)} IA et ${n} ${accord(n, 'réponse', 'réponses')}`;
  if (data.avant === null || mute === 0) return fr`${base}.`;
  const those = left === 1 ? 'cette IA' : `ces ${enLettres(left)} IA`;
  return fr`${base} ; ils restent comparables à ceux ${moments(data).avant.de} pour ${those} seulement.`;
}

/** Models that answered both times, and not in the same version. */
function changees(data: RapportData): Phrase[] {
  const answered = new Set(bilanDesIas(data).flatMap((b) => (b.reponses > 0 ? [data.ias[b.place]] : [])));
  return data.ias
    .filter((ia) => data.avant !== null && ia.modele_avant !== null && ia.modele_avant !== ia.modele)
    .filter((ia) => answered.has(ia))
    .map(
      (ia) =>
        fr`${mot(ia.ia)} a changé de version, de ${mot(ia.modele_avant ?? '')} à ${mot(ia.modele)}. Ses réponses comptent cette fois-ci, mais pas dans l'écart avec ${moments(data).avant.nom}.`,
    );
}

/** The notices before the first number of a report: failure, missing models, changed version. */
export function avisDe(data: RapportData): Vue {
  if (data.echec !== null)
    return avis(`Pas de mesure en ${mois(data.mesure.date)}.`, [
      [{ mot: data.echec.raison }],
      [{ mot: data.echec.suite }],
    ]);
  const missing = defaillantes(data);
  const changed = changees(data);
  return [
    missing.length > 0
      ? avis('Mesure partielle.', [...missing.map((b) => silence(data, b)), reste(data, missing)])
      : null,
    changed.length > 0 ? avis('Pas de comparaison pour cette IA.', changed) : null,
  ];
}
