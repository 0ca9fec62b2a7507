import type { Hint } from '../ai/port.ts';
import { fallbackQuestions } from '../questions/fallback.ts';
import { tradeOf } from '../questions/metier.ts';
import { drawsOf } from './draws.ts';

/** Questions as a model would prepare them for a client. */
export const proposeQuestions = (system: string, model: string, hint: Hint): string => {
  const count = Number(/(\d+) questions/.exec(system)?.[1] ?? 10);
  const trade = tradeOf({ metier: hint.metier, entreprise: hint.client, site: hint.site });
  const questions = drawsOf(`${hint.seed}|${model}`).shuffled(fallbackQuestions(trade, hint.ville ?? ''));
  return `\`\`\`json\n${JSON.stringify(questions.slice(0, count), null, 2)}\n\`\`\``;
};
