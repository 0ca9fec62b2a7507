import { expect, test } from '@jest/globals';
import { APICallError } from 'ai';
import { classify, meaningOf } from './classify.ts';
import type { Provider } from './port.ts';

test.each<[Provider, number, string, ReturnType<typeof meaningOf>]>([
  ['anthropic', 400, 'Your credit balance is too low to access the Anthropic API.', 'credit'],
  ['anthropic', 400, 'You have reached your specified API usage limits.', 'credit'],
  ['anthropic', 400, 'messages: text content blocks must be non-empty', undefined],
  ['anthropic', 402, 'billing_error', 'credit'],
  ['anthropic', 404, 'model: claude-9', 'model'],
  ['anthropic', 404, '{"error":{"type":"not_found_error","message":"Not Found"}}', 'address'],
  ['anthropic', 429, 'rate_limit_error', 'busy'],
  ['anthropic', 429, '{"error_code":"enforced_spend_limit_reached"}', 'credit'],
  ['anthropic', 500, 'api_error', undefined],
  ['anthropic', 529, 'overloaded_error', 'busy'],
  ['openai', 401, 'Incorrect API key provided', 'key'],
  ['openai', 404, 'The model `gpt-99` does not exist', 'model'],
  ['openai', 429, '{"code":"insufficient_quota"}', 'credit'],
  ['openai', 429, '{"code":"rate_limit_exceeded"}', 'busy'],
  ['openai', 503, 'The engine is currently overloaded', 'busy'],
  ['openai', 503, 'upstream connect error', undefined],
  ['google', 400, '{"reason":"API_KEY_INVALID"}', 'key'],
  ['google', 400, '{"status":"FAILED_PRECONDITION"}', 'credit'],
  ['google', 400, '{"status":"INVALID_ARGUMENT"}', undefined],
  ['google', 402, '{"status":"RESOURCE_EXHAUSTED"}', 'credit'],
  ['google', 403, 'PERMISSION_DENIED', 'key'],
  ['google', 500, 'INTERNAL', undefined],
  ['google', 503, '{"status":"UNAVAILABLE"}', 'busy'],
  ['mistral', 400, 'Invalid model: m', 'model'],
  ['mistral', 400, '{"param":"model","code":"unknown_model"}', 'model'],
  ['mistral', 503, 'overloaded', undefined],
  ['perplexity', 400, 'invalid_model', 'model'],
  ['xai', 400, 'Incorrect API key provided', 'key'],
  ['xai', 403, 'Your team has no credits yet', 'credit'],
  ['openai-compatible', 400, 'Invalid model name passed in model=m', 'model'],
  ['openai-compatible', 400, '{"message":"No connected db.","type":"no_db_connection"}', 'key'],
  ['openai-compatible', 400, '{"message":"Budget has been exceeded!","type":"budget_exceeded"}', 'credit'],
  ['anthropic', 422, '{"message":"Budget has been exceeded!","type":"budget_exceeded"}', 'credit'],
  ['google', 429, '{"message":"Budget has been exceeded!","type":"budget_exceeded"}', 'credit'],
  ['openai-compatible', 422, 'max_tokens is too large', undefined],
  ['openai-compatible', 307, '', 'address'],
  ['openai-compatible', 405, 'Method Not Allowed', 'address'],
  ['openai-compatible', 400, 'context too long', undefined],
])('%s, %i, “%s”: %s', (provider, status, reply, meaning) => {
  expect(meaningOf(provider, status, reply)).toBe(meaning);
});

test.each([
  ['{"error":{"message":"max_tokens is \\"too\\" large","type":"invalid"}}', 'max_tokens is "too" large'],
  ['<html>Bad gateway</html>', 'Bad Request'],
  ['{"message":{}}', 'Bad Request'],
  ['', 'Bad Request'],
  ['{"message":"two\nlines"}', 'Bad Request'],
  ['{"message":"half \\u00"}', 'Bad Request'],
  ['{"message":"\\u00e9t\\u00e9"}', 'été'],
])('a proxy that answers %j, in another shape than the provider’s, is quoted', (responseBody, words) => {
  const error = new APICallError({
    ...{ message: 'Bad Request', url: 'http://proxy.example', requestBodyValues: {}, statusCode: 400 },
    responseBody,
  });
  expect(classify(error, true, 'google')).toEqual({
    kind: 'rejected',
    status: 400,
    why: `HTTP 400: ${words}`,
  });
});
