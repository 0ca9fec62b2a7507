import { judgeHead } from './heads.ts';
import { judgeProse } from './unknown.ts';

/** Who judges the names that nobody declared; the fitting of the weights listens in between. */
export const JUDGES = { head: judgeHead, prose: judgeProse };
export type Judges = typeof JUDGES;
