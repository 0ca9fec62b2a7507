import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';

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

/** Links to the other pages of a list, keeping the rest of the query; null for a single page. */
export const liensDesPages = ({ page, pages }: Pagine<unknown>, path: string, query: URLSearchParams): Vue =>
  pages === 1
    ? null
    : html`<nav aria-label="Pages" class="gestes">${Array.from({ length: pages }, (_, i) => i + 1).map((n) =>
        n === page
          ? html`<span aria-current="page">${n}</span>`
          : html`<a href=${`${path}?${new URLSearchParams([...[...query].filter(([name]) => name !== 'page'), ['page', String(n)]])}`} aria-label=${fr`Page ${n}`}>${n}</a>`,
      )}</nav>`;
