import type { EraseLeadRequest, Lead } from '@agence/proto/form/v1/form';
import { sameMailAddress } from '@agence/words/mail-address';
import { isoDay } from '@agence/words/paris';
import { allRows, value } from '../answer.ts';
import type { System } from '../system.ts';
import { type Verbs, WHY } from '../verb.ts';

const lineOf = ({ id, entreprise, email, recu_ts }: Lead): string =>
  `${id} (${entreprise}, ${email}, received on ${isoDay(new Date(recu_ts * 1000))})`;

/** A request by its id, however old; undefined when there is none. */
export const findLead = async ({ form }: System, lead: string): Promise<Lead | undefined> =>
  (await form.listLeads({ lead })).leads.find(({ id }) => id === lead);

export const leadsOf = ({ form }: System, wanted: { etat?: string; email?: string }) =>
  allRows(
    (after) => form.listLeads({ ...wanted, after }),
    ({ leads }) => leads,
  );

/** Means an address, or the id of one request. */
const meant = (target: string): NonNullable<EraseLeadRequest['who']> =>
  target.includes('@') ? { $case: 'email', value: target } : { $case: 'lead', value: target };

/** The requests of a person that are not erased. */
const leadsFrom = async (system: System, target: string): Promise<readonly Lead[]> => {
  if (target.includes('@')) return leadsOf(system, { email: target });
  const lead = await findLead(system, target);
  return lead === undefined ? [] : [lead];
};

/** The accounts on which an address is authorised, by name. */
const holding = async ({ accounts }: System, address: string): Promise<readonly string[]> =>
  (await accounts.listAccounts({})).comptes
    .filter(({ adresses }) => adresses.some((kept) => sameMailAddress(kept, address)))
    .map(({ nom, slug }) => `${nom} (${slug})`);

const LONG = { deadline_ms: 30_000 };

/** Erases an address from every account; returns the accounts that held it. */
const eraseAddress = async (system: System, adresse: string, why: string): Promise<readonly string[]> => {
  const request = { operator: system.operator, adresse, why };
  const { comptes } = await value(system.accounts.eraseAddress(request, LONG));
  await system.mail.eraseAddress(request, LONG);
  await Promise.all([...system.every.values()].map((service) => service.eraseActor({ adresse }, LONG)));
  return comptes;
};

/** Requests of the public form, and the people who sent them. */
export const PEOPLE: Verbs = {
  'leads list': {
    describe: 'list the requests of the public form, newest first, 500 at most',
    about: {
      '--etat <etat>':
        'accepté; à vérifier: held for a person; or en attente: accepted, to be measured another day',
      '--email <address>': 'of this address only',
    },
    run: async ({ form }, { maybe }) =>
      (await form.listLeads({ etat: maybe('etat'), email: maybe('email') })).leads,
  },
  'leads release <id>': {
    describe:
      'accept a request that is held, or let one that waits pass before: it is measured, and its diagnostic mailed to who asked',
    about: WHY,
    warns: async ({ arg: id }, system) => {
      const lead = await findLead(system, id);
      return `measure and write to ${lead === undefined ? id : lineOf(lead)}`;
    },
    run: ({ form }, { order }) => value(form.releaseLead(order('lead'))),
  },
  'people erase <who>': {
    describe:
      'erase somebody: requests of the form and all that was made of them, an authorised address and its messages; never to be undone',
    about: {
      '<who>': 'an e-mail address: all that is kept of it; or the id of one request',
      '--why <reason>': 'kept in the journal: name nobody',
    },
    warns: async ({ arg: target }, system) => {
      const leads = (await leadsFrom(system, target)).map(lineOf);
      const accounts = await holding(system, target);
      const what = leads.length === 0 ? `whatever ${target} said` : leads.join(', ');
      const also = accounts.length === 0 ? '' : `; and the address in the accounts ${accounts.join(', ')}`;
      return `erase for ever, with measurements, diagnostics and messages: ${what}${also}`;
    },
    run: async (system, { arg: target, text }) => {
      const before = await leadsFrom(system, target);
      const why = text('why');
      // The accounts come first: if one refuses, nothing is erased anywhere.
      const comptes = target.includes('@') ? await eraseAddress(system, target, why) : [];
      const request = { operator: system.operator, why, who: meant(target) };
      const reply = await system.form.eraseLead(request, LONG);
      const noLead = comptes.length > 0 && reply.result?.$case !== 'erased';
      const { leads } = noLead ? { leads: [] } : await value(reply);
      const dates = new Map(before.map(({ id, recu_ts }) => [id, recu_ts]));
      // The person's words are erased: only ids and dates are shown.
      return { erased: leads.map((id) => ({ id, recu_ts: dates.get(id) ?? null })), comptes };
    },
  },
};
