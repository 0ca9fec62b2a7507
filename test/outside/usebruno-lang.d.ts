/** The parser of the Bruno application, as far as our collection goes; it ships no types. */
declare module '@usebruno/lang' {
  type Pair = { readonly name: string; readonly value: string; readonly enabled: boolean };

  export type Request = {
    readonly meta: { readonly name: string; readonly seq: string };
    readonly http: { readonly method: string; readonly url: string; readonly body: string };
    readonly body?: { readonly json?: string };
    readonly assertions?: readonly Pair[];
    readonly script?: { readonly req?: string; readonly res?: string };
  };

  const lang: {
    readonly bruToJsonV2: (text: string) => Request;
    readonly collectionBruToJson: (text: string) => { readonly headers: readonly Pair[] };
    readonly bruToEnvJsonV2: (text: string) => { readonly variables: readonly Pair[] };
  };
  export default lang;
}
