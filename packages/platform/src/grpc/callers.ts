import { createHash, timingSafeEqual } from 'node:crypto';
import { callersOf, digestSetting, mayCall } from '@agence/proto/callers';
import { type Metadata, status } from '@grpc/grpc-js';

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The SHA-256 of a token that callers must send, so that reading the environment does not reveal the token. While the
 * token is being changed: the digests of both, `new,old`.
 */
const digestsIn = (setting: string): readonly Buffer[] =>
  setting.split(',').map((digest) => Buffer.from(digest, 'hex'));

export const isTokenDigest = (setting: string): boolean =>
  setting.split(',').every((digest) => /^[0-9a-f]{64}$/i.test(digest)) &&
  !digestsIn(setting).some((digest) => digest.equals(digestOf('')));

/** Tells whether a digest is one of those in the setting. */
const digestMatcher = (setting: string): ((digest: Buffer) => boolean) => {
  const digests = digestsIn(setting);
  return (digest) => digests.some((known) => timingSafeEqual(digest, known));
};

/** The tokens that a caller sends: a service's own, or those of a tool and of an operator. */
export type SentTokens = {
  readonly service?: string | undefined;
  readonly tool?: string | undefined;
  readonly operator?: string | undefined;
};

const HEADERS = {
  service: 'x-service-token',
  tool: 'x-internal-token',
  operator: 'x-operator-token',
} as const;
type Header = keyof typeof HEADERS;
const NAMES = Object.keys(HEADERS) as Header[];

export const putTokens = (metadata: Metadata, tokens: SentTokens): void => {
  for (const name of NAMES) {
    const token = tokens[name];
    if (token !== undefined) metadata.set(HEADERS[name], token);
  }
};

/** The tokens that a service requires of its callers, from its settings. */
export type Tokens = {
  readonly service: string;
  /** Digest of the token of tools on this machine, which opens everything except what is for operators. */
  readonly tool_sha256?: string | undefined;
  readonly operator_sha256: string;
  readonly callers_sha256: Readonly<Record<string, string>>;
};

export const digestsOfCallers = (service: string, config: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    callersOf(service).flatMap((caller) => {
      const digest: unknown = Reflect.get(config, digestSetting(caller));
      return typeof digest === 'string' ? [[caller, digest]] : [];
    }),
  );

/** Whether a method, `/package.Service/Method`, is for operators, by the name of its service. */
export const isForOperators = (path: string): boolean => path.split('/')[1]?.endsWith('Operator') === true;

/** The callers that a call's tokens prove, and the verdict on a path: `OK`, or why it is refused. */
export type Admitted = { readonly names: readonly string[]; readonly verdict: (path: string) => status };

const TOOL = 'tool';

/** Identifies the sender of a call. Verdicts do not read the tokens again: a stream proves them once for all its calls. */
export function admission(tokens: Tokens): (metadata: Metadata) => Admitted {
  const { service, tool_sha256, operator_sha256, callers_sha256 } = tokens;
  const known: readonly (readonly [Header, string, (digest: Buffer) => boolean])[] = [
    ['operator', 'operator', digestMatcher(operator_sha256)],
    ...(tool_sha256 === undefined ? [] : [['tool', TOOL, digestMatcher(tool_sha256)] as const]),
    ...Object.entries(callers_sha256).map(
      ([caller, digest]) => ['service', caller, digestMatcher(digest)] as const,
    ),
  ];
  const opens = (name: string, path: string): boolean =>
    isForOperators(path)
      ? name === 'operator'
      : name === TOOL || mayCall(name, service, path.slice(path.lastIndexOf('.') + 1));
  return (metadata) => {
    const sent = new Map(
      NAMES.flatMap((name) => {
        const [token] = metadata.get(HEADERS[name]);
        return token === undefined ? [] : [[name, digestOf(String(token))] as const];
      }),
    );
    const names = known.flatMap(([header, name, matches]) => {
      const digest = sent.get(header);
      return digest !== undefined && matches(digest) ? [name] : [];
    });
    return {
      names,
      verdict: (path) => {
        if (names.some((name) => opens(name, path))) return status.OK;
        // Callers without the operator token learn no more than a stranger.
        return names.length === 0 || isForOperators(path) ? status.UNAUTHENTICATED : status.PERMISSION_DENIED;
      },
    };
  };
}
