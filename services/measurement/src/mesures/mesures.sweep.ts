import { fr } from '@agence/gesture';
import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import { goesOn, wakes } from '@agence/platform/store/rests';
import { isoDay, isoMinute, readableDay } from '@agence/words/paris';
import { longAway } from '../cells/means.ts';
import type { Conclude } from '../cells/tasks.ts';
import { AWAY_MS } from '../cells/times.ts';
import type { Needs } from '../needs.ts';
import { dayOf } from './days.ts';
import { isServi, order } from './finie.ts';
import { lancer, remettreEtats, reprendreDiagnostic } from './lancer.ts';
import type { Attente, Mesure } from './mesure.ts';
import { constaterAttente, constaterRetard, reprendre } from './mesures.rule.ts';
import { readingsOf } from './reading-cells.ts';

const IA_ABSENTES = fr`Les IA ne répondent pas en ce moment ; les appels reprennent d'eux-mêmes dès qu'elles répondent.`;

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

const detailDe = (attente: Attente, jour: string, { jours = 1 }: Mesure): string => {
  if (attente === 'ia') return IA_ABSENTES;
  if (attente === 'une ia') return UNE_IA;
  if (attente === 'une ia arrêtée') return UNE_IA_ARRETEE;
  return attente.startsWith('jour:')
    ? fr`La mesure est répartie sur ${jours} jours, pour ne pas dépendre d'un seul : nous en sommes au jour ${attente.slice('jour:'.length)}. Le rapport suit le dernier jour.`
    : fr`Le plafond d'appels aux IA du ${readableDay(jour)} est atteint ; la mesure reprend d'elle-même le lendemain.`;
};

/** Reports to the clients service, once per change, what a measurement waits for, or that it waits no more. */
export const direAttente = async (needs: Needs, id: string, mesure: Mesure): Promise<void> => {
  if (mesure.diagnostic !== undefined) return;
  const { mesures, clock } = needs;
  const now = clock.now();
  const jour = isoDay(now);
  const attente = await attenteDe(needs, id, mesure, jour);
  if (attente === (mesure.attente ?? null)) return;
  // The measurement may have been concluded since the caller read it.
  if ((await mesures.read(id)).state?.etat !== 'en cours') return;
  const command = order(`${id}:attente:${attente ?? 'finie'}:${isoMinute(now)}`);
  const detail = attente === null ? undefined : detailDe(attente, jour, mesure);
  await remettreEtats(needs, mesure, { command_id: command.command_id, issue: 'en cours', detail });
  await mesures.carryOut(id, constaterAttente, { ...command, attente });
};

/** A measurement that runs for longer than this and its further days is reported late, by the product clock. */
const LATE_MS = 24 * 3_600_000;

/** Retries a failed measurement; it waits while its account is not served. */
const takeUp = async (needs: Needs, id: string, mesure: Mesure, now: Date): Promise<void> => {
  const { compte, client, revision, origine } = mesure;
  if (mesure.diagnostic !== undefined) await reprendreDiagnostic(needs, mesure);
  else if (!(await goesOn(needs.mesures.rests, compte, (account) => isServi(needs, account)))) return;
  else await lancer(needs, { compte, client, revision, origine, lancee: now, essai: mesure.essai + 1 });
  // An operator may order several retries: the time makes each one a command of its own.
  await needs.mesures.carryOut(id, reprendre, order(`${id}:reprendre:${mesure.reprise_le?.getTime()}`));
};

/** Concludes measurements and further readings that no worker concluded, reports late and waiting ones, and retries failed ones that are due. */
export const mesuresSweep = (needs: Needs, conclude: Conclude): Sweep => ({
  name: 'mesures',
  every_s: 5,
  run: async (ending) => {
    const { preparations, mesures, clock } = needs;
    const now = clock.now();
    for (const { _id: pour } of unlessEnding(ending, await preparations.toHand()))
      await logAndContinue(needs, pour, () => conclude({ genre: 'preparation', pour }));
    for (const { id, mesure } of unlessEnding(ending, await mesures.running())) {
      await logAndContinue(needs, id, () => conclude({ genre: 'reponse', pour: id }));
      await logAndContinue(needs, id, () => direAttente(needs, id, mesure));
      const report = async () => void (await mesures.carryOut(id, constaterRetard, order(`${id}:retard`)));
      const late = now.getTime() - mesure.lancee.getTime() > LATE_MS * (mesure.jours ?? 1);
      if (late && !mesure.en_retard) await logAndContinue(needs, id, report);
    }
    for (const { id, mesure } of unlessEnding(ending, await mesures.rereading())) {
      const pour = readingsOf(id, mesure.relecture ?? undefined);
      await logAndContinue(needs, id, () => conclude({ genre: 'lecture', pour }));
    }
    for (const { id, mesure } of unlessEnding(ending, await mesures.toTakeUp(now)))
      await logAndContinue(needs, id, () => takeUp(needs, id, mesure, now));
  },
});

export const reveils = (needs: Needs): Sweep =>
  wakes(needs.mesures.rests, (compte) => isServi(needs, compte));
