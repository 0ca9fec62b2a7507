import { motif, verbes } from './forme.ts';

const NUMERO = String.raw`(?:n ?[°o]\.? ?|numeros? |num\.? |q ?)?`;
export const NUMEROS = String.raw`${NUMERO}(?<numeros>\d{1,9}(?:(?:\s*[,;&]\s*(?:et )?|\s+et |\s+)(?:la |le |les )?(?:questions? )?${NUMERO}\d{1,9})*)`;
export const UN_NUMERO = String.raw`${NUMERO}(?<numero>\d{1,9})`;
export const RETIRER = `(?:${verbes('retir', 'supprim', 'enlev', 'ot')}|sortir|sortez)`;
export const REMPLACER = `(?:${verbes('remplac', 'chang', 'modifi')}|remplaceons)`;
export const LANCER = `(?:${verbes('lanc', 'demarr', 'valid', 'approuv')}|lanceons|lancement de|lancement|validation de|validation|ok pour lancer|feu vert pour(?: lancer)?|c'est parti pour)`;

const QUOTED = /^[«"“]\s*([^«»"“”]+?)\s*[»"”][\s.]*$/u;

export const numeros = (typed = ''): readonly number[] => (typed.match(/\d+/g) ?? []).map(Number);

const uneLigne = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** A question as it was typed; quotation marks that open must close, around all of it. */
export const question = (typed: string): string | null => {
  const quoted = QUOTED.exec(typed.trim());
  if (quoted !== null) return uneLigne(quoted[1] ?? '');
  return /[«»“”]|^"|"$|^(?:une |l[’'])?autres?(?![\p{L}])/iu.test(typed.trim()) ? null : uneLigne(typed);
};

const ET_PUIS = new RegExp(
  `\\n|(?:,|,? (?:et|puis|et puis|ensuite)) (?:de )?(?=(?:${LANCER}|${RETIRER}|${REMPLACER})(?![\\p{L}]))`,
  'iu',
);

type Ajustement = { retirer: number[]; remplacer: Record<string, string>; lancer: boolean };

const QUESTION = '(?:(?:pour )?(?:la |le |les )?(?:questions? )?)';
const RETRAIT = motif(`${RETIRER} ${QUESTION}${NUMEROS}`);
const REMPLACEMENT = motif(
  `${REMPLACER} ${QUESTION}${UN_NUMERO}(?: ?:| ?->| ?→| par ?:?| en) ?(?<texte>\\S.*)`,
);
/** The number first: « Question 6 : à retirer », « 2 : remplacer par … ». */
const RETRAIT_APRES = motif(`${QUESTION}${NUMEROS} ?(?::|-|,|\\.|\\)|est|sont|->|→)? ?(?:a )?${RETIRER}`);
const REMPLACEMENT_APRES = motif(
  `${QUESTION}${UN_NUMERO} ?(?::|-|,|\\.|\\)|est|->|→)? ?(?:a )?${REMPLACER}(?: ?:| par ?:?| en) ?(?<texte>\\S.*)`,
);
const A_LA_PLACE = motif(
  `(?:a la place de|au lieu de) ${QUESTION}${UN_NUMERO} ?,? ?(?:mettez|mettre|mets|posez|poser|je voudrais|je prefere|je prefererais|ecrivez) ?(?:plutot )?:? ?(?<texte>\\S.*)`,
);
const LANCEMENT = motif(
  `(?:et |puis |ensuite |les )*(?:(?:questions|tout est) (?:validees?|ok|bonnes|approuvees?)(?:,? (?:et )?${LANCER}(?: la mesure)?)?|(?:je |nous |on )?(?:peu[xt] |pouvons )?${LANCER}(?: (?:la mesure|les questions|le reste|la premiere mesure|les autres(?: questions)?|mes questions|nos questions|l'analyse|tout|la campagne))?)(?: (?:comme ca|comme cela|telles quelles|en l'etat|tel quel|des maintenant))?`,
);

/** Takes one line in; false when it says nothing of questions, or a number twice. */
const prise = (line: string, all: Ajustement): boolean => {
  const text = line.replace(/^[-•*–]\s*/u, '').trim();
  const retrait = (RETRAIT.exec(text) ?? RETRAIT_APRES.exec(text))?.groups;
  const { numero = '', texte = '' } =
    (REMPLACEMENT.exec(text) ?? REMPLACEMENT_APRES.exec(text) ?? A_LA_PLACE.exec(text))?.groups ?? {};
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
  const lines = lignes.split(ET_PUIS).filter((line) => line.trim() !== '');
  if (lines.length === 0 || !lines.every((line) => prise(line, all))) return null;
  const { retirer, remplacer, lancer } = all;
  return {
    ...(retirer.length > 0 ? { retirer } : {}),
    ...(Object.keys(remplacer).length > 0 ? { remplacer } : {}),
    ...(lancer ? { lancer } : {}),
  };
}
