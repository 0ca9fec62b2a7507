import { fr } from '@agence/gesture';
import { isoDay, isoMinute, readableDay, unix } from '@agence/words/paris';
import { AWAY_MS } from '../cells/times.ts';
import type { Needs } from '../needs.ts';
import { constaterAttente } from './attente.rule.ts';
import type { Attente, Mesure } from './mesure.ts';

const IA_ABSENTES = fr`Les IA ne répondent pas en ce moment ; les appels reprennent d'eux-mêmes dès qu'elles répondent.`;
const plafond = (jour: string): string =>
  fr`Le plafond d'appels aux IA du ${readableDay(jour)} est atteint ; la mesure reprend d'elle-même le lendemain.`;

const attenteDe = async ({ cells }: Needs, id: string, jour: string): Promise<Attente | null> => {
  if (await cells.blocked(id, jour)) return `plafond:${jour}`;
  return (await cells.unsent(id, AWAY_MS)) ? 'ia' : null;
};

/** Tells clients, once, what holds a measurement back, and when nothing does any more. */
export const direAttente = async (needs: Needs, id: string, mesure: Mesure): Promise<void> => {
  if (mesure.diagnostic !== undefined) return;
  const { mesures, dossiers, clock } = needs;
  const { compte, client, revision, origine, lancee } = mesure;
  const now = clock.now();
  const jour = isoDay(now);
  const attente = await attenteDe(needs, id, jour);
  if (attente === (mesure.attente ?? null)) return;
  const command_id = `${id}:attente:${attente ?? 'finie'}:${isoMinute(now)}`;
  await dossiers.remettreEtats({
    ...{ compte, client, revision, command_id },
    mesure: origine,
    mesuree_ts: unix(lancee),
    issue: 'en cours',
    etats: [],
    documents: [],
    detail: attente === null ? undefined : attente === 'ia' ? IA_ABSENTES : plafond(jour),
  });
  await mesures.carryOut(id, constaterAttente, { command_id, confirmer: true, attente });
};
