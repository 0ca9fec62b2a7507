import { on, type Reaction } from '@agence/platform/bus/consumer';
import type { EventData } from '@agence/proto/catalogue';
import { concluding } from './cells/tasks.ts';
import { onDiagnosticDemande, onLeadAccepte } from './diagnostic/commander.ts';
import { DAYS } from './mesures/days.ts';
import { COMPTE_LEADS } from './mesures/diagnostic.ts';
import { effacerClient } from './mesures/effacer-client.ts';
import { lancer } from './mesures/lancer.ts';
import type { Needs } from './needs.ts';
import { preparer } from './preparations/preparer.ts';
import { redire } from './report/conclure-rapport.ts';
import { tasks } from './tasks.ts';

const stop = async (needs: Needs, client: string, revision: number): Promise<void> => {
  const open = await needs.cells.cancel(client, revision);
  const conclude = concluding(tasks(needs));
  for (const cell of new Map(open.map((last) => [last.pour, last])).values()) await conclude(cell);
};

export const reactions = (needs: Needs, callNow: () => Promise<void>): readonly Reaction[] => {
  const diagnostiquer = async (event: EventData<'lead_accepte' | 'lead_tour_venu'>) => {
    await onLeadAccepte(needs, event);
    await callNow();
  };
  return [
    on('diagnostic_demande', 'diagnostic', async (event) => {
      await onDiagnosticDemande(needs, event);
      await callNow();
    }),
    on('lead_accepte', 'diagnostic_lead', diagnostiquer),
    on('lead_tour_venu', 'diagnostic_lead', diagnostiquer),
    on('lead_efface', 'effacement', ({ lead }) => effacerClient(needs, COMPTE_LEADS, lead)),
    on('questions_demandees', 'preparation', async (event) => {
      await preparer(needs, event);
      await callNow();
    }),
    on(
      'mesure_lancee',
      'mesure',
      async ({ compte, client, revision, mesure: origine, lancee_ts, mensuelle }) => {
        const lancee = new Date(lancee_ts * 1000);
        await lancer(needs, {
          compte,
          client,
          revision,
          origine,
          lancee,
          essai: 1,
          ...(mensuelle && { jours: DAYS }),
        });
        await redire(needs, { client, origine });
        await callNow();
      },
    ),
    on('service_repris', 'reveil', ({ compte }) => needs.mesures.rests.wake(compte)),
    on('client_retire', 'arret', ({ client, revision }) => stop(needs, client, revision)),
    // For a corrected client, cancels only calls about its former description.
    on('client_corrige', 'arret', ({ client, revision }) => stop(needs, client, revision - 1)),
  ];
};
