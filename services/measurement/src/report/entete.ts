import { html, type Vue } from '@agence/look/html';
import { combien, enLettres, majuscule, nombre } from '@agence/words/french';
import {
  avis,
  constatDit,
  type Fait,
  grandNom,
  ouverture,
  type Section,
} from '../documents/components/cadre.ts';
import { citer, dire } from '../documents/components/texte.ts';
import { dateCourte, deMois, jour, mois } from '../documents/dates.ts';
import { fr, mot, type Phrase, typo } from '../documents/typo.ts';
import { ENOUGH_VALID } from '../states/etats.ts';
import { type BilanIa, bilanDesIas, demandees, total } from '../states/releve/calculs.ts';
import { quand } from '../states/releve/contenu.ts';
import { moisDe, moments } from '../states/releve/moments.ts';
import type { RapportData } from './rapport.data.ts';
import { resume, verdict } from './rapport.sentences.ts';

function silence(data: RapportData, b: BilanIa): Phrase {
  const name = mot(data.ias[b.place]?.ia ?? '');
  const lost = b.demandees - b.reponses;
  const day = dateCourte(data.mesure.date);
  const failed = b.ecartees.every(([why]) => why === 'erreur' || why === 'inconnue');
  if (b.reponses === 0 && !failed)
    return fr`${name} n'a donné aucune réponse exploitable le ${day}, sur ${b.demandees} demandées.`;
  if (b.reponses === 0)
    return fr`${name} n'a pas répondu le ${day} : ${combien(lost, 'demande', 'demandes')} sur ${b.demandees} en échec.`;
  return fr`${name} n'a donné que ${combien(b.reponses, 'réponse exploitable', 'réponses exploitables')} sur ${b.demandees} le ${day}.`;
}

function reste(data: RapportData, missing: readonly BilanIa[]): Phrase {
  const mute = missing.filter((b) => b.reponses === 0).length;
  const left = data.ias.length - mute;
  const n = total(data).reponses;
  const base = fr`Les états reposent sur ${enLettres(left)} IA et ${combien(n, 'réponse', 'réponses')}`;
  if (data.avant === null || mute === 0) return fr`${base}.`;
  const those = left === 1 ? 'cette IA' : `ces ${enLettres(left)} IA`;
  return fr`${base} ; ils restent comparables à ceux ${moments(data).avant.de} pour ${those} seulement.`;
}

/** Models that answered both times, and not in the same version. */
function changees(data: RapportData): Phrase[] {
  if (data.avant === null) return [];
  const bilans = bilanDesIas(data);
  return data.ias.flatMap(({ ia, modele, modele_avant }, place) => {
    if (!bilans[place]?.reponses || modele_avant === null || modele_avant === modele) return [];
    return [
      fr`${mot(ia)} a changé de version, de ${mot(modele_avant)} à ${mot(modele)}. Ses réponses comptent cette fois-ci, mais pas dans l'écart avec ${moments(data).avant.nom}.`,
    ];
  });
}

/** The notices before the first number of a report: failure, missing models, changed version. */
function avisDe(data: RapportData): Vue {
  if (data.echec !== null)
    return avis(`Pas de mesure en ${mois(moisDe(data.mesure))}.`, [
      [{ mot: data.echec.raison }],
      [{ mot: data.echec.suite }],
    ]);
  // Models that did not answer, or too rarely.
  const missing = bilanDesIas(data).filter((b) => b.demandees > 0 && b.reponses < ENOUGH_VALID * b.demandees);
  const changed = changees(data);
  const partial = [...missing.map((b) => silence(data, b)), reste(data, missing)];
  return [
    missing.length > 0 ? avis('Mesure partielle.', partial) : null,
    changed.length > 0 ? avis('Pas de comparaison pour cette IA.', changed) : null,
  ];
}

/** "Rapport de novembre 2026"; "Rapport du 12 novembre 2026" when it is not the first of its month. */
export const titre = ({ mesure, meme_mois }: RapportData): string => {
  const when = meme_mois ? mesure.date : moisDe(mesure);
  return typo(`Rapport ${meme_mois ? `du ${jour(when)}` : deMois(when)} ${when.slice(0, 4)}`);
};

/** "Boulangerie à Angers, dans les réponses des IA", from the known facts. */
function metier({ client }: RapportData): Phrase {
  const where = client.ville === '' ? [] : fr` à ${mot(client.ville)}`;
  if (client.metier === '') return fr`Dans les réponses des IA${where}`;
  return fr`${mot(majuscule(client.metier))}${where}, dans les réponses des IA`;
}

function faits(data: RapportData): Fait[] {
  const { avant, echec } = data;
  const compared: Fait[] = avant === null || echec !== null ? [] : [['Comparé au', dateCourte(avant.date)]];
  return [
    ['Site', citer(data.client.site)],
    ['Mesuré', quand(data)],
    ...compared,
    // In the narrow margin lines may break between words, not inside figures.
    ['Réponses', `${nombre(total(data).reponses)} exploitables sur\u00a0${nombre(demandees(data))}`],
    ['Document', citer(data.document.numero)],
  ];
}

/** For the director: client, verdict, summary; facts in the margin. */
export function entete(data: RapportData, sections: readonly Section[]): Vue {
  const summary = resume(data);
  const dit = [
    grandNom(data.client.entreprise),
    html`<p class="metier">${dire(metier(data))}</p>`,
    avisDe(data),
    constatDit(verdict(data)),
    summary.length > 0 && html`<div class="resume">${summary.map((p) => html`<p>${dire(p)}</p>`)}</div>`,
  ];
  return ouverture(faits(data), sections, titre(data), dit);
}
