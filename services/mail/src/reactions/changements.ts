import { aRemettre, aValider } from '@agence/calls/attente';
import { fr } from '@agence/gesture';
import { Unavailable } from '@agence/platform/process/faults';
import type { Client } from '@agence/proto/clients/v1/clients';
import { combien } from '@agence/words/french';
import { daysLater } from '@agence/words/paris';
import type { Faits } from '../lettres/genre.ts';
import type { Ligne } from '../lettres/lettre.ts';
import type { Recipient } from '../messages/write.ts';
import type { Needs } from '../needs.ts';
import { PROPOSITION_DAYS } from '../orders/proposer.ts';

/** A month of a large account takes some seconds to compare. */
const COMPARE_MS = 20_000;

const QUESTIONS = fr`dont les questions attendent votre validation`;

const attentesDe = (clients: readonly Client[], proposals: number, now: Date, console: string) => {
  const attend = (count: number, one: string, several: string, page?: string): Ligne[] =>
    count === 0 ? [] : [{ texte: combien(count, one, several), lien: page && `${console}${page}` }];
  return [
    ...attend(aRemettre(clients, now).length, fr`rapport à remettre`, fr`rapports à remettre`, 'remettre/'),
    ...attend(aValider(clients).length, fr`client ${QUESTIONS}`, fr`clients ${QUESTIONS}`, 'valider/'),
    ...attend(
      proposals,
      fr`proposition par e-mail attend votre « OUI »`,
      fr`propositions par e-mail attendent votre « OUI »`,
    ),
  ];
};

/** What changed with certainty in a month of an account; null when nothing did, or the account does not want to know. */
export async function changesOf(
  needs: Needs,
  { compte, mois }: { readonly compte: string; readonly mois: string },
  { statut, direct }: Recipient,
): Promise<Faits<'changements'> | null> {
  const { result } = await needs.accounts.lireAcces({ compte });
  const { sans_lettre, lettre } = result?.$case === 'acces' ? result.value : { lettre: '' };
  if (statut !== 'actif' || sans_lettre) return null;
  if (lettre === '') throw new Unavailable('accounts is of an earlier release');
  const [{ changements: certain }, { clients }] = await Promise.all([
    needs.measurement.lireChangements({ compte, mois }, { deadline_ms: COMPARE_MS }),
    needs.clients.lirePortefeuille({ compte, actifs: true }),
  ]);
  const console = `${needs.publicUrl}/console/`;
  const named = new Map(clients.map(({ id, entreprise }) => [id, entreprise]));
  const changements = certain.flatMap((change) => {
    const entreprise = named.get(change.client);
    const lien = direct ? change.lien : `${console}clients/${change.client}/`;
    return entreprise === undefined ? [] : [{ ...change, entreprise, lien }];
  });
  if (changements.length === 0) return null;
  const now = needs.clock.now();
  const proposals = await needs.propositions.waiting(compte, daysLater(now, -PROPOSITION_DAYS));
  // A customer without an agency has no console, and hands nothing over.
  const attentes = attentesDe(direct ? [] : clients, proposals, now, console);
  return { mois, changements, attentes, console, arret: `${console}lettre/${lettre}/` };
}
