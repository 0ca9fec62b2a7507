import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { lectureDeReponse, legendeDeReponse, texteDeReponse } from '@agence/look/reponse';
import type { ReponseMontree, ReponsesLues } from '@agence/proto/measurement/v1/readings';
import { accord, nombre } from '@agence/words/french';
import { readableDay, readableHour } from '@agence/words/paris';
import type { Visit } from '../http/screen.ts';
import { ecran, type Section } from '../pages/cadre.ts';
import { type Choix, filtre as liens } from '../pages/filtre.view.ts';
import { liensDesPages } from '../pages/pagination.ts';

/** What the address may ask for; all else in it is ignored. */
const PARAMS = ['question', 'mesure', 'ia', 'lecture', 'nom', 'source'] as const;

type Change = Partial<Record<(typeof PARAMS)[number] | 'reponse', string>>;

const chemin = ({ id }: Visit): string => `/console/clients/${id}/reponses/`;

/** The screen with other filters, from its first page; an empty value removes a filter. */
const vers = (visit: Visit, lu: ReponsesLues, change: Change): string => {
  const now = { question: String(lu.question), mesure: lu.mesure };
  const given = PARAMS.map((name): [string, string] => [name, visit.query.get(name) ?? '']);
  const all = Object.entries({ ...Object.fromEntries(given), ...now, ...change });
  return `${chemin(visit)}?${new URLSearchParams(all.filter(([, value]) => value !== ''))}`;
};

const LECTURES: readonly (readonly [valeur: string, nom: string])[] = [
  ['', fr`Toutes`],
  ['cite', fr`Client cité`],
  ['absent', fr`Client non cité`],
  ['incertain', fr`Incertaines`],
  ['ecarte', fr`Écartées`],
];

const filtre = (visit: Visit, lu: ReponsesLues, name: keyof Change, titre: string, choix: Choix): Vue =>
  liens(titre, choix, name === 'mesure' ? lu.mesure : (visit.query.get(name) ?? ''), (valeur) =>
    vers(visit, lu, { [name]: valeur }),
  );

const retrait = (visit: Visit, lu: ReponsesLues, name: 'nom' | 'source'): Vue => {
  const value = visit.query.get(name) ?? '';
  if (value === '') return null;
  const what = name === 'nom' ? fr`Celles qui proposent ` : fr`Celles qui donnent en source `;
  return html`<p>${what}<b><bdi>${value}</bdi></b>. <a href=${vers(visit, lu, { [name]: '' })}>${fr`Retirer ce filtre`}</a></p>`;
};

const filtres = (visit: Visit, lu: ReponsesLues): Section => {
  const { questions, question, mesures, ias, gardees } = lu;
  const others = questions.filter(({ valeur }) => valeur !== String(question));
  const dates = mesures.map(({ id, lancee_ts }) => [id, readableDay(new Date(lancee_ts * 1000))] as const);
  const models: Choix = [['', fr`Toutes`], ...ias.map(({ valeur, nom }) => [valeur, nom] as const)];
  return {
    titre: fr`Filtrer`,
    lire: fr`${nombre(gardees)} ${accord(gardees, 'réponse', 'réponses')}`,
    corps: html`${filtre(visit, lu, 'ia', fr`IA`, models)}${filtre(visit, lu, 'lecture', fr`Lecture`, LECTURES)}${
      dates.length > 1 ? filtre(visit, lu, 'mesure', fr`Mesure lancée le`, dates) : null
    }${retrait(visit, lu, 'nom')}${retrait(visit, lu, 'source')}${
      others.length === 0
        ? null
        : html`<details><summary>${fr`Les autres questions`}</summary><ol class="attend">${others.map(
            ({ valeur, nom }) => html`<li><a href=${vers(visit, lu, { question: valeur })}>${nom}</a></li>`,
          )}</ol></details>`
    }${legendeDeReponse}`,
  };
};

const decidee = ({ tranchee }: ReponseMontree): Vue =>
  tranchee === undefined
    ? null
    : html`<p class="note">${tranchee.comptee ? fr`Citation comptée` : fr`Citation écartée`}${fr` par ${tranchee.qui}, le ${readableDay(new Date(tranchee.le_ts * 1000))}.`}</p>`;

/** Links to the decisions that a person may take on a reading; each is proposed first. */
const choix = (visit: Visit, { ouverte }: ReponsesLues, shown: ReponseMontree): Vue => {
  const { id: reponse, lecture, noms, comptable } = shown;
  if (!ouverte || lecture === 'ecarte' || visit.compte.statut !== 'actif') return null;
  const autres = noms.filter(({ qui }) => qui === 'autre' && lecture !== 'cite').map(({ nom }) => nom);
  const ecarter = lecture === 'cite' || lecture === 'incertain';
  if (!comptable && !ecarter && autres.length === 0) return null;
  const vers = (decision: string, nom = ''): string =>
    `/console/clients/${visit.id}/citations/?${new URLSearchParams({ reponse, decision, ...(nom === '' ? {} : { nom }) })}`;
  return html`<details><summary>${fr`Corriger cette lecture`}</summary><p class="gestes">${
    comptable ? html`<a href=${vers('compter')}>${fr`C'est bien ce client : compter la citation`}</a>` : null
  }${
    ecarter
      ? html`<a href=${vers('ecarter')}>${fr`Ce n'est pas ce client, ou pas une recommandation : écarter la citation`}</a>`
      : null
  }${autres.map((nom) => html`<a href=${vers('compter', nom)}>${fr`« ${nom} » est ce client`}</a>`)}</p></details>`;
};

const coupee = (visit: Visit, lu: ReponsesLues, { id, coupee: cut }: ReponseMontree): Vue => {
  if (!cut) return null;
  const alone = visit.query.get('reponse') === id;
  return html`<p class="note">${
    alone
      ? fr`La suite est trop longue pour cette page.`
      : html`<a href=${vers(visit, lu, { reponse: id })}>${fr`Lire la réponse entière`}</a>`
  }</p>`;
};

const reponse =
  (visit: Visit, lu: ReponsesLues) =>
  (shown: ReponseMontree): Section => {
    const { ia, essai, le_ts, version, lien, lignes } = shown;
    const le = le_ts === undefined ? null : new Date(le_ts * 1000);
    const leads = {
      nom: (nom: string) => vers(visit, lu, { nom }),
      source: (source: string) => vers(visit, lu, { source }),
    };
    return {
      titre: fr`${ia} n° ${essai}`,
      lire: html`${le === null ? null : fr`${readableDay(le)} à ${readableHour(le)}`}${version === '' ? null : html`<br />${version}`}${lien === '' ? null : html`<br /><a href=${lien}>${fr`Page à envoyer`}</a>`}`,
      corps: html`${lignes.length === 0 ? null : texteDeReponse(shown)}${coupee(visit, lu, shown)}${lectureDeReponse(shown, leads)}${decidee(shown)}${choix(visit, lu, shown)}`,
    };
  };

const FAIT: Vue = html`<span class="fait" role="status">${fr`Votre décision est enregistrée : le prochain document en tiendra compte.`}</span>`;

const RIEN: Section = {
  titre: fr`Réponses`,
  corps: html`<p>${fr`Aucune réponse ne correspond à ces filtres.`}</p>`,
};

/** The answers to a question of a client, with filters that are plain links. */
export function pageReponses(visit: Visit, lu: ReponsesLues): string {
  const { entreprise, texte, toutes, citees, reponses, page, pages, simulee, lien } = lu;
  const links = liensDesPages({ montres: [], total: 0, page, pages }, chemin(visit), visit.query);
  const seule = (visit.query.get('reponse') ?? '') !== '';
  const cite = fr`${entreprise} est cité dans ${nombre(citees)} ${accord(citees, 'réponse', 'réponses')} sur ${nombre(toutes)}.`;
  const envoi = fr`Une « page à envoyer » est à vos couleurs ; son lien s'ouvre sans compte pendant 30 jours.`;
  return ecran(
    visit,
    {
      titre: fr`Réponses : ${texte}`,
      h1: texte,
      surtitre: html`<a href=${`/console/clients/${visit.id}/`}>${entreprise}</a>`,
      chapeau: seule
        ? html`<a href=${vers(visit, lu, {})}>${fr`Toutes les réponses à cette question`}</a>${visit.query.get('fait') === 'citation' ? FAIT : null}`
        : cite,
      sections: [
        ...(seule ? [] : [filtres(visit, lu)]),
        ...(reponses.length === 0 ? [RIEN] : reponses.map(reponse(visit, lu))),
        {
          titre: fr`Et maintenant ?`,
          corps: html`${links}${lien === '' ? null : html`<p class="gestes"><a href=${lien}>${fr`Page à envoyer : toutes les réponses à cette question`}</a></p>`}<p class="note">${envoi}</p><p class="gestes"><a href=${`/console/clients/${visit.id}/sources/?question=${lu.question}`}>${fr`Les sources de cette question`}</a></p>`,
        },
      ],
      simulee,
    },
    chemin(visit),
  );
}
