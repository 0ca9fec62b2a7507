import { fr } from '@agence/gesture';
import { isoDay, isoMinute, readableDay, unix } from '@agence/words/paris';
import { longAway } from '../cells/long-away.ts';
import { AWAY_MS } from '../cells/times.ts';
import type { Needs } from '../needs.ts';
import { constaterAttente } from './attente.rule.ts';
import { dayOf } from './days.ts';
import type { Attente, Mesure } from './mesure.ts';
import { readingsOf } from './reading-cells.ts';

const IA_ABSENTES = fr`Les IA ne répondent pas en ce moment ; les appels reprennent d'eux-mêmes dès qu'elles répondent.`;
const plafond = (jour: string): string =>
  fr`Le plafond d'appels aux IA du ${readableDay(jour)} est atteint ; la mesure reprend d'elle-même le lendemain.`;

const journee = (jour: string, jours: number): string =>
  fr`La mesure est répartie sur ${jours} jours, pour ne pas dépendre d'un seul : nous en sommes au jour ${jour}. Le rapport suit le dernier jour.`;

const UNE_IA = fr`L'une des IA interrogées ne répond plus correctement ; ses appels reprennent d'eux-mêmes dès qu'elle répond, et la mesure se conclut sans eux au bout de 24 heures.`;

/** Our own trouble with a provider is no business of an agency's. */
const UNE_IA_ARRETEE = fr`L'une des IA interrogées n'est pas disponible pour l'instant ; ses appels reprennent d'eux-mêmes, sans démarche de votre part.`;

const attenteDe = async (needs: Needs, id: string, mesure: Mesure, jour: string): Promise<Attente | null> => {
  const { cells } = needs;
  const any = async (waits: (pour: string) => Promise<boolean>) =>
    (await waits(id)) || (await waits(readingsOf(id)));
  if (await any((pour) => cells.blocked(pour, jour))) return `plafond:${jour}`;
  if (await any((pour) => cells.unsent(pour, AWAY_MS))) return 'ia';
  const away = await longAway(needs);
  const waits = (open: typeof away) => {
    const models = open.map(({ _id }) => _id);
    return any((pour) => cells.waitsFor(pour, models));
  };
  if (away.length > 0 && (await waits(away)))
    return (await waits(away.filter(({ why }) => why === undefined))) ? 'une ia' : 'une ia arrêtée';
  return mesure.jours === undefined ? null : `jour:${dayOf(mesure, needs.clock.now())}`;
};

const DETAILS = { ia: IA_ABSENTES, 'une ia': UNE_IA, 'une ia arrêtée': UNE_IA_ARRETEE } as const;

const detailDe = (attente: Attente, jour: string, { jours = 1 }: Mesure): string => {
  if (attente === 'ia' || attente === 'une ia' || attente === 'une ia arrêtée') return DETAILS[attente];
  return attente.startsWith('jour:') ? journee(attente.slice('jour:'.length), jours) : plafond(jour);
};

/** Reports to the clients service, once per change, what a measurement waits for, or that it waits no more. */
export const direAttente = async (needs: Needs, id: string, mesure: Mesure): Promise<void> => {
  if (mesure.diagnostic !== undefined) return;
  const { mesures, dossiers, clock } = needs;
  const { compte, client, revision, origine, lancee } = mesure;
  const now = clock.now();
  const jour = isoDay(now);
  const attente = await attenteDe(needs, id, mesure, jour);
  if (attente === (mesure.attente ?? null)) return;
  // The measurement may have been concluded since the caller read it.
  if ((await mesures.read(id)).state?.etat !== 'en cours') return;
  const command_id = `${id}:attente:${attente ?? 'finie'}:${isoMinute(now)}`;
  await dossiers.remettreEtats({
    ...{ compte, client, revision, command_id },
    mesure: origine,
    mesuree_ts: unix(lancee),
    issue: 'en cours',
    etats: [],
    documents: [],
    detail: attente === null ? undefined : detailDe(attente, jour, mesure),
  });
  await mesures.carryOut(id, constaterAttente, { command_id, confirmer: true, attente });
};
