/** Why nothing was read. `robots`: the site's robots.txt forbids it; `redirects`: too many redirects. */
export type FailureKind =
  | 'refused'
  | 'robots'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'redirects'
  | 'unreadable'
  | 'aborted';

export type Hop = { readonly url: string; readonly status: number; readonly location: string };

/** `why` is a French sentence for a document; `code` is the system's error code (`ENOTFOUND`, `CERT_HAS_EXPIRED`), or empty. */
export type Failure = {
  readonly kind: FailureKind;
  readonly why: string;
  readonly code: string;
  /** The address that failed: the given one, or a redirect's target. */
  readonly url: string;
  readonly redirects: readonly Hop[];
};

export type Fetched = {
  readonly kind: 'fetched';
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly redirects: readonly Hop[];
  readonly content_type: string;
  readonly x_robots_tag: readonly string[];
  /** As sent, or empty. */
  readonly last_modified: string;
  /** Decompressed, at most `Limits.bytes`. */
  readonly body: Buffer;
  /** From the start of the last hop (name, connection, certificate) to the first line of its answer. */
  readonly ttfb_ms: number;
};

/** All IPv4 and IPv6 addresses of a host name. Rejects with a `code` when there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export type Limits = {
  /** Limit of the received body, and again after decompression. */
  readonly bytes: number;
  /** Limit of the whole fetch, redirects included. */
  readonly ms: number;
  readonly hops: number;
  readonly ports: ReadonlySet<number>;
};

export type FetchOptions = {
  /** `host:port` allowed in tests, whatever their address. */
  readonly allow: ReadonlySet<string>;
  readonly userAgent: string;
  readonly signal?: AbortSignal | undefined;
  /** Called before each address, redirects included. */
  readonly permits?: ((url: URL) => Promise<boolean>) | undefined;
  readonly resolve?: Resolve | undefined;
  readonly limits?: Partial<Limits> | undefined;
};

/** Ends a fetch; `fetchSite` returns it as a value. */
export class Stopped extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  constructor(kind: FailureKind, why: string, code = '') {
    super(why);
    this.kind = kind;
    this.code = code;
  }
}
