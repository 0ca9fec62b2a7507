/** The same site, with `www.` or without, by http or https. */
export const sameSite = (a: string, b: string): boolean => siteOf(a) === siteOf(b);

export const siteOf = (url: string): string => URL.parse(url)?.host.replace(/^www\./, '') ?? url;
