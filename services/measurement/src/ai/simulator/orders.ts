import type { Demande } from '@agence/orders/model';
import { drawsOf } from './draws.ts';
import { type Faults, faultsOf } from './faults.ts';

const WAYS = ['json', 'silent', 'client', 'value', 'gesture', 'asks'] as const;
export type OrderFaults = Faults<(typeof WAYS)[number]>;

export const orderFaultsOf = (text = ''): OrderFaults => faultsOf('SIMULATOR_ORDERS_FAULTS', WAYS, text);

type Arg = { readonly field: string; readonly text: string };
type Part = { readonly field: string; readonly pattern: RegExp };

const part = (field: string, pattern: RegExp): Part => ({ field, pattern });
const NUMBER = part('numero', /\b(\d{1,3})\b/u);
const NAME = part('entreprise', /(?<=\S )(\p{Lu}[\p{L}’' -]+)(?=,)/u);
const SITE = part('site_web', /((?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,})/iu);

/** The words by which the simulated model recognises a gesture and its values: far fewer than a real model. */
const KNOWN: readonly (readonly [gesture: string, words: RegExp, parts: readonly Part[]])[] = [
  ['virement', /virement/iu, []],
  ['resilier', /résili|supprimer (?:mon|notre) compte|arrêter (?:mon|notre) abonnement/iu, []],
  ['revoquer', /coupe.*clés/iu, []],
  ['audit', /audit/iu, []],
  ['adresse_ajouter', /(?:ajoute|autorise).*@/iu, [part('adresse', /(\S+@\S+\.\p{L}+)/u)]],
  ['adresse_retirer', /(?:retire|enlève).*@/iu, [part('adresse', /(\S+@\S+\.\p{L}+)/u)]],
  ['marque', /couleur/iu, [part('couleur', /(#[\da-f]{3,8}|bleu \p{L}+)/iu)]],
  ['formule', /formule/iu, [part('formule', /\b(agence ?\d+|direct)\b/iu)]],
  ['page', /page/iu, [NUMBER]],
  ['ajuster', /lance|démarre|feu vert/iu, [part('lancer', /(lance\p{L}*|démarre\p{L}*|feu vert)/iu)]],
  ['ajuster', /remplace.*[«"]/iu, [NUMBER, part('question', /[«"]\s*([^«»"]+?)\s*[»"]/u)]],
  ['ajuster', /(?:retire|supprime|enlève).*question/iu, [part('retirer_numero', NUMBER.pattern)]],
  [
    'corriger',
    /corrige|déménag/iu,
    [part('ville', /(?:ville [^.!?:]{0,40}?est|ville\s*:|à)\s+(\p{Lu}[\p{L}-]+)/u)],
  ],
  ['diagnostic', /diagnosti/iu, [NAME, SITE]],
  ['ajouter', /ajoute|nouveau client/iu, [NAME, SITE]],
  ['retirer', /retire|enlève|supprime/iu, []],
  ['donnees', /données|tableur|\bCSV\b/iu, []],
  ['livrables', /rapport|document|livrable/iu, []],
  ['questions', /questions/iu, []],
  ['clients', /clients/iu, []],
  ['compte', /compte/iu, []],
];
const ABOUT = new Set('audit page ajuster corriger retirer livrables donnees questions'.split(' '));
const DOUBT = /\b(?:si|quand|demain|peut-être|faut-il|pas)\b/iu;

const reply = (outcome: string, gesture: string | null, args: readonly Arg[], why: string | null): string =>
  JSON.stringify({ outcome, gesture, args, why });

/** The simulated model's reply to a message; null when there is none. */
export const orderAsModel = (
  seed: string,
  { texte, sujet, clients }: Demande,
  faults: OrderFaults,
): string | null => {
  const draws = drawsOf(`${seed}|order`);
  if (draws.chance(faults.silent)) return null;
  if (draws.chance(faults.json)) return '{"outcome": "gesture", ';
  const found = KNOWN.find(([, words]) => words.test(texte));
  if (found === undefined) return reply('none', null, [], null);
  if (DOUBT.test(texte) || draws.chance(faults.asks)) return reply('ask', null, [], 'unclear');
  const [known, , parts] = found;
  const client = clients.find(({ nom }) => `${texte}\n${sujet}`.includes(nom))?.nom;
  const named = client !== undefined && ABOUT.has(known) ? [{ field: 'client', text: client }] : [];
  const values = parts.flatMap(({ field, pattern }) => {
    const text = pattern.exec(texte)?.[1];
    return text === undefined ? [] : [{ field, text }];
  });
  const wrongClient = draws.chance(faults.client) ? [{ field: 'client', text: 'Maison Inexistante' }] : named;
  const reported = draws.chance(faults.value)
    ? values.map(({ field }) => ({ field, text: 'valeur inventée' }))
    : values;
  const gesture = draws.chance(faults.gesture) ? draws.pick(KNOWN)[0] : known;
  return reply('gesture', gesture, [...wrongClient, ...reported], null);
};
