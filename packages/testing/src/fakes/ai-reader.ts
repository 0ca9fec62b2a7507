import type { FakeCall } from './ai-script.ts';

/** A roster line of a reading: its letter and the name. */
const ROSTER = /^([A-Z]{1,2}): ([^\n(]+?)(?: \([^\n]*\))?$/gmu;
const ANSWER = /<answer-(\w+)>\n([\s\S]*)\n<\/answer-\1>/u;

/** What an honest model replies to a reading: the names in bold, in their order, with their letter of the roster. */
export const honestReading = ({ prompt }: Pick<FakeCall, 'prompt'>): string => {
  const letters = new Map([...prompt.matchAll(ROSTER)].map(([, letter, name]) => [name, letter]));
  const answer = ANSWER.exec(prompt)?.[2] ?? '';
  const names = new Set([...answer.matchAll(/\*\*(.+?)\*\*/gu)].map(([, name = '']) => name));
  const businesses = [...names].map((name) => ({ name, quote: name, roster: letters.get(name) ?? null }));
  return JSON.stringify({ businesses, nobody: false });
};
