import { fr } from '@agence/gesture';
import { goodPages, type SiteRead } from './site.data.ts';

const MOST_CHARACTERS = 6000;
const MOST_A_PAGE = 2500;
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/**
 * What a site says of its business, at most 6,000 characters, to prepare questions: untrusted data. When nothing could
 * be read, one sentence says so. E-mail addresses are removed: they never go to a model.
 */
export function siteText(site: SiteRead): string {
  const [home] = site.pages;
  const pages = goodPages(site);
  if (pages.length === 0)
    return fr`Le site n'a pas pu être lu : ${home?.kind === 'unread' ? home.why : noText(home?.status)}`;
  const seen = new Set<string>();
  const parts = pages.map(({ extract }) => {
    const headings = extract.headings.filter(({ level }) => level <= 2).map(({ text }) => text);
    const lines = [
      extract.title?.text ?? '',
      extract.description?.text ?? '',
      ...headings,
      ...extract.text.split('\n'),
    ];
    // Menus and footers recur on every page.
    const fresh = lines.filter((line) => line !== '' && !seen.has(line) && seen.add(line));
    return fresh.join('\n').slice(0, MOST_A_PAGE);
  });
  return parts.join('\n\n').replace(EMAIL, '').slice(0, MOST_CHARACTERS).toWellFormed();
}

const noText = (status: number | undefined): string =>
  status === undefined || status === 200
    ? fr`sa page d'accueil n'est pas lisible.`
    : fr`il répond ${status}.`;
