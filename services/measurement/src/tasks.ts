import { keyedMutex } from '@agence/platform/process/keyed-mutex';
import { validity } from './ai/validity.ts';
import type { Tasks } from './cells/tasks.ts';
import { conclureDiagnostic } from './diagnostic/conclure-diagnostic.ts';
import { askQuestions, askReadings } from './mesures/ask-readings.ts';
import { advance } from './mesures/finie.ts';
import { mesureOf, readingCall } from './mesures/reading-cells.ts';
import type { Needs } from './needs.ts';
import { askOrder } from './orders/orders.ts';
import { askForPage } from './page/prompt.ts';
import { advancePage } from './page/write-page.ts';
import { askForQuestions, remettre } from './preparations/preparer.ts';
import { concludeRereading } from './readings/redo/conclude-rereading.ts';
import { conclureRapport } from './report/conclure-rapport.ts';

const perMeasurement = keyedMutex();

/**
 * Creates the calls and readings that are due. Writes the document once none is open. The last answer and the last
 * reading may both call this. The mutex is per process and lets one run at a time.
 */
export const conclure = (needs: Needs, id: string): Promise<void> =>
  perMeasurement(id, async () => {
    const over = await advance(needs, id);
    if (over === null) return;
    await (over.mesure.diagnostic === undefined ? conclureRapport : conclureDiagnostic)(needs, over);
  });

export const tasks = (needs: Needs): Tasks => ({
  preparation: {
    asker: (pour) => askForQuestions(needs, pour),
    conclude: (pour) => remettre(needs, pour),
  },
  reponse: {
    asker: (pour) => askQuestions(needs, pour),
    follow: (cell, answer, now) => (validity(answer).valid ? readingCall(cell, 'lecture', now) : null),
    conclude: (pour) => conclure(needs, pour),
  },
  lecture: {
    asker: (pour, cells) => askReadings(needs, pour, cells),
    conclude: async (pour) => {
      await conclure(needs, mesureOf(pour));
      await concludeRereading(needs, mesureOf(pour));
    },
  },
  ordre: {
    asker: (pour) => askOrder(needs, pour),
    conclude: (pour) => needs.demandes.forget(pour),
  },
  page: { asker: (pour) => askForPage(needs, pour), conclude: (pour) => advancePage(needs, pour) },
});
