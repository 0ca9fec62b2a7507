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
export type Unread = {
  readonly kind: 'unread';
  readonly cause: FailureKind;
  readonly why: string;
  readonly code: string;
  /** The address that failed: the given one, or a redirect's target. */
  readonly at: string;
  readonly redirects: readonly Hop[];
};

export type Answered = {
  readonly kind: 'answered';
  /** The address that answered, after redirects. */
  readonly final_url: string;
  readonly status: number;
  readonly redirects: readonly Hop[];
  readonly content_type: string;
  readonly x_robots_tag: readonly string[];
  /** As sent, or empty. */
  readonly last_modified: string;
  /** From the start of the last hop (name, connection, certificate) to the first line of its answer. */
  readonly ttfb_ms: number;
};

/** `body`: decompressed, at most `Limits.bytes`. */
export type Fetched = Answered & { readonly body: Buffer };

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
