import { html, type Vue } from '@agence/look/html';
import { genreDit, listeAGagner } from '@agence/look/sources';
import { accord, combien, nombre } from '@agence/words/french';
import type { Section } from '../documents/components/cadre.ts';
import { barre } from '../documents/components/signes.ts';
import { cellule, colonne, rangee, tableau } from '../documents/components/tableau.ts';
import { aCopier, chapeau, citer, dire, note, t } from '../documents/components/texte.ts';
import { fr, liste, majusculeDe, mot, type Phrase, suite, texte } from '../documents/typo.ts';
import type { NatureDesSources } from '../states/releve/releve.data.ts';
import {
  aGagner,
  type Donnees,
  type Genre,
  moisDeSources,
  montres,
  pages,
  parGenre,
  parMois,
  recherchesFaites,
  type Source,
  sources,
} from '../states/releve/sources.ts';
import type { RapportData } from './rapport.data.ts';
import { part } from './section-voix.ts';

const DONNES: Partial<Record<Genre, string>> = {
  annuaire: 'un annuaire',
  avis: 'un site d’avis',
  'presse locale': 'la presse locale',
  presse: 'la presse',
  'réseau social': 'un réseau social',
  institution: 'une institution',
  encyclopédie: 'une encyclopédie',
  forum: 'un forum',
};

const KINDS = 3;

function genresDits(data: RapportData, sur: Donnees): Phrase | null {
  const named = parGenre(data).filter(({ genre }) => DONNES[genre] !== undefined);
  if (named.length === 0) return null;
  const parts = named.slice(0, KINDS).map(({ genre, reponses }, i) => {
    const verb = i === 0 ? ` ${accord(reponses, 'donne', 'donnent')}` : '';
    return fr`${reponses}${verb} ${DONNES[genre] ?? ''}`;
  });
  return fr`Sur ${combien(sur.reponses, 'réponse', 'réponses')} avec des sources, ${liste(parts)}.`;
}

function votreSite(own: Donnees | undefined, sur: Donnees): Phrase {
  const { citees, lues } = own ?? { citees: 0, lues: 0 };
  const cited =
    citees === 0
      ? fr`n'est cité dans aucune réponse`
      : fr`est cité dans ${combien(citees, 'réponse', 'réponses')}`;
  const read = lues === 0 ? fr`n'a été lu pour aucune` : fr`a été lu pour ${lues}`;
  if (sur.lues === 0) return fr`Votre site ${cited}.`;
  if (sur.citees === 0) return fr`Votre site ${read} ${accord(Math.max(lues, 1), 'réponse', 'réponses')}.`;
  return fr`Votre site ${cited}, et ${read}.`;
}

function leader(all: readonly Source[], nature: NatureDesSources, what: Phrase, sur: Donnees): Phrase | null {
  const [top] = all.toSorted((a, b) => b[nature] - a[nature]);
  if (top === undefined || top[nature] === 0) return null;
  const name = top.genre === 'client' ? fr`le vôtre` : [mot(top.domaine)];
  return fr`${what} est ${name} : ${top[nature]} ${accord(top[nature], 'réponse', 'réponses')} sur ${sur[nature]}.`;
}

function chapeauSources(all: readonly Source[], sur: Donnees): Phrase {
  const own = all.find(({ genre }) => genre === 'client');
  return suite(
    leader(all, 'citees', fr`Le site le plus cité`, sur),
    leader(all, 'lues', fr`Le site le plus lu`, sur),
    votreSite(own, sur),
  );
}

/** What the answers of each model give, so that neither column is taken for the other. */
const ceQuIlsRendent = (data: RapportData): Phrase => {
  const given = data.ias.map(({ ia, sources: kind }) => {
    const none = kind === null || sources(data, { ia }).sur.reponses === 0;
    return fr`${mot(ia)} : ${none ? 'aucune source' : kind.dit}.`;
  });
  return suite(...given);
};

type Colonne = { nature: NatureDesSources; tete: string; legende: Phrase; mois: Phrase };

const colonnes = (sur: Donnees): Colonne[] =>
  [
    {
      nature: 'citees' as const,
      tete: 'Cité',
      legende: fr`réponses qui citent ce site (sur ${sur.citees})`,
      mois: fr`Part des réponses qui citent ce site, parmi celles qui citent un site`,
    },
    {
      nature: 'lues' as const,
      tete: 'Lu',
      legende: fr`réponses dont l'IA l'a reçu à lire (sur ${sur.lues})`,
      mois: fr`Part des réponses dont l'IA l'a reçu à lire, parmi celles dont l'IA a reçu un site`,
    },
  ].filter(({ nature }) => sur[nature] > 0);

function ligne(s: Source, top: number, shown: readonly Colonne[]): Vue {
  const classe = shown.length > 1 ? 'num x' : 'num p';
  const cells = [
    cellule(barre(s.reponses / top), 'b'),
    ...shown.map(({ nature, tete }) => cellule(nombre(s[nature]), classe, tete.toLowerCase())),
    cellule(genreDit(s.genre, 'votre site'), 'x'),
  ];
  return rangee(citer(s.domaine), cells, s.genre === 'client' ? 'vous' : undefined);
}

/** The share of the answers with sources that give each site, measurement by measurement: no line joins them. */
function moisParMois(data: RapportData, shown: readonly Source[], columns: readonly Colonne[]): Vue {
  const domaines = shown.map(({ domaine }) => domaine);
  const months = parMois([...(data.sources_avant ?? []), moisDeSources(data)], domaines);
  if (months.length < 2) return null;
  const changed = months.filter(({ autres }) => autres).map(({ nom }) => [nom]);
  const colonnes = [colonne('Site'), ...months.map(({ nom }) => colonne(t(nom), 'num'))];
  const tables = columns.map(({ nature, mois }) => {
    const rangees = domaines.map((domaine, i) => {
      const shares = months.map(({ nom, sur, parts }) => {
        const share = sur[nature] === 0 ? '–' : part(parts[i]?.[nature] ?? 0, sur[nature]);
        return cellule(share, 'num', nom);
      });
      return rangee(citer(domaine), shares);
    });
    return tableau({ classe: 'evol', legende: dire(mois), colonnes, rangees });
  });
  const dit = fr`D'autres modèles que la fois précédente ont répondu : ${liste(changed)}. Ces mesures ne se comparent pas.`;
  return html`${tables}${changed.length === 0 ? null : note(dit)}`;
}

/** Pages, and searches, that a report shows; its files have them all. */
const TO_WIN = 15;
const SEARCHES = 8;

function aDemander(data: RapportData): Vue {
  const all = aGagner(pages(data));
  if (all.length === 0) return null;
  const shown = all.slice(0, TO_WIN);
  const every = fr`${combien(all.length, 'page', 'pages')}`;
  const which = all.length > TO_WIN ? fr`les ${TO_WIN} premières pages sur ${all.length}` : every;
  const advice = fr`Ces pages sont les sources de réponses qui citent un concurrent sans vous. Demandez à y figurer, ou corrigez ce qu'on y dit de vous.`;
  return html`<h3>${t('Où demander à figurer')}</h3>
    <p>${dire(advice)}</p>${aCopier({ ou: texte(which), texte: listeAGagner(shown, 'vous') })}`;
}

function cherche(data: RapportData): Vue {
  const all = recherchesFaites(data);
  if (all.length === 0) return null;
  const more = all.length - SEARCHES;
  const shown = all
    .slice(0, SEARCHES)
    .map(({ texte: query, reponses }) => fr`« ${mot(query)} » (${reponses})`);
  const others = more > 0 ? fr`, et ${combien(more, 'autre recherche', 'autres recherches')}` : [];
  return html`<h3>${t('Ce que les IA ont cherché')}</h3>
<p>${dire(fr`${liste(shown)}${others}. Entre parenthèses : le nombre de réponses.`)}</p>`;
}

export function sectionSources(data: RapportData): Section | null {
  const { sur, liste: all } = sources(data);
  const [top] = all;
  if (top === undefined) return null;
  const shown = montres(all);
  const more = all.length - shown.length;
  const columns = colonnes(sur);
  const table = tableau({
    classe: 'voix src',
    legende: dire(majusculeDe(liste(columns.map(({ legende }) => legende)))),
    colonnes: [
      colonne('Site'),
      cellule(null, 'b'),
      ...columns.map(({ tete }) => colonne(tete, 'num')),
      colonne('Genre de site'),
    ],
    rangees: shown.map((s) => ligne(s, top.reponses, columns)),
  });
  return {
    id: 'sources',
    titre: 'Les sources des IA',
    lire: [
      fr`Être lu n'est pas être cité. Chaque interface ne rend que l'un des deux.`,
      ceQuIlsRendent(data),
      fr`Le genre d'un site vient d'une liste de sites connus ; « autre site » : il n'y figure pas.`,
    ],
    corps: [
      chapeau(suite(chapeauSources(all, sur), genresDits(data, sur))),
      table,
      more > 0 ? note(fr`Et ${combien(more, 'autre site', 'autres sites')}.`) : null,
      moisParMois(data, shown, columns),
      aDemander(data),
      cherche(data),
    ],
  };
}
