/** Why nothing was read. `robots`: the site asks robots such as ours not to; `redirects`: too many of them. */
export type FailureKind =
  | 'refused'
  | 'robots'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'redirects'
  | 'unreadable'
  | 'aborted';

/** One answer that sent us elsewhere. */
export type Hop = { readonly url: string; readonly status: number; readonly location: string };

/** `why` is a French sentence for a document; `code` the system's own word (`ENOTFOUND`, `CERT_HAS_EXPIRED`), or empty. */
export type Failure = {
  readonly kind: FailureKind;
  readonly why: string;
  readonly code: string;
  /** The address that failed: the one asked for, or one that it redirects to. */
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
  /** From the first step of the last hop (name, connection, certificate) to the first line of its answer. */
  readonly ttfb_ms: number;
};

/** Every IPv4 and IPv6 address of a host name. Rejects with a `code` when there is none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export type Limits = {
  /** Received, and again after decompression. */
  readonly bytes: number;
  /** Whole fetch, redirects included. */
  readonly ms: number;
  readonly hops: number;
  readonly ports: ReadonlySet<number>;
};

export type FetchOptions = {
  /** `host:port` opened for tests, whatever address they stand for. */
  readonly allow: ReadonlySet<string>;
  readonly userAgent: string;
  readonly signal?: AbortSignal | undefined;
  /** Asked before each address, redirects included. */
  readonly permits?: ((url: URL) => Promise<boolean>) | undefined;
  readonly resolve?: Resolve | undefined;
  readonly limits?: Partial<Limits> | undefined;
};

/** What stops a fetch; `fetchSite` gives it back as a value. */
export class Stopped extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  constructor(kind: FailureKind, why: string, code = '') {
    super(why);
    this.kind = kind;
    this.code = code;
  }
}
