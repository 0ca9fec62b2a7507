import { moisCourt } from '../../documents/dates.ts';
import { nommes } from './calculs.ts';
import { memeMois, moisDe } from './moments.ts';
import type { GenreDeSite, NatureDesSources, QuestionMesuree, Releve, Reponse } from './releve.data.ts';

/** Answers by what their provider's API returns: pages that they cite, or pages that their model read. */
export type Donnees = { reponses: number; citees: number; lues: number };
export type Genre = GenreDeSite | 'client' | 'concurrent';
export type Source = Donnees & { domaine: string; genre: Genre };

/** Only the answers to this question, or of the AI of this name; absent: all. */
export type Filtre = { readonly n?: number | undefined; readonly ia?: string | undefined };

type Lue = Extract<Reponse, { lu: number[] }>;
type Donnee = { q: QuestionMesuree; r: Lue; nature: NatureDesSources | undefined };

const lues = ({ questions, ias }: Releve, { n, ia }: Filtre = {}): Donnee[] =>
  questions
    .filter((q) => n === undefined || q.n === n)
    .flatMap((q) => q.detail.map((r) => ({ q, r, nature: ias[r.ia]?.sources?.nature })))
    .filter((given): given is Donnee => 'lu' in given.r && (ia === undefined || ias[given.r.ia]?.ia === ia));

const donnees = (given: readonly Donnee[]): Donnees => ({
  reponses: given.length,
  citees: given.filter(({ nature }) => nature === 'citees').length,
  lues: given.filter(({ nature }) => nature === 'lues').length,
});

export const genreDuSite = ({ qui, genre = 'autre' }: Releve['domaines'][number]): Genre => qui ?? genre;

/** The answers that give each place of a list, by that place. */
const parPlace = (given: readonly Donnee[], places: (r: Lue) => readonly number[] | undefined) => {
  const found = new Map<number, Donnee[]>();
  for (const answer of given)
    for (const place of new Set(places(answer.r))) found.set(place, [...(found.get(place) ?? []), answer]);
  return found;
};

const byAnswers = <Row extends { reponses: number }>(
  rows: readonly Row[],
  name: (row: Row) => string,
): Row[] => rows.toSorted((a, b) => b.reponses - a.reponses || (name(a) < name(b) ? -1 : 1));

/** Domains given as sources, with the number of valid answers that give them; `sur`: answers with at least one. */
export function sources(data: Releve, filtre?: Filtre): { sur: Donnees; liste: Source[] } {
  const given = lues(data, filtre).filter(({ r }) => (r.sources ?? []).length > 0);
  const liste = [...parPlace(given, ({ sources: places }) => places)].flatMap(([place, answers]) => {
    const site = data.domaines[place];
    return site ? [{ domaine: site.domaine, genre: genreDuSite(site), ...donnees(answers) }] : [];
  });
  return { sur: donnees(given), liste: byAnswers(liste, ({ domaine }) => domaine) };
}

/** Answers with a source of each kind. */
export function parGenre(data: Releve): { genre: Genre; reponses: number }[] {
  const kinds = new Map<Genre, number>();
  for (const { r } of lues(data))
    for (const genre of new Set((r.sources ?? []).flatMap((i) => data.domaines[i] ?? []).map(genreDuSite)))
      kinds.set(genre, (kinds.get(genre) ?? 0) + 1);
  const rows = [...kinds].map(([genre, reponses]) => ({ genre, reponses }));
  return byAnswers(rows, ({ genre }) => genre);
}

type Page = ReturnType<typeof pages>[number];

/**
 * Pages given as sources; sites, in older documents. `sans`: answers that name a followed competitor and not the client;
 * `avec`: those that name the client.
 */
export function pages(data: Releve, filtre?: Filtre) {
  const all = data.pages ?? data.domaines.map(({ domaine: adresse }, domaine) => ({ adresse, domaine }));
  const given = parPlace(lues(data, filtre), (r) => (data.pages === undefined ? r.sources : r.pages));
  const rows = [...given].flatMap(([place, answers]) => {
    const page = all[place];
    const site = data.domaines[page?.domaine ?? -1];
    if (page === undefined || site === undefined) return [];
    const named = answers.map(({ q, r }) => nommes(q, r));
    const sans = named.filter((places) => places.length > 0 && !places.includes(0));
    const rivals = [...Map.groupBy(sans.flat(), (i) => i)].toSorted(([, a], [, b]) => b.length - a.length);
    const avec = named.filter((places) => places.includes(0)).length;
    const concurrents = rivals.map(([i]) => data.entreprises[i]?.nom ?? '');
    const { adresse } = page;
    return [{ adresse, genre: genreDuSite(site), ...donnees(answers), sans: sans.length, avec, concurrents }];
  });
  return byAnswers(rows, ({ adresse }) => adresse);
}

/** Pages given with a competitor and without the client, where it may ask to be named: on nobody's own site. */
export const aGagner = (all: readonly Page[]): Page[] =>
  all
    .filter(({ sans, genre }) => sans > 0 && genre !== 'client' && genre !== 'concurrent')
    .toSorted((a, b) => b.sans - a.sans || a.avec - b.avec);

/** What models searched for, by the number of answers. */
export const recherchesFaites = (data: Releve, filtre?: Filtre) => {
  const given = parPlace(lues(data, filtre), ({ recherches: places }) => places);
  const rows = [...given].flatMap(([place, { length: reponses }]) => {
    const texte = data.recherches?.[place];
    return texte === undefined ? [] : [{ texte, reponses }];
  });
  return byAnswers(rows, ({ texte }) => texte);
};

/** Valid answers for which the model searched the web. */
export const recherches = (data: Releve, place?: number): number =>
  lues(data).filter(({ r }) => r.recherche && (place === undefined || r.ia === place)).length;

/** The sources of one measurement among others; `modeles`: the versions that answered. */
export type MoisDeSources = { date: string; mois?: string; modeles: string; sur: Donnees; sites: Source[] };

export function moisDeSources(data: Releve, filtre?: Filtre): MoisDeSources {
  const { sur, liste } = sources(data, filtre);
  const { date, mois } = data.mesure;
  const modeles = data.ias.map(({ modele }) => modele).join(', ');
  return { date, ...(mois && { mois }), modeles, sur, sites: liste };
}

/** The sites of most answers that a report shows, beside the client's. */
const SHOWN = 8;

export const montres = (all: readonly Source[]): Source[] =>
  all.filter(({ genre }, i) => i < SHOWN || genre === 'client');

/** The months before, for the sites that a report shows. */
export const sourcesAvant = (data: Releve, before: readonly MoisDeSources[]): MoisDeSources[] => {
  const shown = new Set(montres(sources(data).liste).map(({ domaine }) => domaine));
  return before.map(({ sites, ...month }) => {
    return { ...month, sites: sites.filter(({ domaine }) => shown.has(domaine)) };
  });
};

/** The months in columns: `autres`, whether other models were asked than before; `parts`, one a site. */
export const parMois = (all: readonly MoisDeSources[], domaines: readonly string[]) =>
  all.map((month, i) => {
    const alone = all.filter((other) => memeMois(other, month)).length === 1;
    const court = `${moisCourt(moisDe(month))} ${month.date.slice(2, 4)}`;
    return {
      nom: alone ? court : `${month.date.slice(8, 10)}/${month.date.slice(5, 7)}`,
      autres: i > 0 && all[i - 1]?.modeles !== month.modeles,
      sur: month.sur,
      parts: domaines.map((domaine) => {
        const found = month.sites.find((site) => site.domaine === domaine);
        return { citees: found?.citees ?? 0, lues: found?.lues ?? 0 };
      }),
    };
  });
