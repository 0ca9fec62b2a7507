import { describe, expect, test } from '@jest/globals';
import { readOptions } from './options.ts';

const read = (...args: string[]) => readOptions(args, '/repo', '/home/me');

describe('the flags of npm start', () => {
  test('have defaults', () =>
    expect(read()).toEqual({
      port: 8080,
      data: '/repo/.agence',
      demo: true,
      gateways: 1,
      replicas: 1,
      services: undefined,
    }));

  test('are read', () =>
    expect(
      read('--port', '0', '--data', 'mine', '--no-demo', '--gateways=3', '--replicas', '2'),
    ).toMatchObject({
      port: 0,
      data: '/home/me/mine',
      demo: false,
      gateways: 3,
      replicas: 2,
    }));

  test('the environment names the data folder, unless a flag does', () => {
    const given = (...args: string[]) => readOptions(args, '/repo', '/home/me', '/mine').data;
    expect([given(), given('--data', 'other')]).toEqual(['/mine', '/home/me/other']);
  });

  test.each([
    [['--port', 'http'], '--port takes a whole number from 0 to 65535, not "http"'],
    [['--gateways', '0'], '--gateways takes a whole number from 1 to 16, not "0"'],
    [['--replicas', '5'], '--replicas takes a whole number from 1 to 4, not "5"'],
  ])('%j is refused', (args, sentence) => expect(() => read(...args)).toThrow(sentence));

  test('an unknown flag is refused', () =>
    expect(() => read('--prot', '1')).toThrow("Unknown option '--prot'"));
});
