import { callersOf, digestSetting, rpcsOf } from '@agence/proto/callers';
import { type Metadata, status } from '@grpc/grpc-js';
import { tokensIn } from './internal-token.ts';
import { digestMatcher, digestOf } from './token-digest.ts';

/** What a caller sends: the token that is its own, and that of the release before as long as it is configured. */
export type SentTokens = {
  readonly service?: string | undefined;
  readonly internal?: string | undefined;
  readonly operator?: string | undefined;
};

const HEADERS = {
  service: 'x-service-token',
  internal: 'x-internal-token',
  operator: 'x-operator-token',
} as const;
type Header = keyof typeof HEADERS;
const NAMES = Object.keys(HEADERS) as Header[];

type Config = { readonly SERVICE_TOKEN?: string | undefined; readonly INTERNAL_TOKEN?: string | undefined };

/** The tokens that a service sends, as its settings say them. */
export const sentTokens = ({ SERVICE_TOKEN, INTERNAL_TOKEN }: Config): SentTokens => ({
  service: SERVICE_TOKEN,
  internal: INTERNAL_TOKEN === undefined ? undefined : tokensIn(INTERNAL_TOKEN)[0],
});

export const putTokens = (metadata: Metadata, tokens: SentTokens): void => {
  for (const name of NAMES) {
    const token = tokens[name];
    if (token !== undefined) metadata.set(HEADERS[name], token);
  }
};

/** What a service asks of those that call it, as its settings say it. */
export type Tokens = {
  /** Its name, which says what its callers may call. */
  readonly service: string;
  /** The token that all shared before each had its own; whoever has it may call all but what is for operators. */
  readonly internal?: string | undefined;
  /** Digest of the token of tools on this machine, which may do the same. */
  readonly tool_sha256?: string | undefined;
  readonly operator_sha256: string;
  /** Digest of the token of each service that calls it. */
  readonly callers_sha256: Readonly<Record<string, string>>;
};

/** The digest of each caller's token, as the settings of a service have them. */
export const digestsOfCallers = (service: string, config: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    callersOf(service).flatMap((caller) => {
      const digest: unknown = Reflect.get(config, digestSetting(caller));
      return typeof digest === 'string' ? [[caller, digest]] : [];
    }),
  );

/** Whether a method, `/package.Service/Method`, is for who runs the service: the name of its service says so. */
export const isForOperators = (path: string): boolean => path.split('/')[1]?.endsWith('Operator') === true;

/** Who calls, as the tokens of a call prove, and what that opens: `OK`, or why it is refused. */
export type Admitted = { readonly names: readonly string[]; readonly verdict: (path: string) => status };

const SHARED = 'shared token';

/** Tells who sent a call. A path is asked about without a look at the tokens again: a stream proves them once for all its calls. */
export function admission(tokens: Tokens): (metadata: Metadata) => Admitted {
  const { service, internal, tool_sha256, operator_sha256, callers_sha256 } = tokens;
  const everything = [
    ...(tool_sha256 === undefined ? [] : [tool_sha256]),
    ...(internal === undefined ? [] : tokensIn(internal).map((token) => digestOf(token).toString('hex'))),
  ];
  const known: readonly (readonly [Header, string, (digest: Buffer) => boolean])[] = [
    ['operator', 'operator', digestMatcher(operator_sha256)],
    ...everything.map((digest) => ['internal', SHARED, digestMatcher(digest)] as const),
    ...Object.entries(callers_sha256).map(
      ([caller, digest]) => ['service', caller, digestMatcher(digest)] as const,
    ),
  ];
  const opened = new Map(['operator', ...callersOf(service)].map((name) => [name, rpcsOf(name, service)]));
  const opens = (name: string, path: string): boolean =>
    isForOperators(path)
      ? name === 'operator'
      : name === SHARED || opened.get(name)?.has(path.slice(path.lastIndexOf('.') + 1)) === true;
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
        // Who is not the operator is told no more than a stranger.
        return names.length === 0 || isForOperators(path) ? status.UNAUTHENTICATED : status.PERMISSION_DENIED;
      },
    };
  };
}
