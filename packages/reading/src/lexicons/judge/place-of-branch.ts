import { pattern } from '../../patterns/pattern.ts';

export const BRANCH_PLACE = new RegExp(
  pattern`
    ^(?:
      \s*[(,]\s*(?:l['’])?(?:agence|antenne|boutique|magasin|succursale|centre)(?=\s)
      |(?=\s)
    )\s(?:de |d['’]|du )(?:la |le |les |l['’])?(\p{Lu}[\p{L}-]+)
  `,
  'u',
);
