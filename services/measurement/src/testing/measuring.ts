import { marksOnce } from '@agence/platform/bus/mark-once';
import type { Remote } from '@agence/platform/grpc/grpc-client';
import { fleetShare } from '@agence/platform/limits/fleet-share';
import { machineNow } from '@agence/platform/process/clock';
import { documentStore } from '@agence/platform/store/document-store';
import type { ProspectionsServer } from '@agence/proto/clients/v1/prospection';
import type { FormServer } from '@agence/proto/form/v1/form';
import type { MailServer } from '@agence/proto/mail/v1/mail';
import type { TestParts } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import { modelsOf, readerOf } from '../ai/settings.ts';
import { simulate } from '../ai/simulator/simulate.ts';
import { auditStore } from '../audit/audit.store.ts';
import { answerStore } from '../cells/answer.store.ts';
import { breakerStore } from '../cells/breaker.store.ts';
import { type Cells, cellStore } from '../cells/cell.store.ts';
import { forgetCells } from '../cells/old-cells.store.ts';
import { spendStore } from '../cells/spend.store.ts';
import { siteFactsStore } from '../facts/site-facts.store.ts';
import { links } from '../livrables/links.ts';
import { livrableStore } from '../livrables/livrable.store.ts';
import { mesureStore } from '../mesures/mesure.store.ts';
import type { Needs } from '../needs.ts';
import { demandeStore } from '../orders/demande.store.ts';
import { pageStore } from '../page/page.store.ts';
import { preparationStore } from '../preparations/preparation.store.ts';
import { citationStore } from '../readings/decisions/citation.store.ts';
import { etiquetteStore } from '../readings/labels/etiquette.store.ts';
import { sweeps } from '../sweeps.ts';
import { type Held, held } from './held.ts';
import { unreadSite } from './site-read.ts';

/** The parts of this service on a real database and bus, between a client's file and an account that a test holds. */
export type Measuring = Held & {
  readonly needs: Needs;
  /** Moves both clocks. */
  readonly later: (ms: number) => void;
  /** Starts to work what is due, and takes every sweep once. */
  readonly start: () => Promise<void>;
  readonly sweep: () => Promise<void>;
};

/** Who is not asked in a test that gives no answer of theirs. */
const nobody: unknown = {};

/** `over` replaces parts; the simulator answers unless it says otherwise. */
export function measuring(parts: TestParts, over: Partial<Needs> = {}, ceiling = 1000): Measuring {
  const { db, bus, log } = parts;
  const start = machineNow().getTime();
  let moved = 0;
  const now = () => new Date(Date.UTC(2026, 10, 21, 10) + machineNow().getTime() - start + moved);
  const databaseNow = async () => machineNow().getTime() + moved;
  const cells = cellStore(parts, databaseNow);
  /** Leases are written by the database's own clock, which no test moves: they last as much longer. */
  const apply: Cells['apply'] = (cell, event, also) =>
    cells.apply(cell, 'lease_ms' in event ? { ...event, lease_ms: event.lease_ms + moved } : event, also);
  const { held: said, peers } = held();
  const store: Parameters<typeof mesureStore>[0]['store'] = (kind) => documentStore(db, kind, () => {});
  const needs: Needs = {
    clock: { now, offset_s: () => 0 },
    databaseNow,
    log,
    ending: serving,
    ...peers,
    prospections: nobody as Remote<ProspectionsServer>,
    form: nobody as Remote<FormServer>,
    service: { nom: 'Mesure Test', couleur: '#0b5cad', contact: 'mesure@test.example' },
    models: modelsOf({}),
    reader: readerOf({}),
    ordersModel: readerOf({}),
    ask: simulate,
    askNoting: () => simulate,
    mark: marksOnce(bus, 'calls'),
    cells: { ...cells, apply },
    forgetCells: forgetCells(parts),
    answers: answerStore(parts),
    breakers: breakerStore(parts),
    mesures: mesureStore({ db, store }),
    preparations: preparationStore(parts),
    pages: pageStore(parts),
    audits: auditStore({ store }),
    mail: nobody as Remote<MailServer>,
    lireSite: async (asked) => unreadSite(asked),
    siteFacts: siteFactsStore(parts),
    livrables: livrableStore(parts),
    demandes: demandeStore(parts),
    citations: citationStore({ db, store }),
    etiquettes: etiquetteStore(parts),
    readerChosen: false,
    links: links('a:0123456789abcdef0', 'https://mesure.test'),
    spend: spendStore(parts, ceiling),
    share: ({ name, parallel }) => fleetShare(db, name, parallel, 'here'),
    ...over,
  };
  const { sweeps: all, start: begin } = sweeps(needs, { parallel: 8, grace_ms: 0 });
  let begun = false;
  return {
    needs,
    ...said,
    later: (ms) => {
      moved += ms;
    },
    start: async () => {
      if (!begun) await begin();
      begun = true;
      for (const { run } of all) await run(needs.ending);
    },
    sweep: async () => {
      for (const { run } of all) await run(needs.ending);
    },
  };
}
