// Loaded before a process (`node --import`): every other one lives two seconds behind the others.
const BEHIND_MS = process.pid % 2 === 0 ? 2_000 : 0;
const now = Date.now;

Date.now = () => now() - BEHIND_MS;
globalThis.Date = new Proxy(Date, {
  construct: (date, given) => Reflect.construct(date, given.length === 0 ? [date.now()] : given),
});
