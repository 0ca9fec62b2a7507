import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type DNSResolver, dkimSign } from 'mailauth';
import { createTransport } from 'nodemailer';
import { headBytes, readHead } from './head.ts';
import { isProved, provedByDmarc, type Venue } from './preuve.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const OURS = '192.0.2.25';
const KEY = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`;
/** The records of the domains of these tests; every other name has none. */
const RECORDS: Readonly<Record<string, string>> = {
  'k._domainkey.horizon.test': KEY,
  'k._domainkey.ailleurs.test': KEY,
  'horizon.test': `v=spf1 ip4:${OURS} -all`,
  'ailleurs.test': `v=spf1 ip4:${OURS} -all`,
  '_dmarc.horizon.test': 'v=DMARC1; p=reject',
  '_dmarc.ailleurs.test': 'v=DMARC1; p=reject',
};

const reading =
  (records: Readonly<Record<string, string>>): DNSResolver =>
  async (name, kind) => {
    const found = kind === 'TXT' ? records[name] : undefined;
    if (found !== undefined) return [[found]];
    throw Object.assign(new Error(`no ${kind} of ${name}`), { code: 'ENOTFOUND' });
  };
const resolver = reading(RECORDS);

type Trust = { readonly loopback: boolean; readonly authserv: string; readonly resolver: DNSResolver };
const NOBODY: Trust = { loopback: false, authserv: '', resolver };

const proved = (bytes: Buffer, venue: Venue, { resolver: records, ...trust }: Trust): Promise<boolean> =>
  isProved(bytes, readHead(headBytes(bytes)), venue, {
    ...trust,
    dmarc: (message, author, from) => provedByDmarc(message, author, from, records),
  });

/** A message of Anne's agency as its server sends it, signed by a domain or by none. */
const message = async (
  signedBy?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Buffer> => {
  const dkim = signedBy === undefined ? {} : { dkim: { domainName: signedBy, keySelector: 'k', privateKey } };
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...dkim });
  const { message: bytes } = await transport.sendMail({
    ...{ from: 'anne@horizon.test', to: 'commandes+x@mesure.test', subject: 'Aide', text: 'Aide', headers },
  });
  return bytes as Buffer;
};

const from = (ip: string, de = 'anne@horizon.test') => ({ ip, helo: 'mx.horizon.test', de });
const ELSEWHERE = from('203.0.113.9', 'anne@horizon.test');

test('a signature of the author’s domain proves, wherever it comes from', async () => {
  expect(await proved(await message('horizon.test'), ELSEWHERE, NOBODY)).toBe(true);
});

test('a proof of one domain is none of another', async () => {
  const signed = await message('horizon.test');
  expect(await provedByDmarc(signed, 'eve@ailleurs.test', ELSEWHERE, resolver)).toBe(false);
});

test('the author’s own server proves, without any signature', async () => {
  expect(await proved(await message(), from(OURS), NOBODY)).toBe(true);
});

test.each([
  ['no signature, from another server', undefined, ELSEWHERE],
  ['a valid signature of another domain', 'ailleurs.test', ELSEWHERE],
  ['the server of another domain, in the envelope', undefined, from(OURS, 'eve@ailleurs.test')],
])('%s proves nothing', async (_, signedBy, venue) => {
  expect(await proved(await message(signedBy), venue, NOBODY)).toBe(false);
});

test.each([
  ['with', RECORDS],
  ['without', { ...RECORDS, '_dmarc.horizon.test': 'v=none' }],
])('a signature of the beginning of a text only, %s a policy, proves nothing', async (_, records) => {
  const bytes = await message();
  const by = { signingDomain: 'horizon.test', selector: 'k', privateKey };
  const signatureData = [{ ...by, maxBodyLength: 4 }];
  const { signatures } = await dkimSign(bytes, { ...by, canonicalization: 'relaxed/relaxed', signatureData });
  const signed = Buffer.concat([Buffer.from(signatures), bytes, Buffer.from('Couper les clés\r\n')]);
  expect(await proved(signed, ELSEWHERE, { ...NOBODY, resolver: reading(records) })).toBe(false);
  expect(await proved(signed, from(OURS), { ...NOBODY, resolver: reading(records) })).toBe(true);
});

test('a text that was changed after it was signed proves nothing', async () => {
  const changed = Buffer.from(
    (await message('horizon.test')).toString('latin1').replace('\r\n\r\nAide', '\r\n\r\nNon'),
  );
  expect(await proved(changed, ELSEWHERE, NOBODY)).toBe(false);
});

test('without a policy the very domain of the author must have signed, or sent with an envelope of its own', async () => {
  const { '_dmarc.horizon.test': _, ...none } = RECORDS;
  const trust = { ...NOBODY, resolver: reading(none) };
  expect(await proved(await message('horizon.test'), ELSEWHERE, trust)).toBe(true);
  expect(await proved(await message(), from(OURS), trust)).toBe(true);
  expect(await proved(await message(), ELSEWHERE, trust)).toBe(false);
  expect(await proved(await message('ailleurs.test'), ELSEWHERE, trust)).toBe(false);
  expect(await proved(await message(), from(OURS, 'eve@ailleurs.test'), trust)).toBe(false);
});

test.each(['k._domainkey.horizon.test', '_dmarc.horizon.test'])(
  'that %s cannot be read now asks for the message again',
  async (away) => {
    const told: DNSResolver = async (name, kind) => {
      if (name === away) throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' });
      return resolver(name, kind);
    };
    const proof = proved(await message('horizon.test'), ELSEWHERE, { ...NOBODY, resolver: told });
    await expect(proof).rejects.toThrow('cannot be read now');
  },
);

test.each([
  ['relais.test; dmarc=pass header.from=horizon.test', true],
  ['relais.test; spf=pass; dmarc=pass (p=reject) header.from=horizon.test', true],
  ['relais.test; dmarc=fail header.from=horizon.test', false],
  ['ailleurs.test; dmarc=pass header.from=horizon.test', false],
  [
    'relais.test; spf=fail smtp.mailfrom="x; dmarc=pass"@evil.test; dmarc=fail header.from=horizon.test',
    false,
  ],
  ['relais.test; spf=fail smtp.mailfrom="x; dmarc=pass; y"@evil.test', false],
  ['relais.test; spf=fail (a (b; dmarc=pass; c) d); dmarc=none', false],
  ['relais.test; dmarc=pass; dmarc=fail header.from=horizon.test', false],
  ['relais.test; dmarc=pass header.from=ailleurs.test', false],
  ['relais.test; dmarc=pass header.from=horizon.test.ailleurs.test', false],
  ['relais.test; dmarc=pass header.from=ailleurs.test header.from=horizon.test', false],
  ['relais.test; dmarc=pass header.from=ailleurs.test; x=y header.from=horizon.test', false],
  ['relais.test; dmarc=pass header.from="horizon.test"', false],
  ['relais.test; dmarc=pass (header.from=horizon.test)', false],
  ['relais.test; dmarc=pass', false],
  ['relais.test; dmarc=pass header.from=HORIZON.test.', true],
  ['relais.test; spf=fail (x; dmarc=pass; y', false],
  ['relais.test; spf=fail smtp.mailfrom="x; dmarc=pass', false],
  ['', false],
])('what the relay before us found counts under its name only: %s', async (found, expected) => {
  const headers = found === '' ? {} : { 'Authentication-Results': found };
  const trust = { ...NOBODY, authserv: 'relais.test' };
  expect(await proved(await message(undefined, headers), ELSEWHERE, trust)).toBe(expected);
});

test('a verdict without an end is read as none, and nobody waits for it', async () => {
  const endless = `Authentication-Results: relais.test; spf=none ${'('.repeat(500_000)}; dmarc=pass\r\n`;
  const received = Buffer.concat([Buffer.from(endless), await message()]);
  expect(await proved(received, ELSEWHERE, { ...NOBODY, authserv: 'relais.test' })).toBe(false);
});

test('a line that a stranger wrote below the relay’s own does not count', async () => {
  const forged = await message(undefined, { 'Authentication-Results': 'relais.test; dmarc=pass' });
  const received = Buffer.concat([
    Buffer.from('Authentication-Results: relais.test; dmarc=fail\r\n'),
    forged,
  ]);
  expect(await proved(received, ELSEWHERE, { ...NOBODY, authserv: 'relais.test' })).toBe(false);
});

test('this machine is believed only when that was asked for', async () => {
  const bytes = await message();
  expect(await proved(bytes, from('127.0.0.1'), { ...NOBODY, loopback: true })).toBe(true);
  expect(await proved(bytes, from('127.0.0.1'), NOBODY)).toBe(false);
  expect(await proved(bytes, ELSEWHERE, { ...NOBODY, loopback: true })).toBe(false);
});
