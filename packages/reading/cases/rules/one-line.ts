import type { RuleCase } from './describe-rule.ts';

/** A case on one line: client | trade | town | competitors; … | answer (¶ a new line, ¦ a bar of a table) | cited > in order. */
export function ruleCase(line: string): RuleCase {
  const [entreprise = '', metier = '', ville = '', rivals = '', said = '', cited = ''] = line
    .split('|')
    .map((part) => part.trim());
  const answer = said.replaceAll('¶', '\n').replaceAll('¦', '|');
  const word = entreprise
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z\d]/gu, '');
  return {
    says: answer,
    client: { entreprise, metier, ville, site: `${word}.fr` },
    concurrents: rivals.split(';').flatMap((name) => name.trim() || []),
    question: `Quel ${metier} à ${ville} ?`,
    answer,
    cited: cited.split('>').flatMap((name) => name.trim() || []),
  };
}
