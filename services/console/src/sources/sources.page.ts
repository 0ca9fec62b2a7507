import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { genreDit, listeAGagner } from '@agence/look/sources';
import type { PageLue, SiteLu, SourcesLues } from '@agence/proto/measurement/v1/readings';
import { accord, nombre } from '@agence/words/french';
import { readableDay } from '@agence/words/paris';
import type { Visit } from '../http/screen.ts';
import { ecran, type Section } from '../pages/cadre.ts';
import { type Choix, filtre } from '../pages/filtre.view.ts';

const PARAMS = ['question', 'mesure', 'ia'] as const;

/** The screen with one filter changed; an empty value removes it. */
const vers =
  (visit: Visit, name: (typeof PARAMS)[number]) =>
  (value: string): string => {
    const given = PARAMS.map((param) => [param, param === name ? value : (visit.query.get(param) ?? '')]);
    return `/console/clients/${visit.id}/sources/?${new URLSearchParams(given.filter(([, kept]) => kept !== ''))}`;
  };

const CE_CLIENT = fr`site de ce client`;

const filtres = (visit: Visit, { ias, mesures, mesure, questions }: SourcesLues): Section => {
  const asked = visit.query.get('question') ?? '';
  const dates: Choix = mesures.map(({ id, lancee_ts }) => [id, readableDay(new Date(lancee_ts * 1000))]);
  const models: Choix = [['', fr`Toutes`], ...ias.map(({ valeur, nom }) => [valeur, nom] as const)];
  const chosen = questions.find(({ valeur }) => valeur === asked);
  const to = vers(visit, 'question');
  return {
    titre: fr`Filtrer`,
    corps: html`${filtre(fr`IA`, models, visit.query.get('ia') ?? '', vers(visit, 'ia'))}${
      dates.length > 1 ? filtre(fr`Mesure lancée le`, dates, mesure, vers(visit, 'mesure')) : null
    }${chosen === undefined ? null : html`<p>${fr`À la question `}<b>${chosen.nom}</b> <a href=${to('')}>${fr`Toutes les questions`}</a></p>`}<details><summary>${fr`Choisir une question`}</summary><ol class="attend">${questions.map(
      ({ valeur, nom }) => html`<li><a href=${to(valeur)}>${nom}</a></li>`,
    )}</ol></details>`,
  };
};

const reste = (shown: number, all: number): Vue =>
  all <= shown
    ? null
    : html`<p class="note">${fr`Les ${nombre(shown)} premières lignes sur ${nombre(all)} : les données du rapport (CSV) les ont toutes.`}</p>`;

const aDemander = ({ a_gagner, a_gagner_en_tout }: SourcesLues): Section => ({
  titre: fr`À demander`,
  corps:
    a_gagner.length === 0
      ? html`<p>${fr`Aucune page n'est la source d'une réponse qui cite un concurrent sans ce client.`}</p>`
      : html`<p id="a-demander">${fr`Ces pages sont les sources de réponses qui citent un concurrent sans ce client. Demandez à y figurer, ou corrigez ce qu'on y dit de lui.`}</p>
<div class="champ"><label for="liste">${fr`Liste à copier`}</label><textarea id="liste" rows="8" readonly aria-describedby="a-demander">${`\n${listeAGagner(
          a_gagner.map((page) => ({ ...page, genre: genreDit(page.genre, CE_CLIENT) })),
          fr`ce client`,
        )}`}</textarea></div>${reste(a_gagner.length, a_gagner_en_tout)}`,
});

/** What some answers give of sources. */
const natures = ({ citees, lues }: Pick<SourcesLues, 'citees' | 'lues'>) =>
  [['citees', fr`Citations`, citees] as const, ['lues', fr`Lectures`, lues] as const].filter(
    ([, , sur]) => sur > 0,
  );

const GENRE = fr`Genre de site`;
const LEGENDE = fr`Citations : réponses qui donnent cette adresse en source. Lectures : réponses dont l'IA a reçu cette adresse à lire. Chaque IA ne dit que l'un des deux.`;

type Ligne = { readonly nom: Vue; readonly cases: readonly string[] };

/** Each cell names its column again, for narrow screens. */
const tableau = (legende: string, [tete, ...noms]: readonly string[], lignes: readonly Ligne[]): Vue => {
  const classe = (i: number) => (noms[i] === GENRE ? undefined : 'n');
  return html`<table><caption>${legende}</caption><thead><tr><th scope="col">${tete}</th>${noms.map(
    (nom, i) => html`<th scope="col" class=${classe(i)}>${nom}</th>`,
  )}</tr></thead><tbody>${lignes.map(
    ({ nom, cases }) =>
      html`<tr><th scope="row">${nom}</th>${cases.map((text, i) => html`<td class=${classe(i)} data-titre=${noms[i]}>${text}</td>`)}</tr>`,
  )}</tbody></table>`;
};

const comptes = <Row extends SiteLu | PageLue>(
  lu: SourcesLues,
  tete: string,
  rows: readonly Row[],
  nom: (row: Row) => Vue,
) =>
  tableau(
    LEGENDE,
    [tete, GENRE, ...natures(lu).map(([, titre]) => titre)],
    rows.map((row) => ({
      nom: nom(row),
      cases: [genreDit(row.genre, CE_CLIENT), ...natures(lu).map(([key]) => nombre(row[key]))],
    })),
  );

/** Only a whole address leads somewhere; a bare domain is a site whose page is unknown. */
const lien = (adresse: string): Vue =>
  /^https:\/\//.test(adresse)
    ? html`<a href=${adresse} rel="noopener noreferrer nofollow"><bdi>${adresse.slice('https://'.length)}</bdi></a>`
    : html`<bdi>${adresse}</bdi>`;

/** The answers that give a site, when one question is chosen. */
const site = (visit: Visit, domaine: string): Vue => {
  const question = visit.query.get('question') ?? '';
  const to = new URLSearchParams({ question, source: domaine });
  return question === ''
    ? html`<bdi>${domaine}</bdi>`
    : html`<a href=${`/console/clients/${visit.id}/reponses/?${to}`}><bdi>${domaine}</bdi></a>`;
};

const SITES_PAR_MOIS = 12;

const mois = (lu: SourcesLues): Section[] => {
  const { mois: months, sites, sites_en_tout } = lu;
  const more = sites_en_tout - SITES_PAR_MOIS;
  if (months.length < 2) return [];
  const part = (count: number, sur: number) => (sur === 0 ? '–' : fr`${Math.round((100 * count) / sur)} %`);
  const changed = months.filter(({ autres }) => autres).map(({ nom }) => nom);
  const note = fr`D'autres modèles que la fois précédente ont répondu : ${changed.join(', ')}. Ces mesures ne se comparent pas.`;
  const tables = natures(lu).map(([key, nom]) =>
    tableau(
      fr`${nom} : part des réponses avec des sources`,
      ['Site', ...months.map((month) => month.nom)],
      sites.slice(0, SITES_PAR_MOIS).map(({ domaine }, i) => ({
        nom: domaine,
        cases: months.map((month) => part(month.parts[i]?.[key] ?? 0, month[key])),
      })),
    ),
  );
  const corps = html`${tables}${more > 0 ? html`<p class="note">${fr`Et ${nombre(more)} ${accord(more, 'autre site', 'autres sites')}.`}</p>` : null}${changed.length === 0 ? null : html`<p class="note">${note}</p>`}`;
  return [{ titre: fr`Mois après mois`, pleine: true, corps }];
};

const recherches = ({ recherches: all }: SourcesLues): Section[] =>
  all.length === 0
    ? []
    : [
        {
          titre: fr`Recherches`,
          lire: fr`Ce que les IA ont cherché sur le web, mot pour mot`,
          corps: html`<ul class="attend">${all.map(
            ({ texte, reponses }) =>
              html`<li><bdi>${texte}</bdi> <small class="note">${fr`${nombre(reponses)} ${accord(reponses, 'réponse', 'réponses')}`}</small></li>`,
          )}</ul>`,
        },
      ];

/** Where the answers of AIs about a client come from. */
export function pageSources(visit: Visit, lu: SourcesLues): string {
  const { entreprise, sites, sites_en_tout, pages, pages_en_tout, simulee } = lu;
  const sections: Section[] =
    sites.length === 0
      ? [{ titre: fr`Sites`, corps: html`<p>${fr`Aucune réponse ne donne de source ici.`}</p>` }]
      : [
          aDemander(lu),
          {
            titre: fr`Sites`,
            corps: html`${comptes(lu, fr`Site`, sites, ({ domaine }) => site(visit, domaine))}${reste(sites.length, sites_en_tout)}`,
          },
          {
            titre: fr`Pages`,
            corps: html`${comptes(lu, fr`Page`, pages, ({ adresse }) => lien(adresse))}${reste(pages.length, pages_en_tout)}`,
          },
          ...mois(lu),
          ...recherches(lu),
        ];
  const given = natures(lu).map(([key, , sur]) =>
    key === 'citees'
      ? fr`${nombre(sur)} ${accord(sur, 'réponse cite', 'réponses citent')} un site`
      : fr`${nombre(sur)} ${accord(sur, 'réponse a reçu', 'réponses ont reçu')} un site à lire`,
  );
  return ecran(
    visit,
    {
      titre: fr`Sources des IA : ${entreprise}`,
      h1: fr`Sources des IA`,
      surtitre: html`<a href=${`/console/clients/${visit.id}/`}>${entreprise}</a>`,
      ...(given.length === 0 ? {} : { chapeau: fr`${given.join(', ')}.` }),
      sections: [filtres(visit, lu), ...sections],
      simulee,
    },
    `/console/clients/${visit.id}/sources/`,
  );
}
