import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { merge } from './merge.ts';
import type { Manifest } from './objects.ts';

interface Patch {
  readonly path: string;
  readonly target?: { readonly kind: string; readonly labelSelector: string };
}

interface Generator {
  readonly name: string;
  readonly envs?: readonly string[];
  readonly literals?: readonly string[];
}

interface Kustomization {
  readonly resources: readonly string[];
  readonly configMapGenerator?: readonly Generator[];
  readonly secretGenerator?: readonly Generator[];
  readonly patches?: readonly Patch[];
}

/** A rendered overlay (or the base): its objects, and the settings for its Pods. */
export interface Rendered {
  readonly objects: readonly Manifest[];
  readonly settings: Readonly<Record<string, string>>;
  /** Secrets from its generators, by name. */
  readonly secrets: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Renders a folder as kustomize does, as far as ours need: resources, patches, settings. Names, images, replicas and
 * namespaces stay as in the base.
 */
export function render(folder: string): Rendered {
  const here = resolve(import.meta.dirname, folder);
  const file = (name: string): string => readFileSync(join(here, name), 'utf8');
  const {
    resources,
    configMapGenerator = [],
    secretGenerator = [],
    patches = [],
  } = parse(file('kustomization.yaml')) as Kustomization;
  const folders = resources.filter((name) => !name.endsWith('.yaml')).map((name) => render(join(here, name)));
  const files = resources.filter((name) => name.endsWith('.yaml'));
  const objects = [
    ...folders.flatMap((rendered) => rendered.objects),
    ...files.flatMap((name) => manifestsIn(file(name))),
  ];
  const made = ({ envs = [], literals = [] }: Generator) => [...envs.map(file), ...literals].flatMap(linesOf);
  const settings = configMapGenerator.filter(({ name }) => name === 'settings').flatMap(made);
  return {
    objects: patches.reduce((so_far, patch) => patched(so_far, patch, file(patch.path)), objects),
    settings: {
      ...Object.assign({}, ...folders.map((rendered) => rendered.settings)),
      ...Object.fromEntries(settings),
    },
    secrets: Object.fromEntries(secretGenerator.map((from) => [from.name, Object.fromEntries(made(from))])),
  };
}

const manifestsIn = (text: string): Manifest[] =>
  parseAllDocuments(text, { uniqueKeys: true }).map((document) => {
    if (document.errors[0] !== undefined) throw document.errors[0];
    return document.toJS() as Manifest;
  });

const linesOf = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);

function patched(objects: readonly Manifest[], { target }: Patch, text: string): Manifest[] {
  const patch = parse(text) as Manifest;
  const { metadata: _name, ...anywhere } = patch;
  const meant = (object: Manifest): boolean =>
    target === undefined
      ? object.kind === patch.kind && object.metadata.name === patch.metadata.name
      : object.kind === target.kind && selects(target.labelSelector, object);
  if (!objects.some(meant)) throw new Error(`a patch of ${patch.kind} ${patch.metadata.name} meets nothing`);
  return objects.flatMap((object) => {
    if (!meant(object)) return [object];
    const after = merge(object, target === undefined ? patch : anywhere);
    return after === undefined ? [] : [after as Manifest];
  });
}

/** `a=b,c!=d` */
const selects = (selector: string, { metadata }: Manifest): boolean =>
  selector.split(',').every((term) => {
    const [label = '', wanted] = term.split(/!?=/);
    return (metadata.labels?.[label] === wanted) !== term.includes('!=');
  });

export const FOLDERS = ['base', 'overlays/production', 'overlays/trial'] as const;

export const root = dirname(dirname(import.meta.dirname));
