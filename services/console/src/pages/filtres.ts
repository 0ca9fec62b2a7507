import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { SourcesLues } from '@agence/proto/measurement/v1/readings';
import { readableDay } from '@agence/words/paris';
import type { Visit } from '../http/screen.ts';

const PAR_PAGE = 50;

export type Pagine<T> = {
  readonly montres: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

/** The fifty rows of the page in the query; a number beyond the last page gives the last one. */
export function pagine<T>(all: readonly T[], query: URLSearchParams): Pagine<T> {
  const pages = Math.max(1, Math.ceil(all.length / PAR_PAGE));
  const asked = Number(query.get('page') ?? '1');
  const page = Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, pages) : 1;
  return { montres: all.slice((page - 1) * PAR_PAGE, page * PAR_PAGE), total: all.length, page, pages };
}

type Pages = Pick<Pagine<unknown>, 'page' | 'pages'>;

/** Links to the other pages of a list, keeping the rest of the query; null for a single page. */
export const liensDesPages = ({ page, pages }: Pages, path: string, query: URLSearchParams): Vue => {
  if (pages === 1) return null;
  const others = [...query].filter(([name]) => name !== 'page');
  const lien = (n: number): Vue => {
    if (n === page) return html`<span aria-current="page">${n}</span>`;
    const to = new URLSearchParams([...others, ['page', String(n)]]);
    return html`<a href=${`${path}?${to}`} aria-label=${fr`Page ${n}`}>${n}</a>`;
  };
  return html`<nav aria-label="Pages" class="gestes">${Array.from({ length: pages }, (_, i) => lien(i + 1))}</nav>`;
};

const MOST = 2 ** 31;

/** A number of the address; -1 is none that exists. */
export const entier = (query: URLSearchParams, name: string): number => {
  const n = Number(query.get(name) ?? '0');
  return Number.isInteger(n) && n >= 0 && n < MOST ? n : -1;
};

/** The texts of the address; empty when it has none. */
export const textes = <Name extends string>(query: URLSearchParams, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<Name, string>;

type Choix = readonly (readonly [valeur: string, nom: string])[];

/** The values of a filter as links. */
export const filtre = (titre: string, choix: Choix, active: string, vers: (valeur: string) => string): Vue =>
  html`<nav class="gestes filtre" aria-label=${titre}><b>${titre}</b>${choix.map(
    ([valeur, nom]) =>
      html`<a href=${vers(valeur)} aria-current=${valeur === active ? 'true' : undefined}>${nom}</a>`,
  )}</nav>`;

/** This screen with some filters changed, from its first page; an empty value removes a filter. */
export const avecFiltres = (
  { path, query }: Pick<Visit, 'path' | 'query'>,
  names: readonly string[],
  change: Readonly<Record<string, string>>,
): string => {
  const all = Object.entries({ ...textes(query, ...names), ...change }).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(all)}`;
};

/** The address of a screen with some of its filters changed. */
export type Vers = (change: Readonly<Record<string, string>>) => string;

/** The filters by AI and by measurement. */
export const filtresCommuns = (
  { query }: Pick<Visit, 'query'>,
  { ias, mesures, mesure }: Pick<SourcesLues, 'ias' | 'mesures' | 'mesure'>,
  vers: Vers,
): Vue => {
  const parIa = [['', fr`Toutes`] as const, ...ias.map(({ valeur, nom }) => [valeur, nom] as const)];
  const parMesure = mesures.map(
    ({ id, lancee_ts }) => [id, readableDay(new Date(lancee_ts * 1000))] as const,
  );
  return [
    filtre(fr`IA`, parIa, query.get('ia') ?? '', (ia) => vers({ ia })),
    parMesure.length > 1 && filtre(fr`Mesure lancée le`, parMesure, mesure, (id) => vers({ mesure: id })),
  ];
};

/** The questions of a client as links, folded. */
export const choisirQuestion = (titre: string, questions: SourcesLues['questions'], vers: Vers): Vue =>
  questions.length > 0 &&
  html`<details><summary>${titre}</summary><ol class="attend">${questions.map(
    ({ valeur, nom }) => html`<li><a href=${vers({ question: valeur })}>${nom}</a></li>`,
  )}</ol></details>`;
