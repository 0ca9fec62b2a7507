// Loaded before a process (`node --import`): the second of each service, and each second gateway, lives two seconds behind
// the first one. Who it is, is told by its place in the addresses that everybody is given.
const { GRPC_PORT, PORT, PUBLIC_URL = '', ...others } = process.env;
const second =
  GRPC_PORT === undefined
    ? PORT !== undefined && !PUBLIC_URL.endsWith(`:${PORT}`)
    : Object.entries(others).some(
        ([name, list = '']) => name.endsWith('_GRPC') && list.split(',')[1]?.endsWith(`:${GRPC_PORT}`),
      );
const BEHIND_MS = second ? 2_000 : 0;
const now = Date.now;

Date.now = () => now() - BEHIND_MS;
globalThis.Date = new Proxy(Date, {
  construct: (date, given) => Reflect.construct(date, given.length === 0 ? [date.now()] : given),
});
