import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type LocalService, startLocalService } from '../../../tests/helpers/local-service.ts';
import { fetchJson } from './fetch-json.ts';

let service: LocalService;
beforeAll(async () => {
  service = await startLocalService(() => ({}));
});
afterAll(() => service.stop());

describe('the text of an answer', () => {
  it.each<[string, BufferEncoding, string]>([
    ['application/json', 'utf8', 'maçã'],
    ['text/javascript; charset=ISO-8859-1', 'latin1', 'maçã'],
    ['text/javascript;charset="iso-8859-1"; x=y', 'latin1', 'maçã'],
    ['application/json; charset=UTF-8', 'utf8', 'maçã'],
    ['application/json; charset=marciano', 'utf8', 'maçã'],
    ['application/json; charset=', 'utf8', 'maçã'],
  ])('is read by the charset of "%s"', async (contentType, encoding, text) => {
    service.answer(() => ({ contentType, body: Buffer.from(JSON.stringify([text]), encoding) }));
    const request = {
      address: new URL(service.url),
      shape: z.array(z.string()),
      signal: AbortSignal.timeout(5_000),
    };
    expect(await fetchJson(request)).toEqual([text]);
  });
});
