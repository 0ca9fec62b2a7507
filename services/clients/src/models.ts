import type { Remote } from '@agence/platform/grpc-client';
import type { MeasurementServer } from '@agence/proto/measurement/v1/measurement';
import { appelsDeMesure, QUESTIONS_DIAGNOSTIC, repeatsOf } from '@agence/words/promises';

export type ModelCount = {
  /** AI models that measure one client: the plan's number or those configured, whichever is less. */
  readonly parClient: (plan: number) => Promise<number>;
  readonly refresh: () => Promise<void>;
};

/** Keeps the last number of models that measurement said it has; while it cannot say so, the plan's number holds. */
export function modelCount(measurement: Remote<MeasurementServer>): ModelCount {
  let configured: number | undefined;
  const refresh = async (): Promise<void> => {
    configured = (await measurement.decrireModeles({}, { patient: true, deadline_ms: 800 })).modeles;
  };
  return {
    parClient: async (plan) => {
      if (configured === undefined) await refresh().catch(() => undefined);
      return Math.min(plan, configured ?? plan);
    },
    refresh,
  };
}

/** The most paid calls that placing one client can start: its questions prepared once, then measured. */
export const appelsParClient = (questions: number, models: number): number =>
  models === 0 ? 0 : 1 + appelsDeMesure(questions, models);

/** The most paid calls that one prospect diagnostic can start. */
export const appelsParDiagnostic = (models: number): number =>
  models === 0 ? 0 : 1 + QUESTIONS_DIAGNOSTIC * models * repeatsOf('diagnostic', models);
