import { accord } from './french.ts';

/** The states of a question, from the worst to the best; in plain text, a fuller sign is a better state. */
export const ETATS = {
  conquerir: { signe: '○', un: 'à conquérir', plusieurs: 'à conquérir' },
  consolider: { signe: '◐', un: 'à consolider', plusieurs: 'à consolider' },
  acquise: { signe: '●', un: 'acquise', plusieurs: 'acquises' },
} as const;

export type Etat = keyof typeof ETATS;

export const etats = Object.keys(ETATS) as readonly Etat[];
const order: readonly string[] = etats;

export const isEtat = (text: string): text is Etat => Object.hasOwn(ETATS, text);

/** The name of a state, for `n` questions; a text that is no state stays. */
export const etatDit = (etat: string, n = 1): string =>
  isEtat(etat) ? accord(n, ETATS[etat].un, ETATS[etat].plusieurs) : etat;

/** Whether a question rose from one state to a better one. */
export const monte = ({ avant, etat }: { readonly avant: string; readonly etat: string }): boolean =>
  order.indexOf(etat) > order.indexOf(avant);
