import type { PageExtract } from './extract/page.ts';
import type { SitemapExtract } from './extract/sitemap.ts';
import type { Answered, Unread } from './fetch/types.ts';
import type { Rulings } from './robots.ts';

/** The answer of an address, with its content. */
export type Read<T> = { readonly url: string } & (Unread | (Answered & T));

/** A page of the site. `extract` is null when the answer is not readable HTML. */
export type PageRead = Read<{ readonly extract: PageExtract | null }>;

/** A page that answered 200 with HTML. */
export type GoodPage = { readonly url: string } & Answered & { readonly extract: PageExtract };

export type RobotsRead = Read<{ readonly text: string }>;
export type SitemapRead = Read<{ readonly extract: SitemapExtract | null }> & { readonly declared: boolean };
export type FileRead = Read<object>;

/** The home page as the server gives it to a visitor with the name of an AI robot. */
export type Probe = { readonly robot: string; readonly page: PageRead };

/** One reading of a site: plain data, bounded, safe to store. */
export type SiteRead = {
  /** The address in the client's file. */
  readonly asked: string;
  readonly ms: number;
  /** Home first; empty when nothing could even be requested. */
  readonly pages: readonly PageRead[];
  /** Addresses of pages named by the pages read and the sitemap, those read included. */
  readonly known: number;
  readonly robots: RobotsRead;
  /** What it says to the robots about the pages; null when it is not known in time. */
  readonly rulings: readonly Rulings[] | null;
  readonly sitemap: SitemapRead | null;
  readonly llms: FileRead | null;
  /** The home page by plain http; null when not tried. */
  readonly http: FileRead | null;
  /** Only for an audit. */
  readonly probes?: readonly Probe[];
};

/** A file that a server cannot give at the moment: it tells nothing. */
export const isDown = (file: Unread | Answered): boolean =>
  file.kind === 'unread' || file.status >= 500 || file.status === 429;

export const isGood = (page: PageRead): page is GoodPage =>
  page.kind === 'answered' && page.status === 200 && page.extract !== null;

/** The pages that can be judged. */
export const goodPages = ({ pages }: SiteRead): GoodPage[] => pages.filter(isGood);
