import { openBus } from './bus/bus.ts';
import { consumers, type Reaction } from './bus/consumer.ts';
import { crashPoints } from './bus/crash-points.ts';
import { eventBus } from './bus/lost-news.ts';
import { disagreements } from './bus/reconcile.ts';
import { createRelay } from './bus/relay.ts';
import type { PlatformConfig } from './config.ts';
import { digestsOfCallers } from './grpc/callers.ts';
import { type ServedService, serveGrpc } from './grpc/grpc-server.ts';
import { historyService } from './history.ts';
import { productClock } from './process/clock.ts';
import { untilStopped } from './process/lifecycle.ts';
import { createLogger } from './process/logger.ts';
import { type Gauge, observe } from './process/metrics.ts';
import { createSweeper, type Sweep } from './process/sweeper.ts';
import { startTelemetry } from './process/telemetry.ts';
import { missingProtections } from './protections.ts';
import { epochFile } from './restore/epoch-file.ts';
import { assertOpen, beginWhenOpen, heldGauge, type Restored } from './restore/held.ts';
import { restoreEpoch } from './restore/restore-epoch.ts';
import { restoring } from './restore/restoring.ts';
import { type Named, serviceOperator } from './service-operator.ts';
import { watchDatabase } from './store/database-watch.ts';
import { type DocumentKind, type DocumentStore, documentStore, type Fact } from './store/document-store.ts';
import { countsWrites, ensureIndexes, type Indexes, openMongo } from './store/mongo.ts';
import { outboxIndexes, PLATFORM_INDEXES } from './store/platform-indexes.ts';
import { parkedTodo, type Todo, todoGauges, todoService } from './todo.ts';

/** What a service builds its stores and handlers from. */
export type Platform = ReturnType<typeof openPlatform>;

export type Parts = {
  readonly services: readonly ServedService[];
  readonly reactions?: readonly Reaction[];
  readonly sweeps?: readonly Sweep[];
  readonly indexes?: Indexes;
  readonly named?: Named;
  readonly gauges?: readonly Gauge[];
  readonly todos?: readonly Todo[];
  /** What it does after a restore of its database. */
  readonly restored?: Restored;
  /** Opens a door that answers even when dependencies are away, with 503 at worst: the service is ready once it is open. */
  readonly open?: () => Promise<() => Promise<void>>;
  /** Starts what else the service runs (its own pulls, an HTTP server); returns the function that stops it. */
  readonly start?: () => Promise<() => Promise<void>>;
};

const RELAY_EVERY_S = 2;

export function openPlatform(name: string, config: Readonly<PlatformConfig>) {
  const log = createLogger(name, config.LOG_LEVEL);
  const clock = productClock();
  const points = crashPoints(name, config.CRASH_POINTS);
  const { client, db: plain } = openMongo(config.MONGODB_URL, `${config.MONGODB_PREFIX}${name}`);
  if (config.NODE_ENV === 'production')
    for (const line of missingProtections(client.options, config.NATS_URL)) log.warn({}, line);
  const counted = client.db(plain.databaseName);
  const mayWrite = () => assertOpen(epoch);
  const writes = countsWrites(counted, mayWrite);
  const db = points.onWrites(counted);
  const { NATS_URL: url, STREAM_PREFIX: prefix, STREAM_REPLICAS: replicas } = config;
  const opened = Promise.withResolvers<void>();
  const bus = points.onBus(openBus({ url, name, prefix, replicas, log, gate: opened.promise }));
  const epoch = restoreEpoch(plain, bus, writes, epochFile(config.AGENCE_DATA, plain.databaseName, log));
  const collections: string[] = [];
  const ending = new AbortController();

  const relay = createRelay(db, collections, eventBus(bus), log);

  const run = async ({ services, reactions = [], indexes = {}, open, start, ...more }: Parts) => {
    const stopTelemetry = await startTelemetry(name, config.OTEL_EXPORTER_OTLP_ENDPOINT);
    const inbox = consumers(name, bus, db, log);
    const sweeper = createSweeper(
      [{ name: 'relay', every_s: RELAY_EVERY_S, idle: relay.idle, run: relay.sweep }, ...(more.sweeps ?? [])],
      log,
      ending.signal,
    );
    const restore = restoring(epoch, bus, (from) => inbox.enlist(reactions, from), more.restored);
    const { TEST_CLOCK: movable } = config;
    const { named = {}, todos = [] } = more;
    const parts = { db, clock, inbox, reactions, sweeper, restore, epoch, named, movable };
    const operator = serviceOperator(parts);
    const waiting = [...todos, parkedTodo(db)];
    const grpc = await serveGrpc(
      `${config.GRPC_HOST}:${config.GRPC_PORT}`,
      {
        service: name,
        tool_sha256: config.TOOL_TOKEN_SHA256,
        operator_sha256: config.OPERATOR_TOKEN_SHA256,
        callers_sha256: digestsOfCallers(name, config),
      },
      [...services, ...operator.services, historyService(db), todoService(waiting, clock)],
      log,
    );
    await untilStopped({
      log,
      open: async () => {
        const close = await open?.();
        if (close !== undefined) grpc.setServing(true);
        return async () => {
          grpc.setServing(false);
          await close?.();
        };
      },
      prepare: async () => {
        // MongoDB's client does not retry a failed first connection by itself.
        await client.connect();
        await ensureIndexes(db, { ...PLATFORM_INDEXES, ...outboxIndexes(collections, indexes) });
        await operator.loadClock();
        // A service that only opens a door stores nothing that a restore could undo.
        if (open === undefined) await epoch.look();
        await restore.begin();
      },
      start: async () => {
        const stopMore = await start?.();
        observe([
          ...relay.gauges,
          ...inbox.gauges,
          disagreements(db),
          heldGauge(epoch),
          ...todoGauges(waiting, clock),
          ...(more.gauges ?? []),
        ]);
        inbox.start(reactions);
        const begin = () => {
          grpc.setHeld(false);
          opened.resolve();
          sweeper.start();
        };
        grpc.setHeld(epoch.behind() !== null);
        let stopLooking = () => {};
        if (open === undefined) stopLooking = beginWhenOpen(epoch, log, begin);
        else begin();
        const stopWatch = open === undefined ? watchDatabase(db, grpc.setServing) : () => {};
        return async () => {
          ending.abort();
          stopLooking();
          stopWatch();
          grpc.setServing(false);
          // At the same time: waiting for the sweeps first would let new messages begin meanwhile.
          await Promise.all([bus.stopPulls(), sweeper.stop()]);
          await stopMore?.();
        };
      },
      stop: async () => {
        await grpc.drain();
        await relay.settle();
        await bus.close();
        await client.close();
        await stopTelemetry();
      },
    });
  };

  return {
    /** Throws `Held` at each write while a restored database waits for acceptance. */
    db,
    /** Throws `Held` too: for answers that must not come from such a database. */
    assertOpen: mayWrite,
    bus,
    clock,
    log,
    /** Aborted when the process must end. */
    ending: ending.signal,
    /** Wraps an act on the outside world, at which a test can make the process fail. */
    around: points.around,
    /** Opens a kind of versioned document of this service; its events are relayed from then on. */
    store: <S, F extends Fact>(kind: DocumentKind<S, F>): DocumentStore<S, F> => {
      collections.push(kind.collection);
      return documentStore(db, kind, relay.drain, clock.now);
    },
    /** Serves until the process must end. Never waits for another service. */
    run,
  };
}
