/** First version number in a text, such as what `mongod --version` prints: `db version v6.0.5`. */
export const versionIn = (text: string): string | undefined => /\bv?(\d+\.\d+\.\d+)/.exec(text)?.[1];

/** Whether `version` is `least` or later; both are `major.minor.patch`. */
export function isAtLeast(version: string, least: string): boolean {
  const [actual, required] = [version.split('.').map(Number), least.split('.').map(Number)];
  for (const [i, wanted] of required.entries()) {
    const had = actual[i] ?? 0;
    if (had !== wanted) return had > wanted;
  }
  return true;
}
