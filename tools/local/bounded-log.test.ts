import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { boundedLog } from './logs.ts';

test('a log is set aside when it is full, and found again when it is opened again', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'log-')), 'a.log');
  const first = boundedLog(path, 10);
  first.write(Buffer.from('12345\n'));
  first.close();
  const again = boundedLog(path, 10);
  again.write(Buffer.from('678\n'));
  expect(existsSync(`${path}.1`)).toBe(false);
  again.write(Buffer.from('9\n'));
  again.close();
  expect(readFileSync(`${path}.1`, 'utf8')).toBe('12345\n678\n');
  expect(readFileSync(path, 'utf8')).toBe('9\n');
});
