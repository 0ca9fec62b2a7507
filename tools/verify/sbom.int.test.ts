import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { shippedPackages } from './licences.ts';
import { root } from './steps.ts';

interface Component {
  readonly purl: string;
  readonly externalReferences?: readonly { readonly hashes?: readonly unknown[] }[];
}

test('the bill of materials names what the services load, each with its digest, and no tool', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { bomFormat, components } = JSON.parse(text) as {
    readonly bomFormat: string;
    readonly components: readonly Component[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const others = components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40agence/'));
  const names = new Set(others.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', ''))));
  const shipped = new Set(shippedPackages(root).map(({ name, version }) => `${name}@${version}`));
  expect([...shipped].filter((one) => !names.has(one))).toEqual([]);
  const bare = others.filter(
    ({ externalReferences = [] }) => !externalReferences.some(({ hashes = [] }) => hashes.length > 0),
  );
  expect(bare).toEqual([]);
  expect([...names].filter((name) => /^(jest|typescript|@biomejs)/.test(name))).toEqual([]);
});
