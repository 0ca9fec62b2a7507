import type { Answer } from '../ai/port.ts';

export const answer: Answer = {
  kind: 'answer',
  text: 'Sos Fuite',
  finish: 'stop',
  model_version: null,
  sources: [],
  usage: { input_tokens: 1, output_tokens: 1, searches: 0 },
  cost_eur: 0.01,
  raw: {},
};

/** A provider's whole reply, with what only the provider can read. */
export const reply = {
  id: 'msg_1',
  content: [
    {
      type: 'web_search_tool_result',
      content: [{ type: 'web_search_result', url: 'https://a.fr', encrypted_content: 'x'.repeat(9000) }],
    },
    { type: 'thinking', thinking: 'Je cherche', signature: 'y'.repeat(900) },
    { type: 'text', text: 'Fournil', citations: [{ url: 'https://a.fr', encrypted_index: 'z'.repeat(90) }] },
  ],
  candidates: [{ parts: [{ text: 'a', thoughtSignature: 'w'.repeat(900) }] }],
  output: [{ type: 'reasoning', encrypted_content: 'v'.repeat(900) }],
};
