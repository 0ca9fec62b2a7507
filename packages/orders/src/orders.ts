export type { Client, Illisible, Portefeuille } from './client.ts';
export { exemples, quelques } from './exemples.ts';
export { type Compris, type Geste, type Lettre, LISENT, type Ordre, type Pourquoi } from './ordre.ts';
export { REPONSE, strict } from './strict.ts';
