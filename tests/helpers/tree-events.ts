import { type TreeEvent, treeEventSchema } from '../../shared/generate-hooks.ts';

/** The events of a stream as the server sends them, until it ends. Throws when the answer is none. */
export async function* readTreeEvents(
  server: { url: string; publishableKey: string },
  { accessToken }: { accessToken: string },
  prompt: string,
  signal?: AbortSignal,
): AsyncGenerator<TreeEvent> {
  const response = await fetch(`${server.url}/functions/v1/generate-hooks`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ prompt }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`generate-hooks answered ${response.status}: ${await response.text()}`);
  for await (const data of readEventData(response)) yield treeEventSchema.parse(JSON.parse(data));
}

/** The data of each server-sent event. */
export async function* readEventData(response: Response): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data: '));
      if (data !== undefined) yield data.slice('data: '.length);
    }
  }
}
