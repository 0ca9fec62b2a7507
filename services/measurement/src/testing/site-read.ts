import type { GoodPage, SiteRead } from '../sites/site.data.ts';

/** A site that nobody could read. */
export const unreadSite = (asked: string): SiteRead => ({
  asked,
  ms: 0,
  pages: [],
  known: 0,
  robots: {
    url: asked,
    kind: 'unread',
    cause: 'unreachable',
    why: '',
    code: 'ENOTFOUND',
    at: asked,
    redirects: [],
  },
  rulings: [],
  sitemap: null,
  llms: null,
  http: null,
});

/** A site of one page that says this. */
export const siteQuiDit = (asked: string, text: string): SiteRead => {
  const url = `${asked}/`;
  const page: GoodPage = {
    url,
    kind: 'answered',
    final_url: url,
    status: 200,
    redirects: [],
    content_type: 'text/html',
    x_robots_tag: [],
    last_modified: '',
    ttfb_ms: 1,
    extract: {
      title: '',
      description: '',
      lang: 'fr',
      canonical: null,
      robots: [],
      headings: [],
      text,
      words: text.split(/\s+/).length,
      scripts: 0,
      json_ld: [],
      microdata: 0,
      links: [],
      phones: [],
      identifiers: [],
      dates: [],
      copyright_year: null,
    },
  };
  return { ...unreadSite(asked), pages: [page], known: 1 };
};
