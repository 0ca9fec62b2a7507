import { fr } from '@agence/gesture';
import { readableDay } from '@agence/words/paris';
import type { Fiche } from '../mesures/fiche.ts';
import { goodPages, type SiteRead } from '../sites/site.data.ts';
import { FICHE } from './facts.ts';
import type { Source } from './page.store.ts';

const MOST_A_PAGE = 4000;
const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** The path of a page, short enough to read. */
const pathOf = (url: string): string => {
  const path = URL.parse(url)?.pathname ?? '/';
  return path.length > 60 ? `${path.slice(0, 59)}…` : path;
};

/** Everything that may be stated of a client: its file, then its site, page by page. E-mail addresses never go to a model. */
export function sourcesOf(fiche: Fiche, contexte: string, site: SiteRead, at: Date): readonly Source[] {
  const { entreprise, metier, ville, site_web } = fiche;
  const file = [entreprise, metier, ville, site_web].filter((part) => part !== '').join(', ');
  const day = readableDay(at);
  const pages = goodPages(site).map(({ final_url, extract }) => ({
    ou: fr`page ${pathOf(final_url)}, lue le ${day}`,
    texte: [extract.title?.text ?? '', extract.description?.text ?? '', extract.text]
      .join('\n')
      .replace(EMAIL, '')
      .slice(0, MOST_A_PAGE)
      .toWellFormed(),
  }));
  const fromContext = contexte === '' ? [] : [{ ou: FICHE, texte: contexte.replace(EMAIL, '') }];
  return [{ ou: FICHE, texte: file }, ...fromContext, ...pages];
}

/** Whether a page of the site was read. */
export const siteWasRead = (sources: readonly Source[]): boolean => sources.some(({ ou }) => ou !== FICHE);
