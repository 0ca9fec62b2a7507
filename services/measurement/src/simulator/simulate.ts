import type { AskModel } from '../ai/port.ts';

export const simulate: AskModel = async () => ({ kind: 'unknown', why: 'not yet' });
