import type { SitemapExtract } from './extract/sitemap.ts';
import type { PageExtract } from './extract/types.ts';
import type { FailureKind, Hop } from './fetch/types.ts';
import type { Rulings } from './robots.ts';

/** Why something was not read; `why` is a French sentence. */
export type Unread = {
  readonly kind: 'unread';
  readonly cause: FailureKind;
  readonly why: string;
  readonly code: string;
  readonly at: string;
  readonly redirects: readonly Hop[];
};

export type Answered = {
  readonly kind: 'answered';
  /** The address that answered, after redirects. */
  readonly final_url: string;
  readonly status: number;
  readonly redirects: readonly Hop[];
  readonly content_type: string;
  readonly x_robots_tag: readonly string[];
  readonly last_modified: string;
  readonly bytes: number;
  readonly ttfb_ms: number;
};

/** A page of the site. `extract` is null when the answer is not readable HTML. */
export type PageRead = { readonly url: string } & (
  | Unread
  | (Answered & { readonly extract: PageExtract | null })
);

/** A page that answered 200 with HTML. */
export type GoodPage = { readonly url: string } & Answered & { readonly extract: PageExtract };

export type RobotsRead = { readonly url: string } & (Unread | (Answered & { readonly text: string }));

export type SitemapRead = { readonly url: string; readonly declared: boolean } & (
  | Unread
  | (Answered & { readonly extract: SitemapExtract | null })
);

export type FileRead = { readonly url: string } & (Unread | Answered);

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
