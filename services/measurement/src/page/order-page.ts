import { opaqueId } from '@agence/platform/process/opaque-id';
import { isoDay } from '@agence/words/paris';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import type { RapportData } from '../report/rapport.data.ts';

/** The id of a measurement's page, and of its one paid call. */
export const pageOf = (mesure: string): string => `g_${mesure}`;

/** Fixes the question of the measurement's page and records the page, once. Null when every question has a page. */
export const orderPage = async (
  { pagesDesClients, pages }: Needs,
  id: string,
  mesure: Mesure,
): Promise<RapportData['prochaine_page']> => {
  const { compte, client, revision, origine, fiche, models } = mesure;
  const { page } = await pagesDesClients.figerPage({ compte, client, revision, mesure: origine });
  const [model] = models;
  if (page === undefined || model === undefined) return null;
  const { n, question, numero_page, choisi } = page;
  await pages.create({
    _id: pageOf(id),
    compte,
    client,
    revision,
    mesure: id,
    n,
    question,
    numero_page,
    document: opaqueId('d'),
    model,
    fiche,
    sources: null,
    finie: null,
  });
  return { numero: n, question, choisi };
};

/** Questions that have a page, with its document and the month it was written (YYYY-MM). */
export const targetedPages = async ({ pages, livrables }: Needs, { compte, client }: Mesure) => {
  const ended = await pages.ended(compte, client);
  const documents = ended.map(({ document }) => document);
  const written = new Set(await livrables.among(compte, documents));
  return new Map(
    ended.flatMap(({ n, document: id, finie }) =>
      finie !== null && written.has(id) ? [[n, { id, periode: isoDay(finie).slice(0, 7) }]] : [],
    ),
  );
};
