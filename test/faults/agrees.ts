import { expect } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { type Agency, sendTo } from './agency.ts';
import { insist, read } from './insist.ts';
import { failedFor, measuredAgree } from './measured.ts';
import { diagnosticsRestants, type Model, placesRestantes } from './model.ts';
import { outsidersAgree } from './outsiders.ts';
import type { World } from './world.ts';

type Portefeuille = {
  readonly _id: string;
  readonly state: {
    readonly clients: readonly { readonly id: string; readonly fiche: { readonly metier: string } }[];
  };
};

type Prospection = {
  readonly leads: { readonly restants: number };
  readonly diagnostics: readonly { readonly etat: string }[];
};

type Portfolio = {
  readonly clients: readonly { readonly id: string; readonly actif: boolean }[];
  readonly places_restantes: number;
};

/** Every one ordered is ready; one that failed gives its right back, and another may have been ordered for it. */
async function diagnosticsAgree(world: World, { account, model }: Agency): Promise<void> {
  const { leads, diagnostics } = await read<Prospection>(world, account, 'diagnostics/');
  const failed = diagnostics.filter(({ etat }) => etat === 'en échec').length;
  const whose = { 'state.compte': account.slug, 'state.diagnostic': 'prospect' };
  expect(failed).toBe(await failedFor(world, whose));
  expect(diagnostics.filter(({ etat }) => etat === 'prêt')).toHaveLength(diagnostics.length - failed);
  const others = diagnostics.length - model.diagnostics;
  expect([others, others >= 0 && others <= failed]).toEqual([others, true]);
  const used = { ...model, diagnostics: diagnostics.length - failed };
  expect(leads.restants).toBe(diagnosticsRestants(used));
}

/** The portfolio has each client's trade, which no answer shows. */
async function tradesAgree({ mongo }: World, { account, model, ids }: Agency): Promise<void> {
  const portefeuilles = mongo.db('agence_clients').collection<Portefeuille>('portefeuilles');
  const { state } = (await portefeuilles.findOne({ _id: account.slug })) ?? {};
  const kept = new Map(state?.clients.map(({ id, fiche }) => [id, fiche.metier]));
  const trades = (metier: (one: Model['clients'][number]) => string | undefined) =>
    model.clients.map((one) => [one.site, metier(one)]);
  expect(trades(({ site }) => kept.get(ids.get(site) ?? ''))).toEqual(
    trades(({ corrige }) => corrige ?? someEntry().metier),
  );
}

/** What the agency reads is what the rules say, and every call made again under its key is answered the same. */
export async function agrees(world: World, agency: Agency): Promise<void> {
  const { account, model, ids } = agency;
  const { clients, places_restantes } = await read<Portfolio>(world, account, 'clients/');
  const bySite = new Map(clients.map(({ id, actif }) => [id, actif]));
  expect(model.clients.map(({ site }) => [site, bySite.get(ids.get(site) ?? '')])).toEqual(
    model.clients.map(({ site, actif }) => [site, actif]),
  );
  expect([clients.length, places_restantes]).toEqual([model.clients.length, placesRestantes(model)]);
  await diagnosticsAgree(world, agency);
  const { body } = await insist(world, 'marque/', (gateway) =>
    account.agence.through(gateway).hasty.post('marque/', { nom: 'x' }),
  );
  expect(body).toMatchObject({ actuelle: { nom: model.marque } });
  const made = { compte: account.slug, attempt: { $gt: 0 } };
  const cells = world.mongo.db('agence_measurement').collection('cells');
  expect(await cells.countDocuments(made)).toBeLessThanOrEqual(agency.announced);
  await tradesAgree(world, agency);
  for (const client of model.clients)
    if (client.actif) await measuredAgree(world, account, client, ids.get(client.site) ?? '');
  await outsidersAgree(world, account, agency.tag, model);
  for (const { text, ...sent } of agency.answers) {
    const again = await insist(world, sent.path, (gateway) => sendTo(gateway, agency, sent));
    expect(again.text).toBe(text);
  }
}
