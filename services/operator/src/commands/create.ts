import { randomUUID } from 'node:crypto';
import { actingAs } from '@agence/platform/process/actor';
import type { Lead } from '@agence/proto/form/v1/form';
import { nameOf, untilSeen } from '../account-lookups.ts';
import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import type { Given, Verb } from '../verb.ts';
import { findLead } from './people.ts';

/** Waits until billing and clients know a new account. */
const untilKnown = ({ billing, clients }: System, compte: string): Promise<true> =>
  untilSeen(compte, async () => {
    const known = await Promise.all([billing.knowsAccount({ compte }), clients.knowsAccount({ compte })]);
    return known.every((answer) => answer.known) || null;
  });

/** A required option, unless the request of the form gives it. */
const given = ({ maybe }: Given, option: string, requested: string | undefined): string => {
  const found = maybe(option) ?? requested;
  if (found === undefined) throw new Refused(`--${option} is missing`);
  return found;
};

const isDirect = ({ maybe }: Given): boolean => {
  const kind = maybe('kind') ?? 'agence';
  if (kind !== 'agence' && kind !== 'direct') throw new Refused('--kind is agence or direct');
  if (kind === 'agence' && maybe('lead') !== undefined)
    throw new Refused('--lead is for --kind direct: an agency places its own clients');
  return kind === 'direct';
};

/** The form request of a person who is now a customer. */
const leadOf = async (system: System, id: string): Promise<Lead> => {
  const lead = await findLead(system, id);
  if (lead === undefined) throw new Refused(`no request of the form is called ${id}`);
  return lead;
};

/** Places the business described in a request as the client of its account; returns the client's id. */
async function place(
  { placing, operator }: System,
  compte: string,
  { entreprise, site_web = '', ville, metier, concurrents }: Lead,
): Promise<string> {
  const asked = { entreprise, site_web, ville, metier, concurrents, contexte: undefined };
  const actor = { compte, porte: 'opérateur', qui: operator };
  const ordre = { compte, command_id: `operator:${randomUUID()}`, confirmer: true };
  const placed = actingAs(actor, () => placing.poser({ ordre, clients: [asked] }));
  const { poses, refuses } = await value(placed);
  const [client] = poses;
  if (client?.id !== undefined) return client.id;
  throw new Refused(`the client was not placed: ${refuses.map(({ pourquoi }) => pourquoi).join(' ')}`);
}

export const CREATE: Verb = {
  describe: 'create the account of an agency, or of a customer without one',
  about: {
    '--slug <slug>': 'account identifier',
    '--kind <kind>': 'agence, or direct: one client, orders by e-mail, neither key nor console',
    '--lead <id>': 'with --kind direct: takes over what was said in the form, and places the client',
    '--nom <nom>': 'account name',
    '--plan <plan>': 'agence5, agence15 or agence30',
    '--adresse <address...>': 'authorised address (repeatable)',
    '--paiement <mode>': 'carte or virement',
    '--paye-jusqu-au <day>': 'YYYY-MM-DD',
    '--stripe-customer <id>': 'customer at the card provider',
    '--couleur <colour>': 'brand colour, #rrggbb',
    '--contact <contact>': 'contact printed on documents',
  },
  warns: ({ text, maybe }) => `create the account ${text('slug')} (${maybe('nom') ?? text('lead')})`,
  run: async (system, typed) => {
    const { text, maybe } = typed;
    const direct = isDirect(typed);
    const asked = maybe('lead');
    const lead = asked === undefined ? undefined : await leadOf(system, asked);
    if (lead !== undefined && (lead.site_web ?? '') === '')
      throw new Refused(
        `the request ${asked} names no site: create the account without --lead, and have the customer order « Ajouter un client : … »`,
      );
    const slug = text('slug');
    const plan = given(typed, 'plan', direct ? 'direct' : undefined);
    await value(system.billing.describePlan({ plan }));
    const adresses = (typed.options['adresse'] as string[] | undefined) ?? [];
    const created = system.accounts.createAccount({
      operator: system.operator,
      slug,
      nom: given(typed, 'nom', lead?.entreprise),
      plan,
      adresses: adresses.length === 0 ? [given(typed, 'adresse', lead?.email)] : adresses,
      mode_paiement: text('paiement'),
      paye_jusqu_au: maybe('payeJusquAu'),
      stripe_customer: maybe('stripeCustomer'),
      couleur: maybe('couleur'),
      contact: maybe('contact'),
      direct,
    });
    const { badge } = await value(created);
    await untilKnown(system, slug);
    if (!direct) return { slug };
    // An account has clients only once it is paid: `accounts place` does it later.
    const paid = maybe('payeJusquAu') !== undefined;
    return { slug, badge, client: lead !== undefined && paid ? await place(system, slug, lead) : null };
  },
};

export const PLACE: Verb = {
  describe: 'place what a customer without an agency said in the form, once the account is paid',
  about: { '--lead <id>': 'the request of the form' },
  warns: async ({ arg: slug, text }, system) =>
    `place the request ${text('lead')} for the account ${await nameOf(system, slug)}`,
  run: async (system, { arg: slug, text }) => ({
    slug,
    client: await place(system, slug, await leadOf(system, text('lead'))),
  }),
};
