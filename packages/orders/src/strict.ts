import type { Portefeuille } from './client.ts';
import type { Familles } from './forme.ts';
import { FAMILLES } from './formes.ts';
import { lignesDesTables, lignesTapees } from './lignes.ts';
import { motif, sansDebuts } from './motif.ts';
import { type Compris, type Geste, type Lettre, LISENT, type Ordre } from './ordre.ts';
import { propre } from './propre.ts';

const CONFIRME =
  "(?:(?:oui|ok|bon|d'accord) pour (?:moi|nous)|c'est (?:bon|ok) pour (?:moi|nous)|oui|ok|okay|d'accord|entendu|tout a fait|bien sur|confirme|c'est (?:bon|ok|d'accord|parfait|confirme|note)|(?:je|nous|on) (?:vous )?(?:le )?(?:confirme|confirmons|valide|validons|accepte|acceptons)|(?:vous pouvez|tu peux) y aller|allez-y|vas-y|pour confirmer|ca me va|ca nous va|cela me convient)";
const MERCI = "(?:merci(?: (?:beaucoup|bien|d'avance|a vous|quand meme))*)";
const REFUSE =
  "(?:non|finalement non|surtout pas|pas d'accord|non finalement|annule[rz]?|abandonne[rz]?|laissez tomber|(?:je|nous|on) (?:refuse|refusons|decline|declinons|annule|annulons|renonce|renoncons)|ne faites rien|ne rien faire)";
const REMERCIE =
  "(?:merci|mille mercis|parfait|super|nickel|impeccable|top|genial|bien recu|bien note|c'est note|bravo|beau travail)(?: (?:beaucoup|bien|a vous|encore|infiniment|pour (?:tout|ce|votre|le|la|les)(?: \\p{L}+){0,3}))*";

/** True when the text begins with pieces of `first` and continues only with pieces of `others`. */
const est = (text: string, first: string, others: string): boolean => {
  const rest = sansDebuts(text, first);
  return rest !== text.trim() && sansDebuts(rest, others) === '';
};

/** « OUI » and « NON » never come from a model: the whole message must consist of phrases of these lists. */
function reponse(text: string): 'oui' | 'non' | 'merci' | undefined {
  if (est(text, REMERCIE, REMERCIE)) return 'merci';
  if (est(text, CONFIRME, `${CONFIRME}|${MERCI}|parfait|super`)) return 'oui';
  return est(text, REFUSE, `${REFUSE}|${MERCI}`) ? 'non' : undefined;
}

const TETE =
  /^ajoute[rz] (?:un |une |le |la |les |ces |des |mes |nos )?(?:nouveaux? |nouvelles? )?client(?:e|s|es)?(?: suivant(?:e|s|es)?)?\s*:\s*(?<reste>.*)$/iu;
const JOINTS = motif(
  'ajoute[rz] (?:les |ces |mes |nos )?clients?(?: (?:joints?|ci-joints?|(?:du fichier|du tableau)(?: joint| ci-joint)?|en piece jointe))?',
);

const MOST_CLIENTS = 200;

/** Reads clients to add, typed after « Ajouter … : » or in attached tables; null when the message is no such order. */
const ajoutes = (lignes: readonly string[], tables: readonly string[]): Compris | null => {
  const { reste } = TETE.exec(lignes[0] ?? '')?.groups ?? {};
  const typed = reste === undefined ? [] : [reste, ...lignes.slice(1)].filter((line) => line !== '');
  const joined = lignes.length === 1 && JOINTS.test(lignes[0] ?? '') && tables.length > 0;
  const read = joined ? lignesDesTables(tables) : { lignes: lignesTapees(typed) ?? [], tues: [] };
  if ('tableau' in read) return { incompris: 'manque', ...read };
  const { lignes: clients, tues } = read;
  return clients.length === 0 || clients.length > MOST_CLIENTS
    ? null
    : { ordre: { geste: 'ajouter', corps: { clients }, ...(tues.length > 0 && { tues }) } };
};

const TOUTES = Object.entries(FAMILLES) as [Exclude<Geste, 'oui' | 'non'>, Familles[string]][];

type Lu = Exclude<Compris, { incompris: unknown }>;

/** Reads one line with every form; a reading whose client is found comes first. */
const ligne = (line: string, portefeuille: Portefeuille): Lu | null => {
  const read = TOUTES.flatMap(([geste, { formes }]) =>
    formes.flatMap(({ motif: wording, lire }): readonly Lu[] => {
      const { groups = {} } = wording.exec(line) ?? { groups: null };
      // « … ? » asks about an action without ordering it.
      const asks = groups?.['client']?.includes('?') && !LISENT.has(geste);
      const lu = groups === null || asks ? null : lire(groups, portefeuille);
      if (lu === null) return [];
      return 'introuvable' in lu ? [{ geste, ...lu }] : [{ ordre: { geste, ...lu } }];
    }),
  );
  return read.find((lu) => 'ordre' in lu) ?? read[0] ?? null;
};

type Ajustement = {
  retirer?: readonly number[];
  remplacer?: Readonly<Record<string, string>>;
  lancer?: true;
};

/** Merges changes to one client's questions, typed one a line, into one order; null when they do not fit together. */
const ensemble = (ordres: readonly Ordre[]): Ordre | null => {
  const [first, ...others] = ordres;
  if (first === undefined || others.length === 0) return first ?? null;
  if (ordres.some(({ geste, client }) => geste !== 'ajuster' || client?.id !== first.client?.id)) return null;
  const all = ordres.map(({ corps }) => corps as Ajustement);
  const replaced = all.flatMap(({ remplacer = {} }) => Object.keys(remplacer));
  if (new Set(replaced).size < replaced.length) return null;
  const retirer = all.flatMap((change) => change.retirer ?? []);
  return {
    ...first,
    corps: {
      ...(retirer.length > 0 && { retirer }),
      ...(replaced.length > 0 && { remplacer: Object.assign({}, ...all.map(({ remplacer }) => remplacer)) }),
      ...(all.some(({ lancer }) => lancer) && { lancer: true }),
    },
  };
};

/** Strict forms are not tried on a message with more lines or longer lines. */
const MOST_LINES = 60;
const LONGEST_LINE = 2_000;

/** Reads cleaned lines; null when a line fits no form. */
const lire = (lignes: readonly string[], { tables }: Lettre, portefeuille: Portefeuille): Compris | null => {
  if (lignes.length > MOST_LINES || lignes.some((line) => line.length > LONGEST_LINE)) return null;
  const clients = ajoutes(lignes, tables);
  if (clients !== null) return clients;
  const read = lignes.map((line) => ligne(line, portefeuille));
  const known = read.filter((lu) => lu !== null);
  if (known.length < read.length || known.length === 0) return null;
  const [first] = known;
  if (known.length === 1 && first !== undefined) return first;
  const ordre = ensemble(known.flatMap((lu) => ('ordre' in lu ? [lu.ordre] : [])));
  return ordre === null ? { incompris: 'plusieurs' } : { ordre };
};

/** Marks at the head of the subject of an answer or a forward. */
export const REPONSE =
  /^(?:\s*(?:re|ré|rép|tr|fwd?|aw|auto|réponse automatique|automatic reply)\s*(?:\[\d+\])?\s*:)+/iu;
/** Those of a forward, whose subject is a stranger's. */
export const TRANSFERT = /^\s*(?:tr|fwd?)\s*:/iu;

/** The cleaned lines of the body; if there are none and the message is no reply, those of the subject. */
export function ecritPour({ texte, sujet }: Pick<Lettre, 'texte' | 'sujet'>): readonly string[] {
  const { lignes } = propre(texte);
  const alone = lignes.length === 0 && !REPONSE.test(sujet);
  return alone ? propre(sujet).lignes : lignes;
}

/** Understands a message by strict forms alone; null when none fits. */
export function strict(lettre: Lettre, portefeuille: Portefeuille): Compris | null {
  const lignes = ecritPour(lettre);
  const { poli } = propre(lettre.texte);
  if (lignes.length === 0) return { incompris: poli ? 'merci' : 'vide' };
  const geste = reponse(lignes.join(' '));
  if (geste === 'merci') return { incompris: 'merci' };
  return geste === undefined ? lire(lignes, lettre, portefeuille) : { ordre: { geste, corps: {} } };
}
