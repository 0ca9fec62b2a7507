import { passedOn } from '@agence/calls/reply';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { genreDit, listeAGagner } from '@agence/look/sources';
import type { PageLue, SiteLu, SourcesLues } from '@agence/proto/measurement/v1/readings';
import { combien, nombre } from '@agence/words/french';
import { ecranDe } from '../gestes/demander.ts';
import type { AccountScreen, ShownPage, Visit } from '../http/screen.ts';
import { ecran, type Section } from '../pages/cadre.ts';
import { avecFiltres, choisirQuestion, entier, filtresCommuns, textes, type Vers } from '../pages/filtres.ts';
import { liste, tableau } from '../pages/vues.ts';

const PARAMS = ['question', 'mesure', 'ia'] as const;

const CE_CLIENT = fr`site de ce client`;

const filtres = (visit: Visit, lu: SourcesLues): Section => {
  const chosen = lu.questions.find(({ valeur }) => valeur === visit.query.get('question'));
  const to: Vers = (change) => avecFiltres(visit, PARAMS, change);
  const retirer = html`<a href=${to({ question: '' })}>${fr`Toutes les questions`}</a>`;
  return {
    titre: fr`Filtrer`,
    corps: html`${filtresCommuns(visit, lu, to)}
${chosen && html`<p>${fr`À la question `}<b>${chosen.nom}</b> ${retirer}</p>`}
${choisirQuestion(fr`Choisir une question`, lu.questions, to)}`,
  };
};

const reste = (shown: number, all: number): Vue =>
  all > shown &&
  html`<p class="note">${fr`Seules les ${nombre(shown)} premières lignes sur ${nombre(all)} figurent ici : les données du rapport (CSV) les donnent toutes.`}</p>`;

const aDemander = ({ a_gagner, a_gagner_en_tout }: SourcesLues): Section => {
  const titre = fr`À demander`;
  if (a_gagner.length === 0) {
    const aucune = fr`Aucune page n'est la source d'une réponse qui cite un concurrent sans ce client.`;
    return { titre, corps: html`<p>${aucune}</p>` };
  }
  const pages = a_gagner.map((page) => ({ ...page, genre: genreDit(page.genre, CE_CLIENT) }));
  return {
    titre,
    corps: html`<p id="a-demander">${fr`Ces pages sont les sources de réponses qui citent un concurrent sans ce client. Demandez à y figurer, ou corrigez ce qu'on y dit de lui.`}</p>
<div class="champ"><label for="liste">${fr`Liste à copier`}</label>
<textarea id="liste" rows="8" readonly aria-describedby="a-demander">${`\n${listeAGagner(pages, fr`ce client`)}`}</textarea>
</div>${reste(a_gagner.length, a_gagner_en_tout)}`,
  };
};

const natures = ({ citees, lues }: SourcesLues) =>
  [['citees', fr`Citations`, citees] as const, ['lues', fr`Lectures`, lues] as const].filter(
    ([, , sur]) => sur > 0,
  );

const LEGENDE = fr`Citations : réponses qui donnent cette adresse en source. Lectures : réponses dont l'IA a reçu cette adresse à lire. Chaque IA ne dit que l'un des deux.`;

const comptes = <Row extends SiteLu | PageLue>(
  lu: SourcesLues,
  titre: string,
  rows: readonly Row[],
  nom: (row: Row) => Vue,
) => {
  const counted = natures(lu);
  const colonnes = [titre, fr`Genre de site`, ...counted.map(([, nature]) => [nature, 'n'] as const)];
  const lignes = rows.map((row) => [
    nom(row),
    genreDit(row.genre, CE_CLIENT),
    ...counted.map(([key]) => nombre(row[key])),
  ]);
  return tableau(colonnes, lignes, LEGENDE);
};

/** Only a whole address leads somewhere; a bare domain is a site whose page is unknown. */
const lien = (adresse: string): Vue =>
  adresse.startsWith('https://')
    ? html`<a href=${adresse} rel="noopener noreferrer nofollow"><bdi>${adresse.slice('https://'.length)}</bdi></a>`
    : html`<bdi>${adresse}</bdi>`;

const site = ({ id, query }: Visit, source: string): Vue => {
  const question = query.get('question');
  if (!question) return html`<bdi>${source}</bdi>`;
  const to = new URLSearchParams({ question, source });
  return html`<a href=${`/console/clients/${id}/reponses/?${to}`}><bdi>${source}</bdi></a>`;
};

const SITES_PAR_MOIS = 12;

const mois = (lu: SourcesLues): Section | null => {
  const { mois: months, sites, sites_en_tout } = lu;
  const more = sites_en_tout - SITES_PAR_MOIS;
  if (months.length < 2) return null;
  const part = (count: number, sur: number) => (sur === 0 ? '–' : fr`${Math.round((100 * count) / sur)} %`);
  const changed = months.filter(({ autres }) => autres).map(({ nom }) => nom);
  const note = fr`D'autres modèles que la fois précédente ont répondu : ${changed.join(', ')}. Ces mesures ne se comparent pas.`;
  const tables = natures(lu).map(([key, nom]) =>
    tableau(
      ['Site', ...months.map((month) => [month.nom, 'n'] as const)],
      sites
        .slice(0, SITES_PAR_MOIS)
        .map(({ domaine }, i) => [
          domaine,
          ...months.map((month) => part(month.parts[i]?.[key] ?? 0, month[key])),
        ]),
      fr`${nom} : part des réponses avec des sources`,
    ),
  );
  const autres = fr`Et ${combien(more, 'autre site', 'autres sites')}.`;
  return {
    titre: fr`Mois après mois`,
    pleine: true,
    corps: html`${tables}${more > 0 && html`<p class="note">${autres}</p>`}
${changed.length > 0 && html`<p class="note">${note}</p>`}`,
  };
};

const recherches = ({ recherches: all }: SourcesLues): Section | null => {
  if (all.length === 0) return null;
  const items = all.map(
    ({ texte, reponses }) =>
      html`<bdi>${texte}</bdi> <small class="note">${combien(reponses, 'réponse', 'réponses')}</small>`,
  );
  return {
    titre: fr`Recherches`,
    lire: fr`Ce que les IA ont cherché sur le web, mot pour mot`,
    corps: liste(items),
  };
};

/** Where the answers of AIs about a client come from. */
export function pageSources(visit: Visit, lu: SourcesLues): ShownPage {
  const { entreprise, sites, sites_en_tout, pages, pages_en_tout, simulee } = lu;
  const lesSites = comptes(lu, fr`Site`, sites, ({ domaine }) => site(visit, domaine));
  const lesPages = comptes(lu, fr`Page`, pages, ({ adresse }) => lien(adresse));
  const sections =
    sites.length === 0
      ? [{ titre: fr`Sites`, corps: html`<p>${fr`Aucune réponse ne donne de source ici.`}</p>` }]
      : [
          aDemander(lu),
          { titre: fr`Sites`, corps: [lesSites, reste(sites.length, sites_en_tout)] },
          { titre: fr`Pages`, corps: [lesPages, reste(pages.length, pages_en_tout)] },
          mois(lu),
          recherches(lu),
        ];
  const given = natures(lu).map(([key, , sur]) =>
    key === 'citees'
      ? fr`${combien(sur, 'réponse cite', 'réponses citent')} un site`
      : fr`${combien(sur, 'réponse a reçu', 'réponses ont reçu')} un site à lire`,
  );
  return ecran(visit, {
    titre: fr`Sources des IA : ${entreprise}`,
    h1: fr`Sources des IA`,
    surtitre: html`<a href=${`/console/clients/${visit.id}/`}>${entreprise}</a>`,
    chapeau: given.length > 0 && fr`${given.join(', ')}.`,
    sections: [filtres(visit, lu), ...sections],
    simulee,
  });
}

/** The sites and pages that AIs give as sources of their answers about a client. */
export const sources: AccountScreen = {
  path: '/console/clients/{id}/sources/',
  suspended: 'open',
  show: async (visit) => {
    const { needs, compte, id: client, query } = visit;
    const read = needs.readings.call.lireSources({
      ...{ compte: compte.slug, client, ...textes(query, 'mesure', 'ia') },
      question: entier(query, 'question'),
    });
    return ecranDe(visit, await passedOn(read), (lu) => pageSources(visit, lu));
  },
};
