import { randomUUID } from 'node:crypto';
import { type Account, newAccount } from '@agence/testing/accounts';
import type { Reply } from '@agence/testing/http';
import { expect } from '@jest/globals';
import { type Questions, someEntry } from '../outside/client.ts';
import { card } from './card.ts';
import { insist, read } from './insist.ts';
import { clientOf, decide, type Gesture, type Model, newModel } from './model.ts';
import { askByForm, pay } from './outsiders.ts';
import type { World } from './world.ts';

/** An agency that does one thing after the other, and what the rules say of it so far. */
export type Agency = {
  readonly account: Account;
  /** Nobody else's sites begin with it. */
  readonly tag: string;
  /** At the card provider. */
  readonly customer: string;
  model: Model;
  readonly ids: Map<string, string>;
  readonly answers: (Sent & { readonly text: string })[];
  /** Paid calls that proposals foresaw. */
  announced: number;
};

type Sent = { readonly path: string; readonly key: string; readonly body: string };

const PLACES = 5;

export async function newAgency(world: World): Promise<Agency> {
  const tag = randomUUID().slice(0, 8);
  const customer = `cus_${tag}`;
  const account = await newAccount(world.system, card(customer));
  return {
    account,
    tag,
    customer,
    model: newModel(PLACES, account.nom),
    ids: new Map(),
    answers: [],
    announced: 0,
  };
}

/** As the same command, however often it is sent. */
async function command(world: World, agency: Agency, path: string, asked: object): Promise<Reply> {
  const sent = { path, key: randomUUID(), body: JSON.stringify(asked) };
  const reply = await insist(world, path, (gateway) => sendTo(gateway, agency, sent));
  agency.answers.push({ ...sent, text: reply.text });
  return reply;
}

export const sendTo = (gateway: string, { account }: Agency, { path, key, body }: Sent): Promise<Reply> => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return account.agence.through(gateway).send({ method: 'POST', path, headers, body });
};

const entryOf = ({ tag }: Agency, site: string) =>
  someEntry({
    entreprise: `Fournil ${tag} ${site}`,
    site_web: `https://www.${tag}-${site}.fr`,
    ville: `Ville ${tag}`,
  });

const STEADY = ['à valider', 'faite', 'en échec'];

const steady = (world: World, { account }: Agency, id: string) =>
  read<Questions>(world, account, `clients/${id}/questions/`, ({ mesure }) => STEADY.includes(mesure));

async function carryOut(world: World, agency: Agency, gesture: Gesture): Promise<Reply> {
  const confirmer = true;
  const post = (path: string, body: object) => command(world, agency, path, body);
  const client = clientOf(agency.model, gesture);
  const id = agency.ids.get(client?.site ?? '') ?? '';
  switch (gesture.kind) {
    case 'placer':
      return post('clients/', { clients: gesture.sites.map((site) => entryOf(agency, site)), confirmer });
    case 'retirer':
      return post(`clients/${id}/retirer/`, { confirmer });
    case 'lancer': {
      const { questions } = await steady(world, agency, id);
      return post(`clients/${id}/questions/`, {
        retirer: questions.slice(1).map(({ n }) => n),
        lancer: true,
      });
    }
    case 'corriger':
      if (client?.actif) await steady(world, agency, id);
      return post(`clients/${id}/corriger/`, { metier: gesture.metier, confirmer });
    case 'marque':
      return post('marque/', { nom: gesture.nom, confirmer });
    case 'diagnostic':
      return post('diagnostics/', { ...entryOf(agency, gesture.site), confirmer });
    case 'virement':
      return post('virement/', {});
    case 'paiement':
      return pay(world, agency.customer, agency.model.payes + 1);
    case 'lead':
      return askByForm(world, agency.tag, gesture.entreprise);
  }
}

type Done = {
  readonly poses?: readonly { readonly id: string; readonly site_web: string }[];
  readonly appels_prevus?: number;
};

/** Does it, and holds the answer against the rules. */
export async function perform(world: World, agency: Agency, gesture: Gesture): Promise<void> {
  const verdict = decide(agency.model, gesture);
  if (verdict === null) return;
  const reply = await carryOut(world, agency, gesture);
  expect([gesture, reply.status, reply.text]).toEqual([gesture, verdict.status, reply.text]);
  const { poses = [], appels_prevus = 0 } =
    reply.status === 200 && gesture.kind !== 'lead' ? (reply.body as Done) : {};
  agency.announced += appels_prevus;
  for (const { id, site_web } of poses) agency.ids.set(/www\.[^-]+-(.+)\.fr/.exec(site_web)?.[1] ?? '', id);
  agency.model = verdict.after;
}
