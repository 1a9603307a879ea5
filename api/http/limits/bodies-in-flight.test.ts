import { expect, test } from 'vitest'
import { bodyLimits, createBodiesInFlight } from './bodies-in-flight.ts'

const limits = { ...bodyLimits, bytes: { memory: 1_000_000, disk: 1_000_000 }, bytesPerUser: 600_000 }

/** A server with a clock that is set by hand, and senders that are read as fast as they send. */
function world() {
  let nowMs = 0
  const bodies = createBodiesInFlight(limits, () => nowMs)
  const sender = (user: string) => {
    const { writable, readable } = new TransformStream<Uint8Array, Uint8Array>()
    const [writer, { stream, release }] = [writable.getWriter(), bodies.open(user, readable)]
    const reader = stream.getReader()
    /** What became of so many more bytes. */
    const send = async (bytes: number) => {
      void writer.write(new Uint8Array(bytes)).catch(() => {})
      return reader.read().then(
        () => 'taken',
        ({ code }: { code: string }) => code,
      )
    }
    return { send, release }
  }
  return {
    ...{ bodies, sender },
    pass(ms: number) {
      nowMs += ms
    },
  }
}

test('when a server is full, the parked bodies give way, largest first; those that move and a newcomer do not', async () => {
  const { sender, pass, bodies } = world()
  const [small, large, moving, newcomer] = ['eve', 'mallory', 'ann', 'bob'].map(sender)
  for (const [one, bytes] of [
    [small!, 200_000],
    [large!, 350_000],
    [moving!, 300_000],
  ] as const)
    expect(await one.send(bytes)).toBe('taken')
  pass(5_000)
  expect(await moving!.send(100_000)).toBe('taken')
  expect(await newcomer!.send(100_000)).toBe('taken')
  expect(bodies.held()).toEqual({ bodies: 3, bytes: 700_000 })
  expect([await large!.send(1), await small!.send(1), await moving!.send(1)]).toEqual(['unavailable', 'taken', 'taken'])
})

test('a form of a few bytes is not taken for a slow sender, however many large bodies have just arrived', async () => {
  const { sender } = world()
  const [ann, eve, bob] = ['ann', 'eve', 'bob'].map(sender)
  expect([await ann!.send(500_000), await eve!.send(500_000)]).toEqual(['taken', 'taken'])
  expect(await bob!.send(100)).toBe('taken')
})

test('where everybody moves, the user who holds the most gives way', async () => {
  const { sender } = world()
  const [ann, bob, cyd] = ['ann', 'bob', 'cyd'].map(sender)
  expect([await ann!.send(500_000), await bob!.send(300_000), await cyd!.send(300_000)]).toEqual(['taken', 'taken', 'taken'])
  expect([await ann!.send(1), await bob!.send(1), await cyd!.send(1)]).toEqual(['unavailable', 'taken', 'taken'])
})

test('one user holds so many bytes and not one more, also of bodies that arrived and are worked on', async () => {
  const { sender } = world()
  const [first, second, other] = [sender('ann'), sender('ann'), sender('bob')]
  expect([await first.send(600_000), await second.send(1), await other.send(1)]).toEqual(['taken', 'too_many_requests', 'taken'])
  first.release()
  expect(await sender('ann').send(600_000)).toBe('taken')
})
