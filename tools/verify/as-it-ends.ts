type Case = { readonly fullName: string; readonly status: string; readonly duration?: number | null };

/** @public Jest loads it as a reporter. Prints each test as it ends, since a file of tests may take a quarter of an hour. */
export default class AsItEnds {
  onTestCaseResult(_: unknown, { fullName, status, duration }: Case): void {
    console.log(`${status.padEnd(7)} ${fullName} (${((duration ?? 0) / 1_000).toFixed(0)} s)`);
  }
}
