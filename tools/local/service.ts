import { type Launch, startProcess } from './processes/alive.ts';
import type { Charge } from './processes/keep.ts';

type Service = Pick<Launch, 'env' | 'output'> & { readonly name: string; readonly main: string };

const READY_WITHIN = 60_000;

/** A service says over the IPC channel that it is ready; when the channel closes, it knows that we are gone. */
export function serviceCharge(service: Service): Charge {
  let heard = Promise.withResolvers<void>();
  return {
    name: service.name,
    start: async () => {
      const mine = Promise.withResolvers<void>();
      heard = mine;
      return startProcess({
        file: process.execPath,
        args: [service.main],
        env: service.env,
        output: service.output,
        onMessage: (message) => {
          if ((message as { ready?: unknown } | null)?.ready === true) mine.resolve();
        },
      });
    },
    ready: async () => {
      const late = setTimeout(() => heard.reject(new Error('was not ready within 60 s')), READY_WITHIN);
      await heard.promise.finally(() => clearTimeout(late));
    },
  };
}
