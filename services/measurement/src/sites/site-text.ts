import { goodPages, type SiteRead } from './site.data.ts';

const MOST_CHARACTERS = 6000;
const MOST_A_PAGE = 2500;

export const withoutEmails = (text: string): string => text.replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '');

/** What a site says of its business, untrusted, to prepare questions. E-mail addresses never go to a model. */
export function siteText(site: SiteRead): string {
  const seen = new Set<string>();
  const parts = goodPages(site).map(({ extract: { title, description, headings, text } }) => {
    const titles = headings.filter(({ level }) => level <= 2).map((heading) => heading.text);
    const lines = [title, description, ...titles, ...text.split('\n')];
    // Menus and footers recur on every page.
    const fresh = lines.filter((line) => line !== '' && !seen.has(line) && seen.add(line));
    return fresh.join('\n').slice(0, MOST_A_PAGE);
  });
  return withoutEmails(parts.join('\n\n')).slice(0, MOST_CHARACTERS).toWellFormed();
}
