import { aRemettre, aValider } from '@agence/calls/attente';
import { fr } from '@agence/gesture';
import { Unavailable } from '@agence/platform/process/faults';
import type { Client } from '@agence/proto/clients/v1/clients';
import { accord, nombre } from '@agence/words/french';
import { daysLater } from '@agence/words/paris';
import { changementsDuMois } from '../lettres/changements.lettre.ts';
import type { Ligne } from '../lettres/lettre.ts';
import { accountOf, writeToAccount } from '../messages/write.ts';
import type { Needs } from '../needs.ts';
import { PROPOSITION_DAYS } from '../orders/proposer.ts';

/** A month of a large account takes some seconds to compare. */
const COMPARE_MS = 20_000;

const attend = (count: number, one: string, several: string, lien?: string): Ligne[] =>
  count === 0 ? [] : [{ texte: fr`${nombre(count)} ${accord(count, one, several)}`, lien }];

/** What waits for an account. */
const attentesDe = (clients: readonly Client[], proposals: number, now: Date, console: string) => [
  ...attend(
    aRemettre(clients, now).length,
    fr`rapport à remettre`,
    fr`rapports à remettre`,
    `${console}remettre/`,
  ),
  ...attend(
    aValider(clients).length,
    fr`client dont les questions attendent votre validation`,
    fr`clients dont les questions attendent votre validation`,
    `${console}valider/`,
  ),
  ...attend(
    proposals,
    fr`proposition par e-mail attend votre « OUI »`,
    fr`propositions par e-mail attendent votre « OUI »`,
  ),
];

/** Writes what changed with certainty in a month of an account, if something did and the account wants to know. */
export async function tellChanges(needs: Needs, { compte, mois }: { compte: string; mois: string }) {
  const [pour, { result }] = await Promise.all([
    accountOf(needs, compte),
    needs.accounts.lireAcces({ compte }),
  ]);
  const { sans_lettre, lettre } = result?.$case === 'acces' ? result.value : { lettre: '' };
  if (pour.statut !== 'actif' || sans_lettre) return;
  if (lettre === '') throw new Unavailable('accounts is of an earlier release');
  const [{ changements }, { clients }] = await Promise.all([
    needs.measurement.lireChangements({ compte, mois }, { deadline_ms: COMPARE_MS }),
    needs.clients.lirePortefeuille({ compte, actifs: true }),
  ]);
  const console = `${needs.publicUrl}/console/`;
  const named = new Map(clients.map(({ id, entreprise }) => [id, entreprise]));
  const told = changements.flatMap((change) => {
    const entreprise = named.get(change.client);
    const lien = pour.direct ? change.lien : `${console}clients/${change.client}/`;
    return entreprise === undefined ? [] : [{ ...change, entreprise, lien }];
  });
  if (told.length === 0) return;
  const now = needs.clock.now();
  const proposals = await needs.propositions.waiting(compte, daysLater(now, -PROPOSITION_DAYS));
  // One letter an account and month: a second with this id is not sent.
  const draft = { id: `changements:${compte}:${mois}`, genre: 'changements', pour } as const;
  // A customer without an agency has no console, and hands nothing over.
  const attentes = attentesDe(pour.direct ? [] : clients, proposals, now, console);
  const arret = `${console}lettre/${lettre}/`;
  await writeToAccount(needs, draft, changementsDuMois, {
    mois,
    changements: told,
    attentes,
    console,
    arret,
  });
}
