import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { environmentWith } from './config.ts';

const main = join(import.meta.dirname, '../../../services/operator/src/testing/serve.ts');

/** What the operator's process for tests is asked, and what it says. */
type Asked = { readonly n: number; readonly args: readonly string[] };
type Said = { readonly n: number; readonly code: number; readonly out: string; readonly err: string };

export type Operating = {
  /** `npm run operate -- … --json`: its JSON document; rejects with the text of its error. */
  readonly operate: (...args: string[]) => Promise<unknown>;
  readonly end: () => void;
};

const open = new Map<string, Operating>();

/** The operator's command line for the system in that data folder: one process for all verbs, begun with the first. */
export function operatingIn(data: string): Operating {
  const here = open.get(data) ?? operating(data);
  open.set(data, here);
  return here;
}

function operating(data: string): Operating {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  let child: ChildProcess | undefined;

  /** The child process keeps the test process alive only while a question is open. */
  const hold = (process: ChildProcess): void => {
    const how = waiting.size > 0 ? 'ref' : 'unref';
    process[how]();
    process.channel?.[how]();
  };
  const begin = (): ChildProcess => {
    const env = environmentWith({ AGENCE_DATA: data });
    const begun = fork(main, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    begun.on('message', ({ n, code, out, err }: Said) => {
      const { resolve, reject } = waiting.get(n) ?? {};
      waiting.delete(n);
      hold(begun);
      const said = documentIn(out);
      if (code === 0 && said !== undefined) resolve?.(said);
      else reject?.(new Error(errorIn(err) ?? (err || out)));
    });
    begun.on('exit', (code) => {
      child = undefined;
      for (const { reject } of waiting.values())
        reject(new Error(`the operator's process ended with ${code}`));
      waiting.clear();
    });
    return begun;
  };

  return {
    operate: (...args) => {
      child ??= begin();
      asked += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(asked, answer);
      hold(child);
      child.send({ n: asked, args: [...args, '--json'] } satisfies Asked);
      return answer.promise;
    },
    end: () => {
      open.delete(data);
      child?.disconnect();
    },
  };
}

function documentIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const errorIn = (stderr: string): string | undefined =>
  (documentIn(stderr) as { error?: string } | undefined)?.error;
