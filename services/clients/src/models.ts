import type { Remote } from '@agence/platform/grpc/grpc-client';
import type { MeasurementServer } from '@agence/proto/measurement/v1/measurement';
import {
  appelsDeDiagnostic,
  appelsDeMesure,
  type Interroges,
  QUESTIONS_DIAGNOSTIC,
} from '@agence/words/promises';

export type ModelCount = ReturnType<typeof modelCount>;

/** Keeps the last number of models that measurement reported; before the first report, the plan's number holds. */
export function modelCount(measurement: Remote<MeasurementServer>) {
  let configured: Interroges | undefined;
  const refresh = async (): Promise<void> => {
    configured = await measurement.decrireModeles({}, { waitForReady: true, deadline_ms: 800 });
  };
  const interroges = async (plan: number): Promise<Interroges> => {
    if (configured === undefined) await refresh().catch(() => undefined);
    const { modeles, lecteur } = configured ?? { modeles: plan, lecteur: true };
    return { modeles: Math.min(plan, modeles), lecteur };
  };
  return {
    /** AI models that measure one client: the plan's number or those configured, whichever is less. */
    parClient: async (plan: number) => (await interroges(plan)).modeles,
    /** The same, and whether a model reads their answers: the number of paid calls follows from both. */
    interroges,
    refresh,
  };
}

/** The most paid calls that placing one client can start: its questions prepared once, then measured. */
export const appelsParClient = (questions: number, asked: Interroges): number =>
  asked.modeles === 0 ? 0 : 1 + appelsDeMesure(questions, asked);

/** The most paid calls that one prospect diagnostic can start. */
export const appelsParDiagnostic = (asked: Interroges): number =>
  appelsDeDiagnostic(QUESTIONS_DIAGNOSTIC, asked);
