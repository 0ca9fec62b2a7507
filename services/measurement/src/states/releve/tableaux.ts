import { genreDit } from '@agence/look/sources';
import { type Column, csv } from '@agence/words/csv';
import { etatDit } from '@agence/words/etats';
import { readableDay } from '@agence/words/paris';
import type { DiagnosticData } from '../../diagnostic/diagnostic.data.ts';
import type { FaitDit } from '../../facts/faits.data.ts';
import type { RapportData } from '../../report/rapport.data.ts';
import { nommes } from './calculs.ts';
import { ecartDit } from './contenu.ts';
import type { QuestionMesuree, Reponse } from './releve.data.ts';
import { genreDuSite } from './sources.ts';

/** Only reports hold facts. */
type Data = (RapportData | DiagnosticData) & Pick<RapportData, 'faits'>;

/** `cle` names the value in JSON; `dit` words a code for the spreadsheet. */
type Colonne<Row> = Column<Row> & { readonly cle: string; readonly dit: Column<Row>['value'] };

type Value<Row> = Column<Row>['value'];

const colonne = <Row>(cle: string, title: string, value: Value<Row>, dit = value): Colonne<Row> => {
  return { cle, title, value, dit };
};

const NATURES = { citees: 'citées', lues: 'lues' } as const;

type Of = { readonly data: Data; readonly ia: number };
type Asked = Of & { readonly q: QuestionMesuree };
type Dit = Of & { readonly fait: FaitDit };
type Given = Asked & { readonly r: Reponse };
type Site = Asked & { readonly place: number; readonly donnent: readonly Given[] };

const iaOf = ({ data, ia }: Of) => data.ias[ia];
const siteOf = ({ data, place }: Site) => data.domaines[place];
const natureOf = (row: Asked) => iaOf(row)?.sources?.nature;
const nature: Colonne<Asked> = colonne('nature', 'Nature des sources', natureOf, (row) => {
  const given = natureOf(row);
  return given && NATURES[given];
});
const read = ({ r }: Given) => ('lu' in r ? r : undefined);
const names = ({ data }: Asked, places: readonly number[]) =>
  places.map((place) => data.entreprises[place]?.nom ?? '');
const sites = (row: Given) => (read(row)?.sources ?? []).map((i) => row.data.domaines[i]?.domaine ?? '');
const adresses = ({ pages = [] }: Data, places: readonly number[] = []) =>
  places.flatMap((place) => pages[place]?.adresse ?? []);
/** The client's place among the followed names; 0 when the answer does not cite it. */
const position = ({ q, r }: Given) => nommes(q, r).indexOf(0) + 1;

const DOCUMENT: readonly Colonne<Of>[] = [
  colonne('document', 'Document', ({ data }) => data.document.numero),
  colonne('client', 'Client', ({ data }) => data.client.entreprise),
  colonne('simulee', 'Mesure simulée', ({ data }) => data.simulee),
];
const IA: readonly Colonne<Of>[] = [
  colonne('ia', 'IA', (row) => iaOf(row)?.ia),
  colonne('modele', 'Modèle', (row) => iaOf(row)?.modele),
];
const QUESTION: readonly Colonne<Asked>[] = [
  ...DOCUMENT,
  colonne('n', 'N°', ({ q }) => q.n),
  colonne('question', 'Question', ({ q }) => q.question),
  ...IA,
];

/** One row for each answer asked for, set aside or not. */
const REPONSES: readonly Colonne<Given>[] = [
  ...QUESTION,
  colonne(
    'etat',
    'État de la question',
    ({ q }) => q.etat,
    ({ q }) => q.etat && etatDit(q.etat),
  ),
  colonne('conserve', 'État gardé de la mesure précédente', ({ q }) => q.conserve),
  colonne('demande', 'Demande', ({ r }) => r.essai),
  colonne('jour', 'Jour', ({ data, r }) => {
    const day = r.jour ?? ('lu' in r ? data.mesure.date : undefined);
    return day && readableDay(day);
  }),
  colonne(
    'ecartee',
    'Écartée',
    ({ r }) => ('ecartee' in r ? r.ecartee : null),
    ({ r }) => ('ecartee' in r ? ecartDit(r.ecartee, 1) : null),
  ),
  colonne('cite', 'Client cité', (row) => (read(row) ? position(row) > 0 : null)),
  colonne('position', 'Position du client', (row) => position(row) || null),
  colonne('avant', 'Cités avant le client ou sans lui', (row) => {
    const order = nommes(row.q, row.r);
    return names(row, position(row) ? order.slice(0, position(row) - 1) : order);
  }),
  colonne('suivies', 'Entreprises suivies, dans l’ordre', (row) => names(row, nommes(row.q, row.r))),
  colonne('citees', 'Entreprises citées, dans l’ordre', (row) => names(row, read(row)?.lu ?? [])),
  colonne('incertaine', 'Citation incertaine', (row) => read(row) && read(row)?.incertaine === true),
  colonne('recherche', 'Recherche web', (row) => read(row) && read(row)?.recherche === true),
  colonne('premiere_source', 'Première source', (row) => sites(row)[0]),
  colonne('sources', 'Sources', sites),
  nature,
  colonne('pages', 'Pages données en source', (row) => adresses(row.data, read(row)?.pages)),
  colonne('recherches', 'Recherches de l’IA', (row) =>
    (read(row)?.recherches ?? []).flatMap((place) => row.data.recherches?.[place] ?? []),
  ),
  colonne('lecture', 'Lue par', ({ data: { lecture }, r }) =>
    'lu' in r ? `${lecture.modele ?? 'règles'} (version ${lecture.version})` : null,
  ),
];

/** One row for each site that a model gave as a source of its answers to a question. */
const SOURCES: readonly Colonne<Site>[] = [
  ...QUESTION,
  colonne('site', 'Site', (row) => siteOf(row)?.domaine),
  colonne('qui', 'À qui', (row) => siteOf(row)?.qui ?? 'autre'),
  nature,
  colonne('reponses', 'Réponses', ({ donnent }) => donnent.length),
  colonne(
    'genre',
    'Genre de site',
    (row) => siteOf(row)?.genre,
    (row) => {
      const site = siteOf(row);
      return site && genreDit(genreDuSite(site), 'site du client');
    },
  ),
  colonne('pages', 'Pages', ({ data, place, donnent }) => {
    const all = donnent.flatMap((row) => read(row)?.pages ?? []);
    const own = all.filter((i) => data.pages?.[i]?.domaine === place);
    return adresses(data, [...new Set(own)]);
  }),
  colonne('sans_client', 'Réponses qui citent un concurrent sans le client', ({ donnent }) => {
    return donnent.filter((row) => nommes(row.q, row.r).length > 0 && position(row) === 0).length;
  }),
];

/** One row for each fact of the client and each AI that states it. */
const FAITS: readonly Colonne<Dit>[] = [
  ...DOCUMENT,
  ...IA,
  colonne('genre', 'Fait', ({ fait }) => fait.genre),
  colonne('dit', 'Dit par l’IA', ({ fait }) => fait.dit),
  colonne('verdict', 'Verdict', ({ fait }) => fait.verdict),
  colonne('reponses', 'Réponses', ({ fait, ia }) => fait.par_ia[ia]),
  colonne('phrase', 'Phrase', ({ fait }) => fait.phrase),
  colonne('site', 'Dit par le site', ({ fait }) => fait.preuve?.dit),
  colonne('page', 'Page du site', ({ fait }) => fait.preuve?.page),
  colonne('lue', 'Page lue le', ({ fait }) => fait.preuve && readableDay(fait.preuve.lue)),
];

const faits = (data: Data): Dit[] =>
  (data.faits ?? []).flatMap((fait) =>
    fait.par_ia.flatMap((reponses, ia) => (reponses === 0 ? [] : [{ data, ia, fait }])),
  );

const given = (data: Data): Given[] =>
  data.questions.flatMap((q) => q.detail.map((r) => ({ data, q, ia: r.ia, r })));

const sources = (data: Data): Site[] =>
  data.questions.flatMap((q) =>
    data.ias.flatMap((_, ia) => {
      const all = q.detail.filter((r) => r.ia === ia).map((r) => ({ data, q, ia, r }));
      const placesOf = (row: Given) => read(row)?.sources ?? [];
      return [...new Set(all.flatMap(placesOf))].map((place) => {
        const donnent = all.filter((row) => placesOf(row).includes(place));
        return { data, q, ia, place, donnent };
      });
    }),
  );

/** A table of a document's data: worded for a spreadsheet, or as objects. */
const tableau = <Row>(columns: readonly Colonne<Row>[], rowsOf: (data: Data) => readonly Row[]) => ({
  csvOf: (data: Data) => {
    const worded = columns.map(({ title, dit }) => ({ title, value: dit }));
    return csv(worded, rowsOf(data));
  },
  objectsOf: (data: Data) =>
    rowsOf(data).map((row) => Object.fromEntries(columns.map(({ cle, value }) => [cle, value(row) ?? null]))),
});

const BY_NAME = Object.entries({
  reponses: tableau(REPONSES, given),
  sources: tableau(SOURCES, sources),
  faits: tableau(FAITS, faits),
});

/** The files of a document's data, by the end of their address. */
export const TABLEAUX: Readonly<Record<string, (data: Data) => string>> = {
  ...Object.fromEntries(BY_NAME.map(([nom, { csvOf }]) => [`${nom}.csv`, csvOf])),
  'donnees.json': (data) => {
    const objects = Object.fromEntries(BY_NAME.map(([nom, { objectsOf }]) => [nom, objectsOf(data)]));
    return JSON.stringify({ schema: 'donnees/1', ...objects });
  },
};

const EMBEDDED = /<template id="donnees"[^>]*>(.*)<\/template>/s;

/** The data that a document was written from, as the page holds them; null for a document without answers. */
export const donneesDe = (html = ''): Data | null => {
  const data = JSON.parse(EMBEDDED.exec(html)?.[1] ?? '{}');
  return /^(?:rapport|diagnostic)\//.test(data.schema) ? data : null;
};
