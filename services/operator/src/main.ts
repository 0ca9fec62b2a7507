import { confirm, isCancel } from '@clack/prompts';
import { operate } from './operate.ts';

const person = process.stdin.isTTY && process.stdout.isTTY;

process.exitCode = await operate(process.argv.slice(2), {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  ...(person
    ? {
        ask: async (message: string) => {
          const answer = await confirm({ message });
          return !isCancel(answer) && answer;
        },
      }
    : {}),
});
