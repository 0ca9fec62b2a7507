type Case = { readonly fullName: string; readonly status: string; readonly duration?: number | null };

/** @public Jest is given it as a reporter: says how each test went when it ends, as a file of them may take a quarter of an hour. */
export default class AsItEnds {
  onTestCaseResult(_: unknown, { fullName, status, duration }: Case): void {
    console.log(`${status.padEnd(7)} ${fullName} (${((duration ?? 0) / 1_000).toFixed(0)} s)`);
  }
}
