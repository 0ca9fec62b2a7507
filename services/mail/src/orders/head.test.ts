import { expect, test } from '@jest/globals';
import { headBytes, readHead } from './head.ts';

const head = (text: string) => readHead(headBytes(Buffer.from(text)));

test.each([
  ['Anne <anne@horizon.test>', 'anne@horizon.test'],
  ['=?utf-8?Q?Anne_=C3=89?=\r\n <anne@horizon.test>', 'anne@horizon.test'],
  ['"eve@ailleurs.test" <anne@horizon.test>', 'anne@horizon.test'],
  ['anne@horizon.test, eve@ailleurs.test', null],
  ['équipe: anne@horizon.test;', null],
  ['anne@horizon.test\0', null],
  ['', null],
])('the author of %j is %j', (from, author) => {
  expect(head(`From: ${from}\r\nTo: x\r\n\r\nFrom: eve@ailleurs.test`).author).toBe(author);
});

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  ['List-Id: <l.test>', true],
  ['Content-Type: multipart/report; report-type=delivery-status', true],
  ['Return-Path: <>', true],
  ['Return-Path: <anne@horizon.test>', false],
  ['Subject: Auto-Submitted: auto-replied', false],
])('a program wrote it: %s: %s', (field, automatic) => {
  expect(head(`${field}\r\n\r\n`).automatic).toBe(automatic);
});

test.each([
  ['A: b\r\n\r\ntext', 'A: b\r\n'],
  ['A: b\n\ntext', 'A: b\n'],
  ['\r\nA: b\r\n\r\n', ''],
  ['A: b', 'A: b'],
])('the head of %j is %j', (message, bytes) => {
  expect(headBytes(Buffer.from(message)).toString()).toBe(bytes);
});
