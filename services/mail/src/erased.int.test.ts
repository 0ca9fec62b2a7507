import type { Received } from '@agence/platform/bus/consumer';
import type { Platform } from '@agence/platform/service';
import type { EventName } from '@agence/proto/catalogue';
import { keptMails } from '@agence/testing/fakes/mail';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Wired, wire, world } from './mail.fixture.ts';
import { mail as handlers } from './mail.rpcs.ts';
import { erased } from './reactions.ts';
import { ANNE, BADGE, door } from './smtp/door.fixture.ts';

const of = world();
let mail: Wired;
let passed: Promise<void> | undefined;
beforeEach(async () => {
  Object.assign(of, world());
  mail = await wire({ of });
  passed = undefined;
});
afterEach(() => mail.close());

/** Accounts erases the account, and its erasure passes here. */
const erase = (): Promise<void> => {
  Object.assign(of, { adresses: [], badge: undefined, compte: 'Compte effacé', efface_ts: 1 });
  passed ??= erased(mail.needs, mail as unknown as Platform).react(
    { compte: 'horizon' } as never,
    { id: 'oubli:e0' } as Received,
  );
  return passed;
};

/** Has the erasure pass right after the account was looked up. */
const eraseOnceRead = (): void => {
  const { accounts } = mail.needs;
  const { lireCompte } = accounts;
  const interrupted: typeof lireCompte = async (asked) => {
    const reply = await lireCompte(asked);
    await erase();
    return reply;
  };
  Object.assign(accounts, { lireCompte: interrupted });
};

/** The collections that keep something, and the subjects of the mails that left. */
const kept = async () => {
  const names = ['messages', 'courriers', 'propositions'] as const;
  const rows = await Promise.all(names.map((name) => mail.db.collection(name).find().toArray()));
  const left = (await keptMails(mail.data)).map(({ mail: { subject } }) => subject);
  return [...names.filter((_, i) => (rows[i]?.length ?? 0) > 0), ...left];
};

const LETTERS: readonly EventName[] = ['mesure_terminee', 'adresse_demandee', 'cle_remise'];

describe('an account that is erased', () => {
  it.each(LETTERS)('while a letter about %s is written is not written to', async (name) => {
    eraseOnceRead();
    await mail.hear(name, 'e1');
    await mail.send();
    expect(passed).toBeDefined();
    expect(await kept()).toEqual([]);
  });

  it('while a letter is written by a process that dies is not written to once the event is told again', async () => {
    await mail.hear('virement_refuse', 'e1');
    Object.assign(of, { adresses: [], efface_ts: 1 });
    await mail.hear('virement_refuse', 'e1');
    await mail.send();
    expect(await kept()).toEqual([]);
  });

  it.each(['before', 'while'])('%s an audit is announced is not written to', async (when) => {
    if (when === 'before') await erase();
    else eraseOnceRead();
    const about = { entreprise: 'Maison Lagrange', site: 'lagrange.test', cree: '21/11/2026' };
    const value = { compte: 'horizon', ...about, lien: 'https://mesure.test/d/y', non_lu: false };
    const reply = await handlers(mail.needs).sendNow({ id: 'audit:d_9', message: { $case: 'audit', value } });
    await mail.send();
    expect(reply).toEqual({ result: { $case: 'remis', value: { email_envoye: false } } });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['proved', { loopback: true }],
    ['unproved', {}],
  ])('while its %s mail is received keeps none of it', async (_, confiance) => {
    const { courriers, greeted, close } = await door(confiance, world({ efface_ts: 1 }));
    const text = `From: ${ANNE}\r\nSubject: essai\r\n\r\nAide`;
    expect(await (await greeted()).send(ANNE, BADGE, text)).toMatch(/^250 /);
    const { rows } = await courriers.list({});
    await close();
    expect(rows).toEqual([]);
  });
});
