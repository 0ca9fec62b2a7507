export { comprendre, exemples } from './comprendre.ts';
export type { Client, Compris, Geste, Lettre, Ordre } from './ordre.ts';
