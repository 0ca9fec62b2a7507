import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** DER: one tag, its length, its content. */
const der = (tag: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const SEQUENCE = 0x30;
const ECDSA_SHA256 = der(SEQUENCE, der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));

const named = (name: string): Buffer =>
  der(SEQUENCE, der(0x31, der(SEQUENCE, der(0x06, [0x55, 4, 3]), der(0x0c, Buffer.from(name)))));

const day = (date: string): Buffer => der(0x17, Buffer.from(`${date}000000Z`));

/** subjectAltName, for one DNS name. */
const forName = (name: string): Buffer =>
  der(SEQUENCE, der(0x06, [0x55, 0x1d, 0x11]), der(0x04, der(SEQUENCE, der(0x82, Buffer.from(name)))));

const pem = (label: string, bytes: Buffer): string =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END ${label}-----\n`;

/** A self-signed certificate for `name`, drawn at each call; `until` is YYMMDD. */
export function selfSigned(name: string, until = '491231'): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const tbs = der(
    SEQUENCE,
    der(0xa0, der(0x02, [2])),
    der(0x02, [1]),
    ECDSA_SHA256,
    named(name),
    der(SEQUENCE, day('200101'), day(until)),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, forName(name))),
  );
  const cert = der(SEQUENCE, tbs, ECDSA_SHA256, der(0x03, [0], signed(tbs, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', cert),
  };
}

const signed = (bytes: Buffer, key: KeyObject): Buffer => sign('sha256', bytes, key);
