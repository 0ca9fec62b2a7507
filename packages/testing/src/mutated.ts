import fc from 'fast-check';

/** What tends to break readers of text. */
const PIECES = [
  ...['', '\0', '\r', '\n', '\r\n', '\r\n\r\n', '\t', ' ', '\u00a0', '\u202e', '\u2028', '\ufeff', '\ud800'],
  ...`é 𝕏 " ' \` \\ , ; : = & % %zz %00 %ff + - -- # * $ ? { } [ ] ( ) < > </ <!-- <![CDATA[ &b; &#0;`.split(
    ' ',
  ),
  ...'null true false -1 0 1e309 99999999999999999999 __proto__ constructor ../ // http://[::1]/'.split(' '),
  ...'<blockquote> <table><tr><td> =?utf-8?B? charset= charset=utf-16 boundary= filename="a" &#x110000;'.split(
    ' ',
  ),
  ...[
    '<!DOCTYPE a [<!ENTITY b "c">]>',
    'Transfer-Encoding: chunked\r\n',
    'From: x@y.example, z@y.example\r\n',
  ],
  ...['Content-Type: ', 'Content-Type: message/rfc822\r\n\r\n', 'Content-Transfer-Encoding: base64\r\n'],
  ...[
    'multipart/mixed; boundary=b\r\n\r\n--b\r\n',
    'DKIM-Signature: v=1; d=a.example; s=k; h=from; b=AA==\r\n',
  ],
].map((piece) => Buffer.from(piece));

const LARGEST = 300_000;

const piece = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
);

/** Where, as a share of the whole, and how long. */
const span = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(40) });

const change = fc.record({
  ...{ span, piece },
  kind: fc.constantFrom('put', 'replace', 'remove', 'repeat', 'end', 'join'),
  times: fc.oneof(
    { weight: 20, arbitrary: fc.nat(3) },
    { weight: 1, arbitrary: fc.constantFrom(100, 20_000) },
  ),
  other: fc.nat(1000),
});

type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

const repeated = (bytes: Buffer, times: number): Buffer =>
  Buffer.alloc(Math.min(bytes.length * times, LARGEST), bytes.length === 0 ? ' ' : bytes);

const changed = (
  bytes: Buffer,
  { kind, span, piece, times, other }: Change,
  samples: readonly Buffer[],
): Buffer => {
  const at = Math.floor(span.at * bytes.length);
  const [before, inside] = [bytes.subarray(0, at), bytes.subarray(at, at + span.length)];
  const after = bytes.subarray(at + span.length);
  const sample = samples[other % samples.length] ?? piece;
  switch (kind) {
    case 'put':
      return Buffer.concat([before, repeated(piece, times), inside, after]);
    case 'replace':
      return Buffer.concat([before, piece, after]);
    case 'remove':
      return Buffer.concat([before, after]);
    case 'repeat':
      return Buffer.concat([before, repeated(inside, times), after]);
    case 'end':
      return before;
    case 'join':
      return Buffer.concat([before, sample.subarray(Math.floor(span.at * sample.length))]);
  }
};

const bytesOf = (sample: string | Buffer): Buffer => Buffer.from(sample as string);

/** One of the samples with up to six changes. */
export function mutated(samples: readonly (string | Buffer)[]): fc.Arbitrary<Buffer> {
  const all = samples.map(bytesOf);
  return fc.tuple(fc.nat(all.length - 1), fc.array(change, { maxLength: 6 })).map(([first, changes]) => {
    let bytes = all[first] ?? Buffer.alloc(0);
    for (const next of changes) bytes = changed(bytes, next, all).subarray(0, LARGEST);
    return bytes;
  });
}

/** The same for several places, each with its samples. */
export const mutatedAt = (
  places: readonly (readonly [where: string, ...samples: (string | Buffer)[]])[],
): fc.Arbitrary<readonly [where: string, bytes: Buffer]> =>
  fc.oneof(...places.map(([where, ...samples]) => mutated(samples).map((bytes) => [where, bytes] as const)));
