export type Link = { readonly url: string; readonly text: string };

/** What customers or robots look for, most important first. One page of each. */
const SOUGHT: readonly RegExp[] = [
  /mentions?[ -]?l[ée]gales?|informations?[ -]l[ée]gales|\blegal\b|impressum|\bcgv\b|\bcgu\b/i,
  /contact|nous[ -]trouver|coordonn[ée]es|plan[ -]d[ -]?acc[eè]s|horaires/i,
  /prestations?|services?|nos[ -]m[ée]tiers|activit[ée]s?|produits|\bcarte\b|\bmenu\b|soins|savoir[ -]faire|expertises?/i,
  /[àa][ -]propos|qui[ -]sommes|notre[ -]histoire|[ée]quipe|about|entreprise|cabinet|maison/i,
  /tarifs?|prix|devis|r[ée]servation|commande/i,
  /faq|questions|conseils|actualit[ée]s|blog|r[ée]alisations/i,
];
const NO_PAGE = /\.(pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|mp[34]|ics|xml|txt|css|js)$/i;
const NO_INTEREST =
  /panier|cart\b|login|connexion|mon-compte|wp-admin|wp-login|\/feed\/?$|[?&](add-to-cart|replytocom)=/i;

const pathOf = (url: string): string => URL.parse(url)?.pathname ?? '';

export const siteOf = (url: string): string => URL.parse(url)?.host.replace(/^www\./, '') ?? url;

/** The same site, with `www.` or without, by http or https. */
export const sameSite = (a: string, b: string): boolean => siteOf(a) === siteOf(b);

/** Whether an address may be a page about the business. */
export const isPageAddress = (url: string): boolean =>
  !NO_PAGE.test(pathOf(url)) && !NO_INTEREST.test(url) && pathOf(url).length <= 200;

/** An address without the parts that do not distinguish pages: scheme, `www.`, final slash. */
export const pageOf = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** Up to `count` addresses to read besides the home page: one of each kind, then the first others. */
export function choosePages(links: readonly Link[], home: string, count: number): string[] {
  const others = links.filter(({ url }) => isPageAddress(url) && pageOf(url) !== pageOf(home));
  const sought = SOUGHT.flatMap((what) => {
    const named = ({ url, text }: Link): boolean => what.test(decoded(pathOf(url))) || what.test(text);
    return others
      .filter(named)
      .sort((a, b) => pathOf(a.url).length - pathOf(b.url).length)
      .slice(0, 1);
  });
  const urls = [...sought, ...others].map(({ url }) => url);
  return urls.filter((url, i) => urls.findIndex((to) => pageOf(to) === pageOf(url)) === i).slice(0, count);
}

/** Without percent signs; as it is when they are wrong. */
export const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
