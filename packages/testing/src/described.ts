import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Operation = {
  readonly requestBody?: Described & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Described>>;
};
type Json = {
  readonly schema: object;
  readonly examples?: { readonly exemple?: { readonly value: object } };
};
type Described = { readonly content?: { readonly 'application/json'?: Json } };
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

const file = new URL('../../../services/gateway/openapi.json', import.meta.url);

// The file lets answers gain fields; the tests do not: a field that nobody described is a mistake of ours.
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const shaped = 'properties' in inner && !('additionalProperties' in inner);
  return shaped ? { ...inner, additionalProperties: false } : inner;
};

/** What an OpenAPI file says of requests and answers of the agency API. */
function description(from: URL | string) {
  const written = JSON.parse(readFileSync(from, 'utf8')) as Document;
  const document = closed(written) as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'agence', components: document.components });
  const known = new Map<string, ValidateFunction>();

  const paths = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll('{id}', '[^/]+')}$`),
  }));

  const validator = (name: string, schema: object): ValidateFunction => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const inside = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"agence#/')) as object;
    const made = ajv.compile(inside);
    known.set(name, made);
    return made;
  };

  /** The described path that a call goes to. */
  const routeOf = (path: string): string | undefined =>
    paths.find(({ pattern }) => pattern.test(path.split('?')[0] ?? ''))?.path;

  const postOf = (path: string) => {
    const route = routeOf(path);
    const asked = route === undefined ? undefined : written.paths[route]?.['post']?.requestBody;
    const json = asked?.content?.['application/json'];
    if (json === undefined) throw new Error(`POST ${path} is not described`);
    return { route, required: asked?.required === true, ...json };
  };

  /** Whether a POST accepts this body; undefined: none at all was sent. */
  const accepts = (path: string, body: unknown): boolean => {
    const { route, required, schema } = postOf(path);
    return body === undefined ? !required : validator(`POST ${route}`, schema)(body);
  };

  /** The body that shows a POST. */
  const exampleOf = (path: string): object => postOf(path).examples?.exemple?.value ?? {};

  /** What is wrong with an answer; undefined when it is as described. */
  const undescribed = (method: string, path: string, status: number, body: unknown): string | undefined => {
    const route = routeOf(path);
    const operation = route === undefined ? undefined : document.paths[route]?.[method.toLowerCase()];
    if (operation === undefined) return undefined;
    const answer = operation.responses[String(status)];
    if (answer === undefined) return `${method} ${route} answered ${status}, which is not described`;
    const schema = answer.content?.['application/json']?.schema;
    if (schema === undefined) return undefined;
    const validate = validator(`${method} ${route} ${status}`, schema);
    return validate(body) ? undefined : `${method} ${route} ${status}: ${ajv.errorsText(validate.errors)}`;
  };

  return { accepts, undescribed, routeOf, exampleOf };
}

const shipped = description(file);
let released: ReturnType<typeof description> | undefined;

/** From now on an answer may also be as the OpenAPI file of the release says, whose gateways answer too. */
export function describedByRelease(openapi: string): void {
  released = description(openapi);
}

export const { accepts, routeOf, exampleOf } = shipped;

/** What is wrong with an answer of the agency API by the shipped OpenAPI file; undefined when it is as described. */
export const undescribed: typeof shipped.undescribed = (...answer) => {
  const wrong = shipped.undescribed(...answer);
  if (wrong === undefined || released === undefined) return wrong;
  return released.undescribed(...answer) === undefined ? undefined : wrong;
};
