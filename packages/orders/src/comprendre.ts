import { type Dit, entourent, laisseUnClient, poli, remercie, signe } from './autour.ts';
import { ecrit } from './ecrit.ts';
import type { Contexte } from './forme.ts';
import { estOrdre, type Lu, lire, montrees } from './lire.ts';
import { morceaux, plat } from './morceaux.ts';
import { nommes } from './nom.ts';
import { type Client, type Compris, EFFETS, type Lettre, type Ordre, type Pourquoi } from './ordre.ts';
import { estSalut } from './politesse.ts';
import { proches } from './proches.ts';
import { parleDAutreChose, renvoyes } from './renvois.ts';
import { estNuance, retenue } from './retenue.ts';
import { anodin } from './verbes.ts';

/** Parts at each end of a long message among which an order is looked for. */
const BORDS = 9;

/** A first name and a name, under which a trade and a house stand. */
const NOM_SIGNE = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}$/u;
const sousUnNom = ({ texte }: Dit): boolean =>
  texte.split(/\s+/u).length <= 7 &&
  anodin(plat(texte)) &&
  !/\b(?:je|j|tu|vous|nous|on|il|elle|ca|merci)\b/u.test(plat(texte));

/** Parts of a message in which a pronoun is followed. */
const LONGEST_STORY = 30;

/** Runs of parts, the longest first. */
const suites = (count: number): readonly (readonly [number, number])[] => {
  const near = (at: number) => at < BORDS || at >= count - BORDS;
  const all = Array.from({ length: count }, (_, from) => from)
    .filter(near)
    .flatMap((from) =>
      Array.from({ length: count - from }, (_, more): readonly [number, number] => [
        from,
        from + more + 1,
      ]).filter(([, to]) => near(to - 1)),
    );
  return all.toSorted(([a, b], [c, d]) => d - c - (b - a));
};

/** Whether what stands where a name should is short and tells nothing. */
const estNom = (nom: string): boolean =>
  nom.split(/\s+/u).length <= 8 &&
  anodin(plat(nom)) &&
  !/\b(?:est|sont|a|ont|etait|contient|dont|que|qui|quoi|je|vous|nous|on|il|elle)\b/u.test(plat(nom));

type Lue = {
  readonly texte: string;
  readonly lu: Lu;
  readonly clos: boolean;
  readonly before: readonly Dit[];
  readonly after: readonly Dit[];
  /** What stands after it, line by line. */
  readonly dessous: string;
};

const plusCourt = (one: Lue, other: Lue): Lue =>
  'introuvable' in one.lu &&
  'introuvable' in other.lu &&
  other.lu.introuvable.nom.length < one.lu.introuvable.nom.length
    ? other
    : one;

/** One order among what was typed, and nothing beside it that could change it. */
const seulOrdre = (text: string, contexte: Contexte): Lu => {
  const parts = morceaux(text);
  const said = parts.map(({ de, a, suite }): Dit => ({ texte: text.slice(de, a), suite }));
  const nom = said.findIndex(({ texte }) => NOM_SIGNE.test(texte.trim()));
  const signed = nom !== -1 && said.slice(0, nom).every((one) => poli(one.texte));
  const sousLeNom = (one: Dit, at: number) => signed && at > nom && sousUnNom(one);
  if (
    said.every(
      (one, at) => (poli(one.texte) || signe(one) || sousLeNom(one, at)) && !estOrdre(one.texte, contexte),
    )
  )
    return { pourquoi: 'vide' };
  const read = suites(parts.length).map(
    ([from, to]): Lue => ({
      texte: text.slice(parts[from]?.de, parts[to - 1]?.a),
      lu: lire(text.slice(parts[from]?.de, parts[to - 1]?.a), contexte),
      clos: /[.!?]$/u.test(said[to - 1]?.texte.trim() ?? ''),
      before: said.slice(0, from),
      after: said.slice(to),
      dessous: text.slice(parts[to - 1]?.a),
    }),
  );
  /** « la supprimer » after something else was spoken of than the client. */
  const vague = ({ lu, texte, before }: Lue): boolean =>
    'ordre' in lu &&
    lu.ordre.geste === 'retirer' &&
    nommes(texte, contexte.clients).length === 0 &&
    !/\bclient/iu.test(texte) &&
    parleDAutreChose(before.map((one) => one.texte).join(' '));
  const orders = read.flatMap(({ lu, ...around }) => ('ordre' in lu ? [{ lu, ...around }] : []));
  const alone = orders.find(
    ({ lu: { ordre }, clos, before, after, dessous }) =>
      entourent(before, after, { ordre, clos }, contexte) &&
      !(ordre.geste === 'ajouter' && laisseUnClient(dessous)) &&
      !(EFFETS.has(ordre.geste) && !clos && estNuance(dessous)),
  );
  const meant = new Map(
    (said.length > LONGEST_STORY ? [] : renvoyes(said, contexte)).map((one) => [JSON.stringify(one), one]),
  );
  const [renvoye] = meant.values();
  if (renvoye !== undefined) {
    if (alone !== undefined && !vague(alone)) meant.set(JSON.stringify(alone.lu.ordre), alone.lu.ordre);
    return meant.size === 1 ? { ordre: renvoye } : { pourquoi: 'plusieurs' };
  }
  if (alone !== undefined) return vague(alone) ? { pourquoi: 'inconnu' } : alone.lu;
  const [first] = orders;
  if (first !== undefined) {
    const beside = [...first.before, ...first.after];
    const pourquoi = beside.some(({ texte }) => estOrdre(texte, contexte)) ? 'plusieurs' : 'reserve';
    return { pourquoi, lu: first.lu.ordre };
  }
  const lost = read.filter(
    ({ lu, before, after }) =>
      'introuvable' in lu &&
      estNom(lu.introuvable.nom) &&
      [...before, ...after].every(({ texte }) => poli(texte) || anodin(plat(texte), lu.geste)),
  );
  if (lost.length > 0) return lost.reduce(plusCourt).lu;
  return read.find(({ lu }) => 'pourquoi' in lu && lu.pourquoi === 'question')?.lu ?? { pourquoi: 'inconnu' };
};

const compris = (text: string, contexte: Contexte): Lu => {
  const lu = seulOrdre(text, contexte);
  if (!('ordre' in lu)) return lu;
  const pourquoi = retenue(lu.ordre, text, contexte);
  return pourquoi === null ? lu : { pourquoi, lu: lu.ordre };
};

/** More than fifty clients or sixty questions take: nobody typed that as an order, and a longer table is joined as a file. */
const LONGEST = 20_000;
const LINES = 200;
const LINE = 2_000;

const tropLong = (lines: readonly string[]): boolean =>
  lines.length > LINES || lines.some(({ length }) => length > LINE) || lines.join('\n').length > LONGEST;

/** The subject of a new message, which counts when nothing but greetings and signatures was typed under it. */
const objet = ({ sujet }: Lettre): string =>
  /^\s*(?:re|ré|rép|tr|fwd?|aw)\s*:/iu.test(sujet) ? '' : sujet.trim();

/** How each order may be written. */
export const exemples = (seul?: Client): readonly string[] => montrees(seul).flatMap((one) => one.exemples);

/** One order, or why none is certain. `seul`: who is meant when no client is named. */
export function comprendre(lettre: Lettre, clients: readonly Client[], seul?: Client): Compris {
  const { tables } = lettre;
  const lines = ecrit(lettre.texte);
  const text = lines.join('\n');
  const incompris = (pourquoi: Pourquoi, read?: Ordre): Compris => ({
    incompris: { pourquoi, lu: read, proches: proches(text, montrees(seul), clients) },
  });
  if (tropLong(lines)) return incompris('inconnu');
  const named = nommes(text, clients);
  const [one, ...others] = named.length > 0 ? named : nommes(lettre.sujet, clients);
  const objetNomme = /^\s*(?:re|ré|rép|aw)\s*:/iu.test(lettre.sujet)
    ? nommes(lettre.sujet, clients)
    : undefined;
  const contexte = {
    clients,
    tables,
    direct: seul !== undefined,
    seul: seul ?? (others.length > 0 ? undefined : one),
    objet: objetNomme,
  };
  const typed = compris(text, contexte);
  const silent = 'pourquoi' in typed && typed.pourquoi === 'vide';
  const lu = silent ? compris(objet(lettre), contexte) : typed;
  if ('pourquoi' in lu && tables.length === 0 && remercie(text, contexte)) return incompris('merci');
  // A few words that could be a name are an order that was mistyped, unless nothing but politeness stands before them.
  const first = lines.find((line) => !estSalut(line));
  if (silent && 'pourquoi' in lu) return incompris(first === undefined || poli(first) ? 'vide' : 'inconnu');
  if ('pourquoi' in lu) return incompris(lu.pourquoi, lu.lu);
  // There is no other client to choose: what fits none is no name.
  if (seul !== undefined && 'introuvable' in lu) return incompris('inconnu');
  return 'ordre' in lu && tables.length > 0 && lu.ordre.geste !== 'ajouter' ? incompris('reserve') : lu;
}
