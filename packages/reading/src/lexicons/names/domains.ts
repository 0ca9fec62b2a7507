import { pattern } from '../../patterns/pattern.ts';

export const DOMAIN = new RegExp(
  pattern`
    (?:https?:\/\/)?(?:[\p{L}\d._%+-]+@)?(?:
      [\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.
    )+[a-z]{2,12}(?:\/[^\s)\]]*)?
  `,
  'giu',
);
