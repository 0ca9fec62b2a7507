import { randomUUID } from 'node:crypto';
import { Contention, fr, type Rule, refuse } from '@agence/gesture';
import { newCommand, refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import type { AccountsOperatorServer } from '@agence/proto/accounts/v1/operator';
import { sameMailAddress } from '@agence/words/mail-address';
import { unix } from '@agence/words/paris';
import {
  ADRESSE_INCONNUE,
  type Cle,
  COMPTE_INCONNU,
  type CompteFact,
  type CompteState,
  DEMANDE_INCONNUE,
  SANS_AGENCE,
} from './compte.ts';
import { direCoupuresAussitot } from './coupures/dire-coupures.ts';
import { createAccount } from './create-account/create-account.rule.ts';
import { cutKeys } from './cut-keys/cut-keys.rule.ts';
import { eraseAccount } from './erase-account/erase-account.rule.ts';
import { eraseAddress } from './erase-address/erase-address.rule.ts';
import { grantKey } from './grant-key/grant-key.rule.ts';
import { draw } from './lien/draw.ts';
import type { Needs } from './needs.ts';
import { pauseAccount, resumeAccount } from './pause-account/pause-account.rule.ts';
import { present, seconds, shown } from './present.ts';
import { drawBadge, drawKey, drawSecret, hashOf } from './secret.ts';
import { setOrdersModel } from './set-orders-model/set-orders-model.rule.ts';
import { setPayment } from './set-payment/set-payment.rule.ts';
import { settleAddress } from './settle-address/settle-address.rule.ts';

/** A command that only passes on to its rule; the reply shows the account as it is then. */
const changes =
  <C, P, Q extends { readonly slug: string }>(
    needs: Needs,
    rule: Rule<CompteState, C, P, CompteFact>,
    asked: (request: Q) => C,
  ) =>
  async (request: Q) => {
    const command = { ...asked(request), ...newCommand() };
    const outcome = await needs.comptes.carryOut(request.slug || '?', rule, command);
    return 'refusal' in outcome ? refused(outcome) : shown(needs, request.slug);
  };

/** The write fails when another account took the customer meanwhile; the retry is then refused. */
const unlessTaken = <T>(write: () => Promise<T>): Promise<T> =>
  write().catch((fault: unknown) => {
    if (fault instanceof Contention) return write();
    throw fault;
  });

export const operator = (needs: Needs): Handlers<AccountsOperatorServer> => ({
  createAccount: async (request) => {
    const stripe_customer = request.stripe_customer?.trim() || null;
    const outcome = await unlessTaken(async () =>
      // The rule refuses a blank identifier, but the store needs some document id.
      needs.comptes.carryOut(request.slug || '?', createAccount, {
        ...request,
        ...newCommand(),
        couleur: request.couleur ?? null,
        contact: request.contact ?? null,
        paye_jusqu_au: request.paye_jusqu_au ?? null,
        stripe_customer,
        porteur: stripe_customer === null ? null : await needs.comptes.byCustomer(stripe_customer),
        direct: request.direct === true,
        badge: drawBadge(needs.mailDomain),
        now: needs.clock.now(),
      }),
    );
    return 'refusal' in outcome ? refused(outcome) : shown(needs, request.slug);
  },
  showAccount: ({ slug }) => shown(needs, slug),
  listAccounts: async () => {
    const now = needs.clock.now();
    return { comptes: (await needs.comptes.all()).map(({ slug, compte }) => present(slug, compte, now)) };
  },
  pauseAccount: changes(needs, pauseAccount, (request) => request),
  resumeAccount: changes(needs, resumeAccount, (request) => request),
  setOrdersModel: changes(needs, setOrdersModel, (request) => request),
  // Draws a key and stores its hash; only this reply carries the key.
  grantKey: async ({ slug, door, operator, expires }) => {
    if (door !== 'agence' && door !== 'scan')
      return refused(refuse('invalid', fr`La porte d'une clé est « agence » ou « scan ».`));
    const key = drawKey(door);
    const cle: Cle = {
      id: randomUUID(),
      hash: hashOf(key),
      door,
      end: key.slice(-4),
      granted: needs.clock.now(),
      cut: null,
      ...(expires === undefined ? {} : { expires }),
    };
    const outcome = await needs.comptes.carryOut(slug || '?', grantKey, { operator, cle, ...newCommand() });
    return 'refusal' in outcome ? refused(outcome) : { result: { $case: 'key', value: key } };
  },
  listKeys: async ({ slug }) => {
    const { state } = await needs.comptes.read(slug || '?');
    if (state === null) return refused(refuse('not_found', COMPTE_INCONNU));
    const uses = await needs.comptes.keyUses.last(state.cles.map(({ id }) => id));
    const keys = state.cles.map(({ hash: _, granted, cut, ...key }) => ({
      ...key,
      granted_ts: unix(granted),
      cut_ts: seconds(cut),
      last_use_ts: seconds(uses.get(key.id)),
    }));
    return { result: { $case: 'keys', value: { keys } } };
  },
  cutKeys: async ({ slug, operator, why, id = null }) => {
    const command = { operator, why, id, now: needs.clock.now(), ...newCommand() };
    const outcome = await needs.comptes.carryOut(slug || '?', cutKeys, command);
    if ('refusal' in outcome) return refused(outcome);
    await direCoupuresAussitot(needs, slug);
    return { result: { $case: 'cut', value: outcome.proposal } };
  },
  setPayment: async ({ slug, operator, why, ...wanted }) => {
    const stripe_customer = wanted.stripe_customer?.trim() || null;
    const outcome = await unlessTaken(async () => {
      const holder = stripe_customer === null ? null : await needs.comptes.byCustomer(stripe_customer);
      return needs.comptes.carryOut(slug || '?', setPayment, {
        ...newCommand(),
        operator,
        why,
        mode: wanted.mode_paiement ?? null,
        stripe_customer,
        porteur: holder === slug ? null : holder,
      });
    });
    if ('refusal' in outcome) return refused(outcome);
    const { mode: mode_paiement, stripe_customer: customer } = outcome.proposal;
    return { result: { $case: 'set', value: { mode_paiement, stripe_customer: customer ?? undefined } } };
  },
  listAddressRequests: async () => {
    const requests = (await needs.comptes.all()).flatMap(({ slug, compte: { nom, demandes } }) =>
      demandes
        .filter(({ etat }) => etat === 'transmise')
        .map(({ demandee, ...demande }) => ({ ...demande, slug, nom, demande_ts: unix(demandee) })),
    );
    return { requests: requests.toSorted((a, b) => a.demande_ts - b.demande_ts) };
  },
  settleAddressRequest: async (request) => {
    const slug = request.id === '' ? null : await needs.comptes.byDemande(request.id);
    if (slug === null) return refused(refuse('not_found', DEMANDE_INCONNUE));
    const outcome = await needs.comptes.carryOut(slug, settleAddress, { ...request, ...newCommand() });
    if ('refusal' in outcome) return refused(outcome);
    const { adresses, ...settled } = outcome.proposal;
    return { result: { $case: 'settled', value: { ...settled, slug, adresses: [...adresses] } } };
  },
  listKeyRequests: async () => {
    const requests = (await needs.comptes.all()).flatMap(({ slug, compte: { nom, cle_demandee } }) =>
      cle_demandee == null ? [] : [{ slug, nom, demande_ts: unix(cle_demandee) }],
    );
    return { requests: requests.toSorted((a, b) => a.demande_ts - b.demande_ts) };
  },
  createLink: async ({ operator, slug, adresse }) => {
    const { state } = await needs.comptes.read(slug);
    if (state === null) return refused(refuse('not_found', COMPTE_INCONNU));
    if (state.direct) return refused(refuse('conflict', SANS_AGENCE));
    const wanted = state.adresses.find((known) => adresse === undefined || sameMailAddress(known, adresse));
    if (wanted === undefined) return refused(refuse('not_found', ADRESSE_INCONNUE));
    const { secret, hash } = drawSecret();
    await draw(needs, { adresse: wanted, appelant: 'operate' }, { operator, hash });
    return { result: { $case: 'jeton', value: secret } };
  },
  // Every account is checked before any is changed: a refusal leaves all of them as they are.
  eraseAddress: async (request) => {
    const slugs = await needs.comptes.holding(request.adresse);
    for (const confirmer of [false, true])
      for (const slug of slugs) {
        const command = { ...request, ...newCommand(), confirmer };
        const outcome = await needs.comptes.carryOut(slug, eraseAddress, command);
        if ('refusal' in outcome) return refused(outcome);
      }
    await Promise.all([needs.liens.forget(request.adresse), needs.connexions.forget(request.adresse)]);
    return { result: { $case: 'erased', value: { comptes: slugs } } };
  },
  eraseAccount: changes(needs, eraseAccount, ({ operator, why }) => ({
    operator,
    why,
    efface: needs.clock.now(),
  })),
});
