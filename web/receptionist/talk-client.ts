import { type ErrorBody, headers } from "#contract/http.ts";
import { type TalkEvent, type TalkRequest, talkEndpoint } from "#contract/receptionist.ts";

export interface TalkCall {
  /** Base URL of the API; empty: the page's own origin. */
  apiHost: string;
  request: TalkRequest;
  captchaToken?: string | undefined;
  /** Where the visit comes from (arrivals/source-header.ts). */
  source?: string;
  /** What the visitor worked out on the pages, as a query (content/lead-slip.ts). */
  slip?: string;
  signal: AbortSignal;
  fetch?: typeof fetch;
}

/** The line failed. The message, where there is one, is for the visitor. */
export class LineDropped extends Error {}

/**
 * Sends one turn and yields what is answered, event by event.
 * @throws LineDropped when there is no answer, or it is incomplete.
 */
export async function* talkTo(call: TalkCall): AsyncGenerator<TalkEvent> {
  const send = call.fetch ?? fetch;
  const response = await send(call.apiHost + talkEndpoint, {
    method: "POST",
    body: JSON.stringify(call.request),
    headers: {
      "Content-Type": "application/json",
      ...(call.source && { [headers.source]: call.source }),
      ...(call.slip && { [headers.slip]: call.slip }),
      ...(call.captchaToken && { [headers.captcha]: call.captchaToken }),
    },
    signal: call.signal,
  }).catch((error: unknown) => {
    throw call.signal.aborted ? error : new LineDropped("");
  });
  if (!response.ok || !response.body) {
    const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | undefined;
    throw new LineDropped(typeof body?.message === "string" ? body.message : "");
  }
  let done = false;
  for await (const event of eventsIn(response.body)) {
    if (event.type === "error") throw new LineDropped(event.message);
    done ||= event.type === "done";
    yield event;
  }
  if (!done) throw new LineDropped("");
}

/** Server-sent events whose data is JSON. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<TalkEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const parts = rest.split(/\r?\n\r?\n/);
      rest = parts.pop() ?? "";
      for (const part of parts) {
        const data = part
          .split(/\r?\n/)
          .filter((line) => line.startsWith("data:"))
          .map((line) => line.slice(5).trim())
          .join("\n");
        if (data) yield JSON.parse(data) as TalkEvent;
      }
      if (done) return;
    }
  } catch (error) {
    if (error instanceof LineDropped || (error as Error).name === "AbortError") throw error;
    throw new LineDropped("");
  } finally {
    void reader.cancel().catch(() => {});
  }
}
