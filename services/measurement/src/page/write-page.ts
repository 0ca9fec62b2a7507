import { fr } from '@agence/gesture';
import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import { isoDay, readableDay } from '@agence/words/paris';
import { validity } from '../ai/validity.ts';
import { pathOf } from '../audit/finding.ts';
import { isEnded } from '../cells/cell.machine.ts';
import { callTo } from '../cells/cell.store.ts';
import type { Conclude } from '../cells/tasks.ts';
import { factsOfSite } from '../facts/site.ts';
import { agenceDe, annoncerLivrable, ecrireLivrable } from '../livrables/ecrire-livrable.ts';
import { effacerSiEfface } from '../mesures/effacer-client.ts';
import type { Fiche } from '../mesures/fiche.ts';
import { lastRead } from '../mesures/reading-cells.ts';
import type { Needs } from '../needs.ts';
import { goodPages, type SiteRead } from '../sites/site.data.ts';
import { withoutEmails } from '../sites/site-text.ts';
import { depouiller } from '../states/depouiller.ts';
import { isRead, type LectureLue, lecturesDe } from '../states/lecture.ts';
import { FICHE, finderIn } from './facts.ts';
import { fallbackText, inOneLine } from './fallback-text.ts';
import { blocksOf } from './markdown.ts';
import { numberedText } from './numbered-text.ts';
import { type Matiere, pageData } from './page.data.ts';
import type { Page, Source } from './page.store.ts';
import { renderPage } from './page.view.ts';
import { withoutOthers } from './without-others.ts';

const MOST_A_PAGE = 4000;

/** Everything that may be stated of a client: its file, then its site, page by page. E-mail addresses never go to a model. */
function sourcesOf(fiche: Fiche, contexte: string, site: SiteRead, at: Date): readonly Source[] {
  const pages = goodPages(site).map(({ final_url, extract: { title, description, text } }) => ({
    ou: fr`page ${pathOf(final_url)}, lue le ${readableDay(at)}`,
    texte: withoutEmails([title, description, text].join('\n')).slice(0, MOST_A_PAGE).toWellFormed(),
  }));
  const fromContext = contexte === '' ? [] : [{ ou: FICHE, texte: withoutEmails(contexte) }];
  return [{ ou: FICHE, texte: inOneLine(fiche) }, ...fromContext, ...pages];
}

/** Advances a page by one step: its sources, its one paid call, its document. Each step may be repeated. */
export const advancePage = async (needs: Needs, id: string): Promise<void> => {
  const { pages, mesures, cells, answers, databaseNow, clock } = needs;
  const page = await pages.find(id);
  // Erased: a late answer is erased too.
  if (page === null) return answers.forget(id);
  // Its measurement ends first, because the page uses its results.
  if (page.finie !== null) return;
  if ((await mesures.read(page.mesure)).state?.etat === 'en cours') return;
  if (page.sources === null) await fixSources(needs, page);
  const cell = await cells.find(id);
  if (cell === null) {
    const { compte, client, revision, model, n } = page;
    const call = { _id: id, genre: 'page', compte, client, revision, pour: id, model, n } as const;
    return cells.create([callTo(call, await databaseNow())]);
  }
  if (!isEnded(cell)) return;
  if (cell.etat !== 'cancelled') await writePage(needs, page);
  // An erasure during the call may not have seen the page.
  await effacerSiEfface(needs, page);
  await pages.end(id, clock.now());
};

/** Reads the client's site once: the page may state what it says on that day. */
const fixSources = async (
  { pages, dossiers, lireSite, siteFacts, clock }: Needs,
  page: Page,
): Promise<void> => {
  const { compte, client, fiche } = page;
  const [site, { result }] = await Promise.all([
    lireSite(fiche.site_web),
    dossiers.lireDossier({ compte, client }),
  ]);
  const contexte = (result?.$case === 'dossier' && result.value.fiche?.contexte) || '';
  await siteFacts.keep(compte, client, factsOfSite(site, clock.now()));
  await pages.fix(page._id, sourcesOf(fiche, contexte, site, clock.now()));
};

/** The measurement's results for the question, with the answers as they were last read. */
const materialOf = async (needs: Needs, { mesure: id, n, question }: Page) => {
  const found = (await needs.mesures.read(id)).state;
  if (found === null) return null;
  const { mesure: state } = lastRead(id, found);
  if (state.figee === null || state.bilan === null) return null;
  const seule = { ...state, questions: [{ n, question }] };
  const lectures = await lecturesDe(needs, id, found, (cell) => cell.n === n);
  const here = state.bilan.questions.find((asked) => asked.n === n);
  const { entreprises, questions } = depouiller(seule, lectures, state.bilan.questions);
  const [asked] = questions;
  if (here === undefined || asked === undefined) return null;
  const ranked = { rang: here.rang, sur: state.bilan.questions.length };
  return { mesure: state, lues: lectures.filter(isRead), entreprises, asked, ...ranked };
};

/** The model's text without other names; the client's own sentences when there is no coherent text. */
const texteOf = async (
  { answers }: Needs,
  { _id, question, fiche, sources }: Page,
  lues: readonly LectureLue[],
): Promise<Pick<Matiere, 'texte' | 'ecriture' | 'typesetAnswer'>> => {
  const held = sources ?? [];
  const [answer] = await answers.of(_id);
  const find = finderIn(fiche, held);
  const others = lues.flatMap(({ reading }) => reading.businesses).filter(({ is }) => is !== 'client');
  const otherNames = others.map(({ name }) => name);
  const { namesAnother, typesetAnswer } = await import('@agence/reading');
  const names = namesAnother(fiche, otherNames);
  const written = answer !== undefined && validity(answer).valid ? blocksOf(answer.text) : [];
  const kept = withoutOthers(written, names) ?? [];
  const own = blocksOf(fallbackText(question, fiche, held, names));
  return {
    texte: numberedText(kept.length > 0 ? kept : own, find),
    ecriture: { par: kept.length > 0 ? 'ia' : 'client', site_lu: held.some(({ ou }) => ou !== FICHE) },
    typesetAnswer,
  };
};

const writePage = async (needs: Needs, asked: Page): Promise<void> => {
  const { pages, pagesDesClients, clock } = needs;
  const page = (await pages.find(asked._id)) ?? asked;
  const { compte, client, revision, document, question, n } = page;
  const matiere = await materialOf(needs, page);
  if (matiere === null) return;
  // Nothing is handed over for a client that was corrected or removed since.
  const { origine, figee } = matiere.mesure;
  const frozen = await pagesDesClients.figerPage({ compte, client, revision, mesure: origine });
  if (frozen.page === undefined) return;
  const at = clock.now();
  const written = {
    ...matiere,
    ...(await texteOf(needs, page, matiere.lues)),
    agence: await agenceDe(needs, compte),
    mesuree: isoDay(figee?.at ?? at),
  };
  const deliverable = { compte, client, mesure: page.mesure, genre: 'page', document } as const;
  await ecrireLivrable(needs, { ...deliverable, sujet: question, at }, (entete) => {
    const data = pageData({ ...written, ...entete, page, models: needs.models });
    return { simulee: data.simulee, n, html: renderPage(data) };
  });
  await annoncerLivrable(needs, { ...deliverable, n });
};

const AT_ONCE = 4;

/** Advances every unwritten page by one step: site, call, document. */
export const pagesSweep = (needs: Needs, conclude: Conclude): Sweep => ({
  name: 'pages',
  every_s: 2,
  idle: needs.pages.idle,
  run: async (ending) => {
    const waiting = unlessEnding(ending, await needs.pages.toWrite());
    const next = async (): Promise<void> => {
      for (const { _id: pour } of waiting)
        await logAndContinue(needs, pour, () => conclude({ genre: 'page', pour }));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  },
});
