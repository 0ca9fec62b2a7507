import { motif, verbes } from './forme.ts';

const NUMERO = String.raw`(?:n ?[°o]\.? ?|numeros? |num\.? )?`;
export const NUMEROS = String.raw`${NUMERO}(?<numeros>\d{1,9}(?:(?:\s*[,;&]\s*(?:et )?|\s+et (?:la |le |${NUMERO})?|\s+)\d{1,9})*)`;
export const UN_NUMERO = String.raw`${NUMERO}(?<numero>\d{1,9})`;
export const RETIRER = `(?:${verbes('retir', 'supprim', 'enlev', 'ot')}|sortir|sortez)`;
export const REMPLACER = `(?:${verbes('remplac', 'chang', 'modifi')}|remplaceons)`;
export const LANCER = `(?:${verbes('lanc', 'demarr', 'valid')}|lanceons|lancement|validation|ok pour lancer)`;

const QUOTED = /^[«"“]\s*([^«»"“”]+?)\s*[»"”][\s.]*$/u;

export const numeros = (typed = ''): readonly number[] => (typed.match(/\d+/g) ?? []).map(Number);

/** A question as it was typed; quotation marks that open must close, around all of it. */
export const question = (typed: string): string | null => {
  const quoted = QUOTED.exec(typed.trim());
  if (quoted !== null) return quoted[1] ?? null;
  return /[«»“”]|^"|"$/u.test(typed.trim()) ? null : typed.trim();
};

type Ajustement = { retirer: number[]; remplacer: Record<string, string>; lancer: boolean };

const QUESTION = '(?:(?:la |le |les )?(?:questions? )?)';
const RETRAIT = motif(`${RETIRER} ${QUESTION}${NUMEROS}`);
const REMPLACEMENT = motif(
  `${REMPLACER} ${QUESTION}${UN_NUMERO}(?: ?:| ?->| ?→| par ?:?| en) ?(?<texte>\\S.*)`,
);
const LANCEMENT = motif(`(?:et )?(?:puis )?${LANCER}(?: la mesure| les questions| le reste)?`);

/** Takes one line in; false when it says nothing of questions, or a number twice. */
const prise = (line: string, all: Ajustement): boolean => {
  const text = line.replace(/^[-•*–]\s*/u, '').trim();
  const retrait = RETRAIT.exec(text)?.groups;
  const { numero = '', texte = '' } = REMPLACEMENT.exec(text)?.groups ?? {};
  const posee = question(texte);
  if (retrait !== undefined) all.retirer.push(...numeros(retrait['numeros']));
  else if (numero !== '' && posee !== null && !(numero in all.remplacer)) all.remplacer[numero] = posee;
  else if (LANCEMENT.test(text)) all.lancer = true;
  else return false;
  return true;
};

/** `Retirer 3`, `Remplacer 4 par « … »`, `Lancer`, each on a line, as the body that the API takes; null when a line is something else. */
export function ajustements(lignes: string): object | null {
  const all: Ajustement = { retirer: [], remplacer: {}, lancer: false };
  const lines = lignes.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0 || !lines.every((line) => prise(line, all))) return null;
  const { retirer, remplacer, lancer } = all;
  return {
    ...(retirer.length > 0 ? { retirer } : {}),
    ...(Object.keys(remplacer).length > 0 ? { remplacer } : {}),
    ...(lancer ? { lancer } : {}),
  };
}
