import { setTimeout as pause } from 'node:timers/promises';
import { type Account, someAddress } from '@agence/testing/accounts';
import { paymentSignature } from '@agence/testing/fakes/payment';
import { type Reply, sendOnce } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { expect } from '@jest/globals';
import { iso, lisible } from '../outside/days.ts';

import { confirmationIn, sendForm, typedIn } from '../outside/lead.ts';
import { invoice, SECRET } from '../outside/payment.ts';
import { PRICE, paidFor } from './card.ts';
import { insist, read } from './insist.ts';
import { failedFor } from './measured.ts';
import type { Model } from './model.ts';
import type { World } from './world.ts';

/** The card provider tells of one more period that was paid, and tells it again until it is taken. */
export function pay(world: World, customer: string, periods: number): Promise<Reply> {
  const path = '/interne/paiement/';
  const body = invoice(customer, iso(paidFor(periods)), PRICE);
  return insist(world, path, (gateway) =>
    sendOnce(gateway, {
      ...{ method: 'POST', path, body },
      headers: { 'content-type': 'application/json', 'stripe-signature': paymentSignature(body, SECRET) },
    }),
  );
}

const mailbox = (tag: string, entreprise: string): string =>
  `${entreprise.replaceAll(' ', '-').toLowerCase()}-${tag}@example.com`;

/** What somebody who asked by the form was sent. */
export const lettersTo = ({ relay }: World, tag: string, entreprise: string) =>
  relay.received().filter(({ to }) => to.includes(mailbox(tag, entreprise)));

/** A person needs longer to fill the form in: the form takes who is faster for a robot. */
const TYPING_MS = 3_100;

/** Somebody fills the public form in, and sends it again until there is a thank-you. */
export async function askByForm(world: World, tag: string, entreprise: string): Promise<Reply> {
  const from = someAddress();
  const headers = { 'x-forwarded-for': from };
  const open = { method: 'GET', path: '/lead/', headers };
  const { text } = await insist(world, '/lead/', (gateway) => sendOnce(gateway, open));
  await pause(TYPING_MS);
  const formulaire = typedIn(text, 'formulaire') ?? '';
  const fields = { formulaire, entreprise: `${entreprise} ${tag}`, email: mailbox(tag, entreprise) };
  return insist(world, '/lead/', (gateway) => sendForm(gateway, fields, from));
}

/** Who asked by the form opens the link of the first message, and is then sent the diagnostic. */
export async function confirmAddress(world: World, text: string | undefined): Promise<void> {
  const link = confirmationIn(text);
  if (link === '') return;
  const path = new URL(link).pathname;
  await insist(world, path, (gateway) => sendOnce(gateway, { method: 'POST', path }));
}

/** The account is paid for as long as the provider said, and waits for the transfer that was announced; who asked by the form was asked to confirm once, and sent the diagnostic once. */
export async function outsidersAgree(
  world: World,
  account: Account,
  tag: string,
  { leads, payes, virement }: Pick<Model, 'leads' | 'payes' | 'virement'>,
): Promise<void> {
  const { mongo } = world;
  const { paiement } = await read<{ paiement: object }>(world, account, 'compte/');
  const etat = virement ? 'en attente' : 'à jour';
  expect(paiement).toMatchObject({ etat, paye_jusqu_au: lisible(paidFor(payes)) });
  const mesures = mongo.db('agence_measurement').collection('mesures');
  for (const entreprise of leads) {
    const messages = () => lettersTo(world, tag, entreprise);
    const ids = () => new Set(messages().map(({ mail }) => mail.messageId)).size;
    await confirmAddress(world, messages()[0]?.mail.text);
    // How far its measurement came is told when the mail did not come.
    const tries = await mesures.find({ 'state.fiche.entreprise': `${entreprise} ${tag}` }).toArray();
    const failed = await failedFor(world, { 'state.fiche.entreprise': `${entreprise} ${tag}` });
    const wanted = failed > 0 ? 1 : 2;
    const came = await until(
      async () => ids(),
      (count) => count >= wanted,
    );
    expect([entreprise, tries, came]).toEqual([entreprise, tries, wanted]);
  }
}
