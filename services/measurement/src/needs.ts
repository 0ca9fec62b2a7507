import { marksOnce } from '@agence/platform/bus/mark-once';
import { connectPeer } from '@agence/platform/grpc/grpc-client';
import { fleetShare } from '@agence/platform/limits/fleet-share';
import type { ProductClock } from '@agence/platform/process/clock';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { Platform } from '@agence/platform/service';
import { databaseClock } from '@agence/platform/store/database-clock';
import { AccountsClient, type AccountsServer } from '@agence/proto/accounts/v1/accounts';
import { DossiersClient, type DossiersServer } from '@agence/proto/clients/v1/dossiers';
import { PagesClient, type PagesServer } from '@agence/proto/clients/v1/pages';
import { ProspectionsClient, type ProspectionsServer } from '@agence/proto/clients/v1/prospection';
import { FormClient, type FormServer } from '@agence/proto/form/v1/form';
import { MailClient, type MailServer } from '@agence/proto/mail/v1/mail';
import { COULEUR_PAR_DEFAUT } from '@agence/words/promises';
import { askModelOf } from './ai/ask.ts';
import { observed } from './ai/observed.ts';
import type { ModelRef } from './ai/port.ts';
import type { Note } from './ai/sdk.ts';
import { modelsOf, ordersModelOf, readerOf } from './ai/settings.ts';
import { AUDIT_INDEXES, auditStore } from './audit/audit.store.ts';
import { ANSWER_INDEXES, answerStore } from './cells/answer.store.ts';
import { breakerStore } from './cells/breaker.store.ts';
import { CELL_INDEXES, cellStore } from './cells/cell.store.ts';
import type { Lane } from './cells/lanes.ts';
import { forgetCells } from './cells/old-cells.store.ts';
import { spendStore } from './cells/spend.store.ts';
import type { config as Config } from './config.ts';
import { siteFactsStore } from './facts/site-facts.store.ts';
import { links } from './livrables/links.ts';
import { LIVRABLE_INDEXES, livrableStore } from './livrables/livrable.store.ts';
import { COMPTE_LEADS } from './mesures/diagnostic.ts';
import { MESURE_INDEXES, mesureStore } from './mesures/mesure.store.ts';
import { DEMANDE_INDEXES, demandeStore } from './orders/demande.store.ts';
import { PAGE_INDEXES, pageStore } from './page/page.store.ts';
import { PREPARATION_INDEXES, preparationStore } from './preparations/preparation.store.ts';
import { CITATION_INDEXES, citationStore } from './readings/decisions/citation.store.ts';
import { ETIQUETTE_INDEXES, etiquetteStore } from './readings/labels/etiquette.store.ts';
import { readingThreads } from './sites/extract/threads.ts';
import { type ReadOptions, readSite } from './sites/read-site.ts';
import { userAgentOf } from './sites/robots.ts';

export const INDEXES = {
  ...{ ...MESURE_INDEXES, ...CELL_INDEXES, ...ANSWER_INDEXES, ...PREPARATION_INDEXES },
  ...{ ...LIVRABLE_INDEXES, ...PAGE_INDEXES, ...AUDIT_INDEXES, ...CITATION_INDEXES },
  ...{ ...ETIQUETTE_INDEXES, ...DEMANDE_INDEXES },
} as const;

/** The process takes 238 MB itself, so two threads of 288 MiB fit in its 1 GiB. */
const READING_THREADS = 2;

/** What the parts of this service use; each names what it takes of it. */
export type Needs = ReturnType<typeof gather>;

export function gather(platform: Platform, config: typeof Config) {
  const { db, bus, log, ending, around } = platform;
  const clock: ProductClock = platform.clock;
  const models: readonly ModelRef[] = modelsOf(config);
  const tokens = { service: config.SERVICE_TOKEN };
  const reader = readerOf(config);
  const ordersModel = ordersModelOf(config);
  log.info(
    { reader: reader?.id ?? 'rules', orders: ordersModel?.id ?? 'forms' },
    'answers and orders are read by',
  );
  const databaseNow = databaseClock(db);
  const byAccount = spendStore(platform, config.CALLS_PER_DAY);
  const reading = {
    allow: new Set(config.SITE_FETCH_ALLOW.split(',').filter((address) => address !== '')),
    userAgent: userAgentOf(config.SERVICE_NAME, config.PUBLIC_URL),
    threads: readingThreads(READING_THREADS),
  };
  const process_id = opaqueId('p');
  const leads = spendStore(platform, config.LEAD_CALLS_PER_DAY);
  return {
    clock,
    databaseNow,
    log,
    /** Aborted when the process must end: no paid call begins any more. */
    ending,
    dossiers: connectPeer<DossiersServer>(DossiersClient, config.CLIENTS_GRPC, tokens).call,
    accounts: connectPeer<AccountsServer>(AccountsClient, config.ACCOUNTS_GRPC, tokens).call,
    pagesDesClients: connectPeer<PagesServer>(PagesClient, config.CLIENTS_GRPC, tokens).call,
    prospections: connectPeer<ProspectionsServer>(ProspectionsClient, config.CLIENTS_GRPC, tokens).call,
    form: connectPeer<FormServer>(FormClient, config.FORM_GRPC, tokens).call,
    mail: connectPeer<MailServer>(MailClient, config.MAIL_GRPC, tokens).call,
    /** Reads a third-party site; never rejects for what the site does. */
    lireSite: (site: string, how?: Pick<ReadOptions, 'budget_ms' | 'robots'>) =>
      readSite(site, { ...reading, ...how }),
    /** The brand of the service's own documents. */
    service: { nom: config.SERVICE_NAME, couleur: COULEUR_PAR_DEFAUT, contact: config.MAIL_FROM },
    models,
    /** The model that reads answers; null: rules read them. */
    reader,
    /** The model that reads orders by mail; null: none. */
    ordersModel,
    ask: observed(around('ask', askModelOf(config))),
    /** Asks a model, and tells what went over the wire. */
    askNoting: (note: Note) => askModelOf(config, {}, note),
    /** Marks an attempt on the bus; false when it was marked before. */
    mark: marksOnce(bus, 'calls'),
    cells: cellStore(platform, databaseNow),
    forgetCells: forgetCells(platform),
    answers: answerStore(platform),
    breakers: breakerStore(platform),
    mesures: mesureStore(platform),
    preparations: preparationStore(platform),
    pages: pageStore(platform),
    audits: auditStore(platform),
    siteFacts: siteFactsStore(platform),
    livrables: livrableStore(platform),
    links: links(config.LINK_KEYS, config.PUBLIC_URL),
    citations: citationStore(platform),
    etiquettes: etiquetteStore(platform),
    demandes: demandeStore(platform),
    /** The reader was configured by name, not chosen by price. */
    readerChosen: config.READER_MODEL !== undefined,
    spend: (compte: string, day: string, calls: number) =>
      (compte === COMPTE_LEADS ? leads : byAccount)(compte, day, calls),
    /** This process's share of the concurrent calls of a lane. */
    share: ({ name, parallel }: Lane) => fleetShare(db, name, parallel, process_id),
  };
}
