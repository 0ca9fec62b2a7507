import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export type Options = ReturnType<typeof readOptions>;

export const usage = `npm start -- [options]
  --port N        port of the service (default 8080; 0 takes a free one)
  --data DIR      folder that keeps everything (default AGENCE_DATA, or .agence)
  --no-demo       no demo agency on the first start
  --gateways N    number of gateways, the further ones on free ports (default 1)
  --replicas N    number of processes of each other service (default 1)
  --services DIR  folder of services, run as they are (default: bundles of this repository)`;

/** Reads the options of `npm start -- …`; throws an Error of one sentence when one is wrong. */
export function readOptions(args: readonly string[], root: string, cwd: string, data = '') {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      port: { type: 'string', default: '8080' },
      data: { type: 'string', default: data || resolve(root, '.agence') },
      demo: { type: 'boolean', default: true },
      gateways: { type: 'string', default: '1' },
      replicas: { type: 'string', default: '1' },
      services: { type: 'string' },
    },
  });
  return {
    port: wholeNumber('--port', values.port, 0, 65535),
    /** Absolute path of the data folder. */
    data: resolve(cwd, values.data),
    demo: values.demo,
    gateways: wholeNumber('--gateways', values.gateways, 1, 16),
    replicas: wholeNumber('--replicas', values.replicas, 1, 4),
    services: values.services === undefined ? undefined : resolve(cwd, values.services),
  };
}

function wholeNumber(flag: string, text: string, from: number, to: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to)
    throw new Error(`${flag} takes a whole number from ${from} to ${to}, not "${text}"`);
  return value;
}
