import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHookSmsSender } from './hook-sms-sender.ts';
import { SmsError } from './sms-sender.ts';

const key = Buffer.from('a secret of twenty-four.');

describe('the hook of texts', () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 204;
  let gateway: Server;
  let url: string;
  beforeAll(async () => {
    gateway = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      received.push({ headers: request.headers, body });
      response.writeHead(status, status === 307 ? { location: 'https://example.com/' } : {}).end();
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
  });
  afterAll(() => gateway.close());

  it('posts the text, signed so that its receiver can tell it is ours', async () => {
    const sender = openHookSmsSender({ url, secret: `whsec_${key.toString('base64')}` });
    const id = await sender.send({ to: '+5511987654321', text: 'Olá' });
    const { headers, body } = received.at(-1) ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toEqual({ to: '+5511987654321', text: 'Olá' });
    expect(headers['webhook-id']).toBe(id);
    const signed = `${id}.${headers['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
  });

  it.each([400, 500, 307])('says so when it is answered %i', async (refusal) => {
    status = refusal;
    const sender = openHookSmsSender({ url, secret: key.toString('base64') });
    await expect(sender.send({ to: '+5511987654321', text: 'Olá' })).rejects.toBeInstanceOf(SmsError);
    status = 204;
  });

  it('says so when nobody is there', async () => {
    const sender = openHookSmsSender({ url: 'http://127.0.0.1:9/', secret: key.toString('base64') });
    await expect(sender.send({ to: '+5511987654321', text: 'Olá' })).rejects.toBeInstanceOf(SmsError);
  });
});
