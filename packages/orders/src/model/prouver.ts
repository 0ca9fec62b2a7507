import { z } from 'zod';
import type { Client, Illisible, Introuvable, Portefeuille } from '../client.ts';
import { lignesDesTables } from '../lignes.ts';
import { reconnaitre } from '../nom.ts';
import { type Compris, LISENT, type Ordre, type Pourquoi } from '../ordre.ts';
import { type Nomme, tientLieu } from '../valeur.ts';
import { copied, nombre } from './copie.ts';
import { type Demande, type NomOffre, OFFRES, WHYS } from './demande.ts';

const REPLY = z.object({
  outcome: z.enum(['gesture', 'ask', 'none']),
  gesture: z.string().nullable(),
  args: z.array(z.object({ field: z.string(), text: z.string().max(2_000) })).max(400),
  why: z.enum(Object.keys(WHYS) as (keyof typeof WHYS)[]).nullable(),
});
type Arg = { readonly field: string; readonly text: string };

/** Conditions and hesitations. A message with one of them changes nothing, whatever the model replies. */
const RESERVE =
  /(?<!\p{L})(?:sous réserve|à confirmer|à condition|seulement si|sauf si|attendez|pas encore|pas tout de suite|dès que|je ne sais pas|brouillon)(?!\p{L})/iu;
const THANKS = /(?<!\p{L})(?:merci|parfait|super|bravo|bien re[çc]u|ravis?e?s?)(?!\p{L})/iu;

class Doubt extends Error {
  readonly incompris: { readonly incompris: Pourquoi; readonly tableau?: Illisible };
  constructor(incompris: Pourquoi, wrong?: { readonly tableau: Illisible }) {
    super(incompris);
    this.incompris = { incompris, ...wrong };
  }
}

const proved = ({ field, text }: Arg, lignes: readonly string[]): string => {
  const value = copied(text, lignes);
  if (value === null) throw new Doubt('inconnu');
  if (['numero', 'retirer_numero', 'lancer', 'client'].includes(field)) return value;
  if (!tientLieu(field as Nomme, value)) throw new Doubt('inconnu');
  return field === 'formule'
    ? value
        .replaceAll(/\s/gu, '')
        .toLowerCase()
        .replace(/^(\d+)(?:clients)?$/u, 'agence$1')
    : value;
};

const number = (text: string): number => {
  const read = nombre(text);
  if (read === null) throw new Doubt('inconnu');
  return read;
};

/** Groups the values by client: each `entreprise` starts a new one. Throws a Doubt when a field repeats or is missing. */
const rows = (args: readonly Arg[]): readonly Record<string, string>[] => {
  const all: Record<string, string>[] = [];
  for (const { field, text } of args) {
    const last = all.at(-1);
    if (field === 'entreprise' || last === undefined) all.push({ [field]: text });
    else if (field === 'concurrents' && last[field] !== undefined) last[field] += `, ${text}`;
    else if (last[field] === undefined) last[field] = text;
    else throw new Doubt('inconnu');
  }
  if (all.some((row) => row['entreprise'] === undefined || row['site_web'] === undefined))
    throw new Doubt('manque');
  return all;
};

const ajustement = (args: readonly Arg[]): object => {
  const textsOf = (wanted: string) => args.filter(({ field }) => field === wanted).map(({ text }) => text);
  const [numeros, questions] = [textsOf('numero'), textsOf('question')];
  const retirer = textsOf('retirer_numero').map(number);
  if (numeros.length !== questions.length) throw new Doubt('manque');
  const remplacer = Object.fromEntries(numeros.map((text, i) => [number(text), questions[i]]));
  if (Object.keys(remplacer).length < numeros.length) throw new Doubt('inconnu');
  const body = {
    ...(retirer.length > 0 && { retirer }),
    ...(numeros.length > 0 && { remplacer }),
    ...(textsOf('lancer').length > 0 && { lancer: true }),
  };
  if (Object.keys(body).length === 0) throw new Doubt('manque');
  return body;
};

const once = (args: readonly Arg[]): Readonly<Record<string, string>> => {
  const body = Object.fromEntries(args.map(({ field, text }) => [field, text]));
  if (Object.keys(body).length < args.length) throw new Doubt('plusieurs');
  return body;
};

/** Builds the API body from proved values. Throws a Doubt when a value is missing or given twice. */
const corpsDe = (
  nom: NomOffre,
  args: readonly Arg[],
  tables: readonly string[],
): Pick<Ordre, 'corps' | 'tues'> => {
  if (nom === 'ajouter') {
    if (args.length > 0) return { corps: { clients: rows(args) } };
    const read = lignesDesTables(tables);
    if ('tableau' in read) throw new Doubt('manque', read);
    if (tables.length === 0) throw new Doubt('manque');
    return { corps: { clients: read.lignes }, ...(read.tues.length > 0 && { tues: read.tues }) };
  }
  if (nom === 'ajuster') return { corps: ajustement(args) };
  const body = once(args);
  const { takes } = OFFRES[nom];
  const needed = takes.filter((field) => field !== 'client' && !field.endsWith('?'));
  const optional = takes.some((field) => field.endsWith('?'));
  if (needed.some((field) => !(field in body)) || (optional && Object.keys(body).length === 0))
    throw new Doubt('manque');
  if (nom === 'page') return { corps: { numero: number(body['numero'] ?? '') } };
  if (nom === 'adresse_ajouter') return { corps: { ajouter: body['adresse'] } };
  if (nom === 'adresse_retirer') return { corps: { retirer: body['adresse'] } };
  return { corps: body };
};

const clientDe = (
  named: readonly string[],
  takes: readonly string[],
  { clients, seul }: Portefeuille,
): { readonly client?: Client } | { readonly introuvable: Introuvable } => {
  if (!takes.includes('client')) return {};
  const [name, ...others] = new Set(named);
  if (others.length > 0) throw new Doubt('plusieurs');
  if (name !== undefined) return reconnaitre(name, clients);
  if (seul === undefined) throw new Doubt('manque');
  return { client: seul };
};

const parsed = (reply: string) => {
  try {
    // Some models wrap their JSON in a Markdown code fence.
    return REPLY.parse(JSON.parse(reply.replace(/^\s*```(?:json)?|```\s*$/gu, '')));
  } catch {
    throw new Doubt('sans_reponse');
  }
};

/** Accepts a model's reply only if rules prove it: the message contains every value and the account has the client. */
export function prouver(
  reply: string,
  demande: Demande,
  tables: readonly string[],
  portefeuille: Portefeuille,
): Compris {
  try {
    const { outcome, gesture, args, why } = parsed(reply);
    const { texte, sujet, direct } = demande;
    if (outcome === 'none')
      return { incompris: THANKS.test(texte) && !texte.includes('?') ? 'merci' : 'inconnu' };
    if (outcome === 'ask') return { incompris: WHYS[why ?? 'unclear'] };
    const nom = gesture as NomOffre;
    if (!Object.hasOwn(OFFRES, nom)) throw new Doubt('inconnu');
    const { geste, takes, direct: both } = OFFRES[nom];
    const known = takes.map((field) => field.replace('?', ''));
    if ((direct && !both) || args.some(({ field }) => !known.includes(field))) throw new Doubt('inconnu');
    if (!LISENT.has(geste) && RESERVE.test(texte)) throw new Doubt('condition');
    const lignes = texte.split('\n');
    const values = args.map((arg) => ({
      field: arg.field,
      text: proved(arg, arg.field === 'client' ? [...lignes, sujet] : lignes),
    }));
    const { named = [], others = [] } = Object.groupBy(values, ({ field }) =>
      field === 'client' ? 'named' : 'others',
    );
    const order = corpsDe(nom, others, tables);
    const names = named.map(({ text }) => text);
    const found = clientDe(names, takes, portefeuille);
    return 'introuvable' in found ? { geste, ...found } : { ordre: { geste, ...order, ...found } };
  } catch (doubt) {
    if (doubt instanceof Doubt) return doubt.incompris;
    throw doubt;
  }
}
