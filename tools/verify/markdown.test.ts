import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { filesOf } from './files.ts';

const files = filesOf();
const papers = files.filter((file) => file.endsWith('.md'));

/** A name of a file of ours inside code, from the root, from where the paper lies or the end of it. */
const NAMED = /`(?:\.{1,2}\/)*(\w[\w./-]*\.(?:tsx?|js|json|md|ya?ml|sh|css|proto|toml|txt|html|png))`/g;
const LINKED = /\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g;

/** The anchor of a heading, as GitHub makes it. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Written by a system that runs. */
const MADE = 'run.json';

it.each(papers)('%s names files and parts that exist', (paper) => {
  const text = readFileSync(paper, 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => name);
  const lost = named.filter(
    (name) => name !== MADE && !files.some((file) => `/${file}`.endsWith(`/${name}`)),
  );
  const broken = [...text.matchAll(LINKED)].flatMap(([link, target = '', anchor]) => {
    const file = target === '' ? paper : join(dirname(paper), target);
    if (!existsSync(file)) return [link];
    return anchor === undefined || anchorsOf(readFileSync(file, 'utf8')).includes(anchor) ? [] : [link];
  });
  expect({ lost, broken }).toEqual({ lost: [], broken: [] });
});
