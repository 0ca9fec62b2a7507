import { expect, test } from '@jest/globals';
import { merge } from './merge.ts';

const pod = {
  env: [
    { name: 'A', valueFrom: { key: 'a' } },
    { name: 'B', value: 'b' },
  ],
  command: ['x', 'y'],
};

test('named things are merged by name, null takes a key away', () =>
  expect(merge(pod, { env: [{ name: 'A', value: '1', valueFrom: null }] })).toEqual({
    ...pod,
    env: [
      { name: 'A', value: '1' },
      { name: 'B', value: 'b' },
    ],
  }));

test('$patch: delete takes the thing away', () => {
  expect(merge(pod, { env: [{ name: 'B', $patch: 'delete' }] })).toEqual({ ...pod, env: [pod.env[0]] });
  expect(merge(pod, { $patch: 'delete' })).toBeUndefined();
});

test('what is new is added, other lists are replaced', () =>
  expect(merge(pod, { env: [{ name: 'C', value: 'c' }], command: ['z'] })).toEqual({
    env: [...pod.env, { name: 'C', value: 'c' }],
    command: ['z'],
  }));
