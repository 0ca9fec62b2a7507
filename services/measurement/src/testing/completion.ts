/** A reply to `/chat/completions`. */
export const COMPLETION = {
  ...{ id: 'c_1', object: 'chat.completion', created: 1, model: 'chat-2026' },
  choices: [
    { index: 0, message: { role: 'assistant', content: 'Appelez **Sos Fuite**.' }, finish_reason: 'stop' },
  ],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
};
