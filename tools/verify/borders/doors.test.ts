import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { importsOf } from './source.ts';

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const services = readdirSync('services').filter((name) =>
  read(`services/${name}/src/main.ts`).includes('openPlatform('),
);

const DOORS = ['config', 'needs', 'served', 'reactions', 'sweeps', 'restored', 'todos', 'erased'];
/** What else main may take up, where it stands: the indexes of a store, gauges, a sweep, the HTTP or SMTP server. */
const BESIDE = /^\.\/(.+\/)?[^/]+\.(store|gauges|sweep)\.ts$|^\.\/(http|smtp)\/server\.ts$/;
const OTHER_NAMES = /(^|\/)(peers|gather|[^/]+\.(handlers|needs|served))\.ts$/;

const WORK: readonly (readonly [what: RegExp, where: RegExp])[] = [
  [/import \{[^}]*\bserved\b[^}]*\} from '@agence\/platform\/grpc\/grpc-server'/, /\/src\/served\.ts$/],
  [
    /import \{[^}]*\bon\b[^}]*\} from '@agence\/platform\/bus\/consumer'/,
    /\/src\/reactions\.ts$|\.reactions\.ts$/,
  ],
];

/** What a service does otherwise than by its doors. */
const strays = (name: string): readonly string[] => {
  const src = `services/${name}/src`;
  const files = globSync(`${src}/**/*.ts`).filter((path) => !/\.(test|fixture)\.ts$|\/testing\//.test(path));
  const door = (specifier: string) => DOORS.some((one) => specifier === `./${one}.ts`);
  return [
    ...['config', 'needs', 'served']
      .filter((one) => !existsSync(`${src}/${one}.ts`))
      .map((one) => `no ${one}.ts`),
    ...importsOf(read(`${src}/main.ts`))
      .map(({ specifier }) => specifier)
      .filter((one) => one.startsWith('.') && !door(one) && !BESIDE.test(one))
      .map((one) => `main.ts takes up ${one}`),
    ...files.filter((path) => OTHER_NAMES.test(path)),
    ...WORK.flatMap(([what, where]) => files.filter((path) => what.test(read(path)) && !where.test(path))),
  ];
};

describe('a service that opens a platform has the same doors as every other', () => {
  it.each(services)('%s', (name) => {
    expect(strays(name)).toEqual([]);
  });
});
