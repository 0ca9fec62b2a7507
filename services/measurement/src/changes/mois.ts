import { dayPlusMonths, isoDay, isoMinute } from '@agence/words/paris';
import { monthOf } from '../mesures/days.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import type { Releve } from '../states/releve/releve.data.ts';
import { donneesDe } from '../states/releve/tableaux.ts';
import type { Rapports } from './changements.ts';

/** The last measurement of a month ends on the third; DDTHH, Paris. */
const DUE = '05T08';

/** The month that is over now (YYYY-MM): the one before, from the morning of the fifth on. */
export const moisDu = (now: Date): string | null =>
  isoMinute(now).slice(8) < DUE ? null : dayPlusMonths(`${isoDay(now).slice(0, 7)}-01`, -1).slice(0, 7);

/** The measurements of a month, the oldest first; of one account, or of all. */
export const mesuresDuMois = async ({ mesures }: Needs, mois: string, compte?: string) => {
  const [from, to] = [new Date(dayPlusMonths(`${mois}-01`, -1)), new Date(dayPlusMonths(`${mois}-01`, 1))];
  const rows = await mesures.ofClients(from, to, compte);
  return rows.filter(({ mesure }) => mesure.figee && monthOf(mesure, isoDay(mesure.figee.at)) === mois);
};

const releveDe = async ({ livrables }: Needs, document: string): Promise<Releve | null> => {
  const data = donneesDe((await livrables.find(document))?.html);
  return data?.schema === 'rapport/1' ? data : null;
};

type Mesuree = Pick<Mesure, 'client' | 'document' | 'lancee'>;

/** The report of a measurement and that of the one before; null when they are not compared. */
export const rapportsDe = async (needs: Needs, mesuree: Mesuree): Promise<Rapports | null> => {
  const { client, document, lancee } = mesuree;
  const [last] = await needs.mesures.before(client, lancee, 1);
  const now = await releveDe(needs, document);
  const before = await releveDe(needs, last?.mesure.document ?? '');
  if (!now?.avant || now.avant.date !== before?.mesure.date) return null;
  return { client, now, before, declares: last?.mesure.fiche.concurrents ?? [] };
};
