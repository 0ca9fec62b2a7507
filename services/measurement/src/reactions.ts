import { onAccountErased } from '@agence/platform/bus/account-erased';
import { on, type Reaction } from '@agence/platform/bus/consumer';
import type { Platform } from '@agence/platform/service';
import type { EventData } from '@agence/proto/catalogue';
import { concluding } from './cells/tasks.ts';
import { onDiagnosticDemande, onLeadAccepte } from './diagnostic/commander.ts';
import { DAYS } from './mesures/days.ts';
import { COMPTE_LEADS } from './mesures/diagnostic.ts';
import { effacerClient, effacerCompte } from './mesures/effacer-client.ts';
import { lancer } from './mesures/lancer.ts';
import type { Needs } from './needs.ts';
import { preparer } from './preparations/preparer.ts';
import { redire } from './report/conclure-rapport.ts';
import { tasks } from './tasks.ts';

const stop = async (needs: Needs, client: string, revision: number): Promise<void> => {
  const open = await needs.cells.cancel(client, revision);
  const conclude = concluding(tasks(needs));
  for (const [cell] of Map.groupBy(open, ({ pour }) => pour).values()) if (cell) await conclude(cell);
};

const mesurer = async (needs: Needs, event: EventData<'mesure_lancee'>): Promise<void> => {
  const { compte, client, revision, mesure: origine, lancee_ts, mensuelle } = event;
  const launch = { compte, client, revision, origine, lancee: new Date(lancee_ts * 1000), essai: 1 };
  await lancer(needs, { ...launch, ...(mensuelle && { jours: DAYS }) });
  await redire(needs, { client, origine });
};

/** What is erased here with an account. */
export const erased = (needs: Needs, { db }: Pick<Platform, 'db'>): Reaction =>
  onAccountErased(db, (compte) => effacerCompte(needs, compte));

export const reactions = (needs: Needs, callNow: () => Promise<void>): readonly Reaction[] => {
  /** Makes the calls at once that an event orders. */
  const calling =
    <Event>(order: (needs: Needs, event: Event) => Promise<void>) =>
    async (event: Event) => {
      await order(needs, event);
      await callNow();
    };
  return [
    on('diagnostic_demande', 'diagnostic', calling(onDiagnosticDemande)),
    on('lead_accepte', 'diagnostic_lead', calling(onLeadAccepte)),
    on('lead_tour_venu', 'diagnostic_lead', calling(onLeadAccepte)),
    on('lead_efface', 'effacement', ({ lead }) => effacerClient(needs, COMPTE_LEADS, lead)),
    on('questions_demandees', 'preparation', calling(preparer)),
    on('mesure_lancee', 'mesure', calling(mesurer)),
    on('service_repris', 'reveil', ({ compte }) => needs.mesures.rests.wake(compte)),
    on('client_retire', 'arret', ({ client, revision }) => stop(needs, client, revision)),
    // For a corrected client, cancels only calls about its former description.
    on('client_corrige', 'arret', ({ client, revision }) => stop(needs, client, revision - 1)),
  ];
};
