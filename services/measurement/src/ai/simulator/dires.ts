import { tableIn } from '../../table.ts';

const ROWS = tableIn(new URL('./dires.csv', import.meta.url));

/** Phrases about a business of a family: qualities and reservations that follow a name, and closing advice. */
export const dires = (family: string, kind: 'qualité' | 'réserve' | 'conseil'): string[] =>
  ROWS.flatMap(([families = '', rowKind, phrase = '']) =>
    rowKind === kind && families.split(' ').includes(family) ? [phrase] : [],
  );
