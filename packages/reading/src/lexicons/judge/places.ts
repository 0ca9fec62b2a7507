import { regex } from '../../patterns/pattern.ts';

/** Words that put a place after them. */
export const SET_AT = regex`
  (?:^|\s)(?:
    a
    |vers
    |de
    |d
    |sur
    |depuis
    |via
    |entre
    |hors
    |direction
    |jusqu a
    |in
    |near
    |of
    |around
    |outside
    |between
    |towards?
  )(?: (?:la|l))? $
`;
