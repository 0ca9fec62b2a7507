import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Client, Portefeuille } from '../client.ts';
import type { Compris, Lettre } from '../ordre.ts';
import { strict } from '../strict.ts';
import { type Demande, demandeDe } from './demande.ts';
import { prouver } from './prouver.ts';

/** A message as somebody wrote it, and what a careful reader holds for certain. */
export type Cas = {
  readonly id: string;
  readonly compte: 'agence' | 'direct';
  readonly sujet: string;
  readonly texte?: string;
  readonly html?: string;
  readonly table?: string;
  /** An order, a name that fits no client or several, or nothing. */
  readonly attendu: { readonly corps?: object; readonly introuvable?: readonly string[] };
  /** What a large model replied to exactly what it would be sent; none where the message has a strict form. */
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
  // A refusal orders nothing.
  if (geste === 'non') return { rien: true };
  return { geste, ...(about === undefined ? {} : { client: about.id }), corps };
};

const wanted = ({ attendu }: Cas): object => {
  if ('rien' in attendu) return attendu;
  if (attendu.introuvable === undefined) return { ...attendu, corps: attendu.corps ?? {} };
  return { ...attendu, introuvable: attendu.introuvable.toSorted() };
};

export const cases = (file: string): readonly Cas[] =>
  readFileSync(resolve(import.meta.dirname, '../../cases', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Cas);

const lettreDe = ({ sujet, texte = '', table }: Cas): Lettre => ({
  ...{ sujet, texte, tables: table === undefined ? [] : [table] },
});

/** `forme`: whether it would be carried out without a model. */
export function read(cas: Cas, reply = cas.reply, lettre = lettreDe(cas)) {
  const direct = cas.compte === 'direct';
  const of: Portefeuille = { clients: direct ? [MARTIN] : CLIENTS, seul: direct ? MARTIN : undefined };
  const clients = of.clients.map(({ entreprise: nom }) => ({ nom, etat: 'faite' }));
  const demande = demandeDe(lettre, { direct, clients, proposition: '' }) as Demande;
  const form = strict(lettre, of);
  const compris = form ?? prouver(reply ?? '', demande, lettre.tables, of);
  const right = isDeepStrictEqual(said(compris), wanted(cas));
  return { forme: form !== null, compris, demande, right, ordre: 'ordre' in compris };
}
