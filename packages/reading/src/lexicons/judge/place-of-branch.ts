import { regex } from '../../patterns/pattern.ts';

export const BRANCH_PLACE = regex`
  ^(?:
    \s*[(,]\s*(?:l['’])?(?:agence|antenne|boutique|magasin|succursale|centre)(?=\s)
    |(?=\s)
  )\s(?:de |d['’]|du )(?:la |le |les |l['’])?(\p{Lu}[\p{L}-]+)
`;
