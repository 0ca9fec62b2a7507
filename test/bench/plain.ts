import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { type Collection, MongoClient } from 'mongodb';
import { shaperOf } from '../../packages/calls/src/reply.ts';
import { clientListe } from '../../packages/calls/src/shape/reply.ts';
import { firstOfNextMonth, isoDay, readableDay, readableMonth } from '../../packages/words/src/paris.ts';
import { present } from '../../services/accounts/src/present.ts';
import { etatPaiement } from '../../services/billing/src/etat-paiement.ts';
import type { Facturation } from '../../services/billing/src/facturation.ts';
import type { Dossier } from '../../services/clients/src/dossier/dossier.ts';
import { montrer } from '../../services/clients/src/portefeuille/montrer.ts';
import { placesRestantes, placesTenues } from '../../services/clients/src/portefeuille/places.ts';
import type { Portefeuille } from '../../services/clients/src/portefeuille/portefeuille.ts';
import { leads } from '../../services/clients/src/prospection/leads.ts';
import type { Prospection } from '../../services/clients/src/prospection/prospection.ts';

/**
 * The yardstick: one Express program on the same MongoDB, as somebody would write it who needs no second service. It reads
 * what a majority keeps, asks its documents one by one, and gives the same answer byte for byte; it counts no calls.
 */
const mongo = new MongoClient(process.env['MONGODB_URL'] ?? '', { readConcern: { level: 'majority' } });
const documents = <S>(service: string, name: string): Collection<{ _id: string; state: S }> =>
  mongo.db(`agence_${service}`).collection(name);
const comptes = documents<Parameters<typeof present>[1]>('accounts', 'comptes');
const portefeuilles = documents<Portefeuille>('clients', 'portefeuilles');
const dossiers = documents<Dossier>('clients', 'dossiers');
const prospections = documents<Prospection>('clients', 'prospections');
const facturations = documents<Facturation>('billing', 'facturations');

const hashOf = (key = '') => createHash('sha256').update(key).digest('hex');

const listed = shaperOf(clientListe) as (client: ReturnType<typeof montrer>) => { readonly actif: boolean };

async function portfolio(slug: string, today: string) {
  const { state } = (await portefeuilles.findOne({ _id: slug })) ?? { state: undefined };
  if (state === undefined) throw new Error('seeded accounts have a portfolio');
  const files = await dossiers.find({ 'state.compte': slug }).toArray();
  const byId = new Map(files.map((file) => [file._id, file.state]));
  return {
    clients: state.clients.map((one) => listed(montrer(one, byId.get(one.id) ?? null, state.limites))),
    plafond: state.limites.clients,
    places_restantes: placesRestantes(state, today),
    places_tenues: placesTenues(state, today),
  };
}

async function account(held: { _id: string; state: Parameters<typeof present>[1] }, now: Date) {
  const { slug, nom, statut, servi } = present(held._id, held.state, now);
  const today = isoDay(now);
  const { clients, plafond, places_restantes, places_tenues } = await portfolio(slug, today);
  const demandes = (await prospections.findOne({ _id: slug }))?.state ?? { demandes: [] };
  const facture = (await facturations.findOne({ _id: slug }))?.state;
  if (facture === undefined) throw new Error('seeded accounts have an invoice');
  const actifs = clients.filter(({ actif }) => actif);
  const { quota, utilises, restants } = leads(
    demandes,
    3 * actifs.length,
    readableMonth(now),
    firstOfNextMonth(now),
  );
  const { plan, mode, paye_jusqu_au } = facture;
  const paye = paye_jusqu_au === null ? null : readableDay(paye_jusqu_au);
  return {
    ...{ slug, nom, plan, statut, servi, plafond, clients: actifs, places_restantes, places_tenues },
    leads: { quota, utilises, restants },
    paiement: { etat: etatPaiement(facture, today), paye_jusqu_au: paye, mode },
  };
}

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.get('/hello', (_, res) => void res.json({ bonjour: 'monde' }));
app.get('/agence/v1/:what/', async (req, res) => {
  const held = await comptes.findOne({ 'state.cles.hash': hashOf(req.get('x-api-key')) });
  if (held === null) return void res.status(403).json({});
  const now = new Date();
  if (req.params.what === 'compte') return void res.json(await account(held, now));
  res.json(await portfolio(held._id, isoDay(now)));
});

await mongo.connect();
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
process.once('disconnect', () => process.exit());
