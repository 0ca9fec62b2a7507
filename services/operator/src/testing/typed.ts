import { expect } from '@jest/globals';
import { operate } from '../operate.ts';
import { type Fake, fakeSystem } from './fake-system.ts';

type Answered = {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly asked: readonly string[];
  readonly fake: Fake;
};

/** What one command line prints; `yes` is what a person at the terminal answers, nobody is there without it. */
export async function type(
  line: string,
  { yes, away, paiement }: { yes?: boolean; away?: string[]; paiement?: object } = {},
): Promise<Answered> {
  const fake = fakeSystem(away, paiement);
  const out: string[] = [];
  const err: string[] = [];
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return yes === true;
  };
  const terminal = {
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
    ...(yes === undefined ? {} : { ask }),
  };
  const code = await operate(line.split(' '), terminal, () => fake.system);
  return { code, out: out.join('\n'), err: err.join('\n'), asked, fake };
}

/** The one JSON document that it prints. */
export const json = async (line: string, away: string[] = []) => {
  const answer = await type(`${line} --json`, { away });
  expect(answer.out.split('\n')).toHaveLength(1);
  return JSON.parse(answer.out);
};
