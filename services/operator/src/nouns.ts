/** What each noun of the command line is about, in the order of `--help`, under the heading of its group. */
export const NOUNS: ReadonlyMap<string, readonly [group: string, about: string]> = new Map([
  ['todo', ['Every day:', 'all that waits for a person, in one list']],
  ['journal', ['Every day:', 'what people of ours changed, and why']],
  ['accounts', ['Accounts:', 'agency accounts: create, look at, pause, resume']],
  ['keys', ['Accounts:', 'keys of an account']],
  ['addresses', ['Accounts:', 'requests to add or remove an authorised address']],
  ['transfers', ['Accounts:', 'bank transfers that were announced']],
  ['plans', ['Accounts:', 'plan changes that were paid for and do not fit, invoices nobody asked for']],
  ['leads', ['People:', 'requests of the public form']],
  ['people', ['People:', "a person's data"]],
  ['mails', ['People:', 'messages that left, wait or failed']],
  ['measurements', ['Measuring:', 'measurements and their calls']],
  ['readings', ['Measuring:', 'stored answers, read again']],
  ['costs', ['Measuring:', 'what calls to AI models cost']],
  ['clock', ['The machine:', 'the product clock']],
  ['tasks', ['The machine:', 'scheduled tasks']],
  ['parked', ['The machine:', 'messages between services that no retry carried through']],
]);
