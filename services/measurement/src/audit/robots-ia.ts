import { tableIn } from '../table.ts';

/** `gemini`: no robot, but a name that rules the training of Gemini and what it grounds answers on. */
export type Usage = 'recherche' | 'demande' | 'entrainement' | 'gemini';

/** The day when the makers' pages were last read, in public copies. */
export const ROBOTS_READ_ON = '2026-11-28';

/** Those with a user agent try the home page: a firewall that lists AI robots knows their names. */
export const ROBOTS_IA = tableIn(new URL('./robots-ia.csv', import.meta.url)).map(
  ([robot = '', editeur = '', usage = '', source = '', userAgent = '']) => ({
    robot,
    editeur,
    usage: usage as Usage,
    source,
    userAgent,
  }),
);
