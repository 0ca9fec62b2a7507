import type { EventData } from '@agence/proto/catalogue';
import { ficheOf } from '../mesures/fiche.ts';
import type { Needs } from '../needs.ts';
import { commander } from './commander.ts';

/** An agency asked for a prospect's diagnostic: its questions are prepared, then asked at once. */
export const onDiagnosticDemande = async (
  needs: Needs,
  { compte, demande }: EventData<'diagnostic_demande'>,
): Promise<void> => {
  const { result } = await needs.prospections.lireDemande({ compte, demande });
  // Too old to be known: nobody waits for it any more.
  if (result?.$case !== 'demande' || result.value.prospect === undefined) return;
  const { prospect, ias } = result.value;
  await commander(needs, {
    compte,
    id: demande,
    fiche: ficheOf(prospect),
    diagnostic: { pour: 'prospect', ias },
  });
};
