import { expect, it } from '@jest/globals';
import { busAddress } from './bus-address.ts';

it.each([
  ['nats://127.0.0.1:4222', { servers: ['127.0.0.1:4222'] }],
  ['nats://nats', { servers: ['nats'] }],
  [
    'nats://accounts:p%40ss@a:4222,nats://b:4222',
    { servers: ['a:4222', 'b:4222'], user: 'accounts', pass: 'p@ss' },
  ],
  ['nats://a-token@a:4222', { servers: ['a:4222'], token: 'a-token' }],
  [
    'tls://accounts:secret@a:4222,b:4222',
    { servers: ['a:4222', 'b:4222'], user: 'accounts', pass: 'secret', tls: {} },
  ],
])('%s', (setting, options) => expect(busAddress(setting)).toEqual(options));
