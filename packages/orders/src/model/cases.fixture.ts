import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Client, Portefeuille } from '../client.ts';
import type { Compris, Lettre } from '../ordre.ts';
import { strict } from '../strict.ts';
import { type Demande, demandeDe } from './demande.ts';
import { prouver } from './prouver.ts';

/** A message, what it orders, and the reply of a large model to exactly what it would be sent; none where it has a strict form. */
type Cas = {
  readonly id: string;
  readonly compte: 'agence' | 'direct';
  readonly sujet: string;
  readonly texte: string;
  readonly table?: string;
  readonly attendu: object;
  readonly reply?: string;
  /** What a model would reply that does as the message tells it. */
  readonly obeys?: string;
};

const client = (id: string, entreprise: string, site: string, ville?: string): Client => ({
  ...{ id, entreprise, site, ville, actif: true },
});
const MARTIN = client('martin', 'Plomberie Martin', 'https://plomberie-martin.fr', 'Angers');
const CLIENTS = [
  MARTIN,
  client('fournil', 'Le Fournil', 'https://le-fournil.example'),
  client('epi', 'L’Épi d’Or', 'https://epi.example'),
  client('pain', 'Pain & Lumière', 'https://pain.example'),
  client('julie', 'Beauté par Julie', 'https://julie.example'),
  client('durand-angers', 'SARL Durand', 'https://durand.example', 'Angers'),
  client('durand-cholet', 'Durand', 'https://durand-cholet.fr', 'Cholet'),
];

const said = (read: Compris): object => {
  if ('incompris' in read) return { rien: true };
  if ('introuvable' in read)
    return { geste: read.geste, introuvable: read.introuvable.candidats.map(({ id }) => id).sort() };
  const { geste, client: about, corps } = read.ordre;
  return { geste, ...(about === undefined ? {} : { client: about.id }), corps };
};

export const cases = (file: string): readonly Cas[] =>
  readFileSync(resolve(import.meta.dirname, '../../cases', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Cas);

/** `forme`: whether it would be carried out without a model; `lu`: null when no reply is there for it. */
export function read(cas: Cas, reply = cas.reply) {
  const lettre: Lettre = { ...cas, tables: cas.table === undefined ? [] : [cas.table] };
  const direct = cas.compte === 'direct';
  const of: Portefeuille = { clients: direct ? [MARTIN] : CLIENTS, seul: direct ? MARTIN : undefined };
  const clients = of.clients.map(({ entreprise: nom }) => ({ nom, etat: 'faite' }));
  const demande = demandeDe(lettre, { direct, clients, proposition: '' }) as Demande;
  const form = strict(lettre, of);
  const compris = form ?? prouver(reply ?? '', demande, lettre.tables, of);
  const right = isDeepStrictEqual(said(compris), cas.attendu);
  return { forme: form !== null, compris, demande, right, ordre: 'ordre' in compris };
}
