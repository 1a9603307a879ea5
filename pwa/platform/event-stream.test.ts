import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readServerEvents, type ServerEvent } from './event-stream.ts'

function streamOf(chunks: Uint8Array[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function eventsOf(chunks: Uint8Array[]) {
  const events: ServerEvent[] = []
  for await (const event of readServerEvents(streamOf(chunks))) events.push(event)
  return events
}

const bytes = (text: string) => new TextEncoder().encode(text)

function cutAt(whole: Uint8Array, offsets: number[]) {
  const cuts = [0, ...offsets.map((offset) => offset % (whole.length + 1)).sort((a, b) => a - b), whole.length]
  return cuts.slice(1).map((cut, i) => whole.subarray(cuts[i], cut))
}

test('events arrive whole wherever the network cuts, with any line ending', async () => {
  const event = fc.record({
    event: fc.constantFrom('section', 'done', 'problem', 'Größe'),
    data: fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/gu, ' ')),
    more: fc.array(fc.constantFrom('second line', 'ж: 漢', ' leads with a space', ''), { maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 8 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat(), { maxLength: 40 }),
      async (sent, lineEnd, offsets) => {
        const wire = sent.map(({ event, data, more }) =>
          [`: heartbeat`, `event: ${event}`, ...[data, ...more].map((line) => `data: ${line}`), 'id: 7', '', ''].join(lineEnd),
        )
        const events = await eventsOf(cutAt(bytes(wire.join('')), offsets))
        expect(events).toEqual(sent.map(({ event, data, more }) => ({ event, data: [data, ...more].join('\n') })))
      },
    ),
  )
})

test('an event without a name is a message; one without data does not count', async () => {
  expect(await eventsOf([bytes('data:x\n\nevent: empty\n\n:only a comment\n\n')])).toEqual([{ event: 'message', data: 'x' }])
})

test('an event cut off by the end of the stream is dropped', async () => {
  expect(await eventsOf([bytes('event: a\ndata: 1\n\nevent: b\ndata: 2\n')])).toEqual([{ event: 'a', data: '1' }])
})

test('a broken connection is reported, after the events before it', async () => {
  let sent = false
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(new TypeError('network error'))
      else controller.enqueue(bytes('data: 1\n\n'))
      sent = true
    },
  })
  const events = readServerEvents(stream)
  expect((await events.next()).value).toEqual({ event: 'message', data: '1' })
  await expect(events.next()).rejects.toThrow('network error')
})

test('to stop reading ends the connection', async () => {
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes('data: 1\n\n')),
    cancel: () => {
      cancelled = true
    },
  })
  for await (const _ of readServerEvents(stream)) break
  expect(cancelled).toBe(true)
})

test('a connection that stays silent for too long, without even a comment, counts as broken and is closed', async () => {
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes('data: 1\n\n')),
    cancel: () => {
      cancelled = true
    },
  })
  const events = readServerEvents(stream, 20)
  expect((await events.next()).value).toEqual({ event: 'message', data: '1' })
  await expect(events.next()).rejects.toThrow(TypeError)
  expect(cancelled).toBe(true)
})
