import { passedOn } from '@agence/calls/reply';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { lectureDeReponse, legendeDeReponse, texteDeReponse } from '@agence/look/reponse';
import type { ReponseMontree, ReponsesLues } from '@agence/proto/measurement/v1/readings';
import { combien, nombre } from '@agence/words/french';
import { readableDay, readableHour } from '@agence/words/paris';
import { ecranDe } from '../gestes/demander.ts';
import type { AccountScreen, ShownPage, Visit } from '../http/screen.ts';
import { ecran, etMaintenant, type Section } from '../pages/cadre.ts';
import {
  avecFiltres,
  choisirQuestion,
  entier,
  filtre,
  filtresCommuns,
  liensDesPages,
  textes,
} from '../pages/filtres.ts';

/** What the address may ask for; all else in it is ignored. */
const PARAMS = ['question', 'mesure', 'ia', 'lecture', 'nom', 'source'] as const;

type Change = Partial<Record<(typeof PARAMS)[number] | 'reponse', string>>;

const vers = (visit: Visit, { question, mesure }: ReponsesLues, change: Change): string =>
  avecFiltres(visit, PARAMS, { question: String(question), mesure, ...change });

const LECTURES = [
  ['', fr`Toutes`],
  ['cite', fr`Client cité`],
  ['absent', fr`Client non cité`],
  ['incertain', fr`Incertaines`],
  ['ecarte', fr`Écartées`],
] as const;

const retrait = (visit: Visit, lu: ReponsesLues, name: 'nom' | 'source', dit: string): Vue => {
  const value = visit.query.get(name);
  if (!value) return null;
  const retirer = html`<a href=${vers(visit, lu, { [name]: '' })}>${fr`Retirer ce filtre`}</a>`;
  return html`<p>${dit}<b><bdi>${value}</bdi></b>. ${retirer}</p>`;
};

const filtres = (visit: Visit, lu: ReponsesLues): Section => {
  const { questions, question, gardees } = lu;
  const others = questions.filter(({ valeur }) => valeur !== String(question));
  const to = (change: Change) => vers(visit, lu, change);
  const lecture = visit.query.get('lecture') ?? '';
  return {
    titre: fr`Filtrer`,
    lire: combien(gardees, 'réponse', 'réponses'),
    corps: html`${filtresCommuns(visit, lu, to)}
${filtre(fr`Lecture`, LECTURES, lecture, (valeur) => to({ lecture: valeur }))}
${retrait(visit, lu, 'nom', fr`Réponses qui proposent `)}
${retrait(visit, lu, 'source', fr`Réponses qui donnent en source `)}
${choisirQuestion(fr`Les autres questions`, others, to)}${legendeDeReponse}`,
  };
};

const decidee = ({ tranchee }: ReponseMontree): Vue => {
  if (tranchee === undefined) return null;
  const { comptee, qui, le_ts } = tranchee;
  const quoi = comptee ? fr`Citation comptée` : fr`Citation écartée`;
  return html`<p class="note">${quoi}${fr` par ${qui}, le ${readableDay(new Date(le_ts * 1000))}.`}</p>`;
};

/** Links to the decisions that a person may take on a reading; each is proposed first. */
const choix = (visit: Visit, { ouverte }: ReponsesLues, shown: ReponseMontree): Vue => {
  const { id: reponse, lecture, noms, comptable } = shown;
  if (!ouverte || lecture === 'ecarte' || visit.compte.statut !== 'actif') return null;
  const autres = noms.filter(({ qui }) => qui === 'autre' && lecture !== 'cite');
  const ecartable = lecture === 'cite' || lecture === 'incertain';
  if (!comptable && !ecartable && autres.length === 0) return null;
  const lien = (dit: string, decision: string, nom?: string): Vue => {
    const to = new URLSearchParams({ reponse, decision, ...(nom === undefined ? {} : { nom }) });
    return html`<a href=${`/console/clients/${visit.id}/citations/?${to}`}>${dit}</a>`;
  };
  return html`<details><summary>${fr`Corriger cette lecture`}</summary><p class="gestes">
${comptable && lien(fr`C'est bien ce client : compter la citation`, 'compter')}
${ecartable && lien(fr`Ce n'est pas ce client, ou pas une recommandation : écarter la citation`, 'ecarter')}
${autres.map(({ nom }) => lien(fr`« ${nom} » est ce client`, 'compter', nom))}</p></details>`;
};

const coupee = (visit: Visit, lu: ReponsesLues, { id, coupee: cut }: ReponseMontree): Vue => {
  if (!cut) return null;
  const entiere = html`<a href=${vers(visit, lu, { reponse: id })}>${fr`Lire la réponse entière`}</a>`;
  const alone = visit.query.get('reponse') === id;
  return html`<p class="note">${alone ? fr`La suite est trop longue pour cette page.` : entiere}</p>`;
};

const reponse = (visit: Visit, lu: ReponsesLues, shown: ReponseMontree): Section => {
  const { ia, essai, le_ts, version, lien, lignes } = shown;
  const le = le_ts === undefined ? null : new Date(le_ts * 1000);
  const leads = {
    nom: (nom: string) => vers(visit, lu, { nom }),
    source: (source: string) => vers(visit, lu, { source }),
  };
  return {
    titre: fr`${ia}, réponse\u00a0${essai}`,
    lire: html`${le && fr`${readableDay(le)} à ${readableHour(le)}`}${version && html`<br />${version}`}
${lien && html`<br /><a href=${lien}>${fr`Page à envoyer`}</a>`}`,
    corps: html`${lignes.length > 0 && texteDeReponse(shown)}${coupee(visit, lu, shown)}
${lectureDeReponse(shown, leads)}${decidee(shown)}${choix(visit, lu, shown)}`,
  };
};

const RIEN: Section = {
  titre: fr`Réponses`,
  corps: html`<p>${fr`Aucune réponse ne correspond à ces filtres.`}</p>`,
};

const ENVOI = fr`Une « page à envoyer » est à vos couleurs ; son lien s'ouvre sans compte pendant 30 jours.`;

/** The answers to a question of a client, with filters that are plain links. */
export function pageReponses(visit: Visit, lu: ReponsesLues): ShownPage {
  const { entreprise, question, texte, toutes, citees, reponses: shown, simulee, lien } = lu;
  const client = `/console/clients/${visit.id}/`;
  const seule = Boolean(visit.query.get('reponse'));
  const ensemble = html`<a href=${vers(visit, lu, {})}>${fr`Toutes les réponses à cette question`}</a>`;
  return ecran(visit, {
    titre: fr`Réponses : ${texte}`,
    h1: texte,
    surtitre: html`<a href=${client}>${entreprise}</a>`,
    chapeau: seule
      ? ensemble
      : fr`${entreprise} est cité dans ${combien(citees, 'réponse', 'réponses')} sur ${nombre(toutes)}.`,
    fait:
      seule &&
      visit.query.get('fait') === 'citation' &&
      fr`Votre décision est enregistrée : le prochain document en tiendra compte.`,
    sections: [
      !seule && filtres(visit, lu),
      ...(shown.length === 0 ? [RIEN] : shown.map((each) => reponse(visit, lu, each))),
      ...etMaintenant(html`${liensDesPages(lu, visit.path, visit.query)}
${lien && html`<p class="gestes"><a href=${lien}>${fr`Page à envoyer : toutes les réponses à cette question`}</a></p>`}
<p class="note">${ENVOI}</p>
<p class="gestes"><a href=${`${client}sources/?question=${question}`}>${fr`Les sources de cette question`}</a></p>`),
    ],
    simulee,
  });
}

/** What the AIs answered to a question of a client, word for word. */
export const reponses: AccountScreen = {
  path: '/console/clients/{id}/reponses/',
  suspended: 'open',
  show: async (visit) => {
    const { needs, compte, id: client, query } = visit;
    const read = needs.readings.call.lireReponses({
      ...{ compte: compte.slug, client, ...textes(query, ...PARAMS, 'reponse') },
      ...{ question: entier(query, 'question'), page: entier(query, 'page') },
    });
    return ecranDe(visit, await passedOn(read), (lu) => pageReponses(visit, lu));
  },
};
