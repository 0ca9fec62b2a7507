/** On https: no plain HTTP later, no access from other windows, no use of the reader's devices. */
const ON_HTTPS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

export type SafeHeaders = Readonly<Record<string, string>>;

/** What every answer of the public address carries; a page that needs another value sets its own. */
export const safeHeaders = (publicUrl: string): SafeHeaders => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  ...(new URL(publicUrl).protocol === 'https:' ? ON_HTTPS : {}),
});
