/** One server-sent event. */
export interface ServerEvent {
  /** `message` when the server named none. */
  event: string
  data: string
}

/** Cuts text into lines as it arrives. A line ends with \n, \r\n or \r; the halves of \r\n may come apart. */
function createLineCutter() {
  let rest = ''
  let endedWithCarriageReturn = false
  return (chunk: string): string[] => {
    const text = endedWithCarriageReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk
    if (chunk !== '') endedWithCarriageReturn = chunk.endsWith('\r')
    const lines = (rest + text).split(/\r\n|\n|\r/u)
    rest = lines.pop()!
    return lines
  }
}

/** Gathers lines to events (https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation). */
function createEventGatherer() {
  let event = ''
  let data: string[] = []
  return (line: string): ServerEvent | null => {
    if (line === '') {
      const gathered = data.length > 0 ? { event: event || 'message', data: data.join('\n') } : null
      event = ''
      data = []
      return gathered
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /u, '')
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    return null
  }
}

/** The server sends a comment every 10 s. */
const longestSilenceMs = 35_000

/** @throws TypeError, as of a broken connection, when nothing comes in time */
async function readWithin(reader: ReadableStreamDefaultReader<Uint8Array>, silentMs: number) {
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(() => silence.reject(new TypeError('the stream fell silent')), silentMs)
  try {
    return await Promise.race([reader.read(), silence.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reads server-sent events from a fetch body: the browser's EventSource can neither POST nor send a token. Comments (heartbeats) are
 * passed over; an event cut off by the end of the stream is dropped. Leaving the loop cancels the stream.
 * @param silentMs after so long without even a comment the connection is taken for broken: a phone that changed its network hears nothing
 * @throws TypeError when the connection breaks
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
  silentMs = longestSilenceMs,
): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const cutLines = createLineCutter()
  const gather = createEventGatherer()
  try {
    for (;;) {
      const { done, value } = await readWithin(reader, silentMs)
      if (done) return
      for (const line of cutLines(decoder.decode(value, { stream: true }))) {
        const event = gather(line)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
