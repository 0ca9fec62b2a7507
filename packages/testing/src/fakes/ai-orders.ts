import type { FakeCall } from './ai-script.ts';

const MESSAGE = /<email-(\w+)>\n([\s\S]*)\n<\/email-\1>/u;
const CLIENT = /^- (.+) \([^()]+\)$/gmu;

/** What few gestures are known by, and which of them name a client. */
const SAID: readonly (readonly [gesture: string, words: RegExp, about: boolean])[] = [
  ['virement', /virement/iu, false],
  ['retirer', /(?:retir|enlev|supprim)/iu, true],
  ['audit', /audit/iu, true],
  ['livrables', /(?:rapport|document)/iu, true],
];

export const isOrder = ({ system }: Pick<FakeCall, 'system'>): boolean =>
  system.startsWith('You read one e-mail');

/** What an honest model replies about an order by mail that is as plain as can be; of all else it says that it orders nothing. */
export const honestOrder = ({ prompt }: Pick<FakeCall, 'prompt'>): string => {
  const text = MESSAGE.exec(prompt)?.[2] ?? '';
  const client = [...prompt.matchAll(CLIENT)]
    .map(([, name = '']) => name)
    .find((name) => text.includes(name));
  const [gesture = null, , about = false] = SAID.find(([, words]) => words.test(text)) ?? [];
  const args = about && client !== undefined ? [{ field: 'client', text: client }] : [];
  return JSON.stringify({ outcome: gesture === null ? 'none' : 'gesture', gesture, args, why: null });
};
