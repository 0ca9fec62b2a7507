export { exemples, quelques } from './exemples.ts';
export type { Client, Compris, Geste, Illisible, Lettre, Ordre, Portefeuille, Pourquoi } from './ordre.ts';
export { LISENT } from './ordre.ts';
export { strict } from './strict.ts';
