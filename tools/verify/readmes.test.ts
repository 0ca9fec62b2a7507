import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { CATALOGUE } from '../../proto/catalogue.ts';
import { filesOf } from './files.ts';

const EVENTS = Object.keys(CATALOGUE);
/** `letter` and `alert` stand for `on` in mail. */
const HEARD = /\b(?:on|letter|alert)\(\s*'([a-z_]+)'/g;

const namesIn = (text: string, names: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(names)].map(([, name = '']) => name))].filter((name) =>
    EVENTS.includes(name),
  );

const codeOf = (service: string): string =>
  filesOf(`services/${service}/src`)
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8').replaceAll('onAccountErased(', "on('compte_efface'"))
    .join('\n');

const ownedBy = (service: string): readonly string[] =>
  Object.entries(CATALOGUE).flatMap(([name, { owner }]) => (owner === service ? [name] : []));

it.each(readdirSync('services'))('the README of %s names the events that it tells and hears', (service) => {
  const readme = readFileSync(`services/${service}/README.md`, 'utf8');
  const events = readme.split('\n').find((line) => line.includes('**Events')) ?? '';
  const real = new Set([...ownedBy(service), ...namesIn(codeOf(service), HEARD)]);
  expect([...namesIn(events, /`([a-z_]+)`/g)].sort()).toEqual([...real].sort());
});
