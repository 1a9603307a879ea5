import { Problem } from '../../problem.ts'

const megabyte = 1024 * 1024
export const bodyLimits = {
  /** Bodies arriving at once. The outbox sends one at a time; the rest is for tabs and lost connections. */
  perUser: 6,
  /** Held on one server, arriving or in work: a video of 100 MB and a recording. */
  bytesPerUser: 150 * megabyte,
  /** Of all users on one server. Disk: half of the folder in `compose.yaml`, since the sound of a video is copied. */
  bytes: { memory: 128 * megabyte, disk: 512 * megabyte },
  /** A sender that holds more than this and sent less in the last moment is slow. */
  slowBytes: 20_000,
}

type Place = keyof typeof bodyLimits.bytes

export type BodiesInFlight = ReturnType<typeof createBodiesInFlight>

interface Entry {
  userId: string
  keptIn: Place
  bytes: number
  isArriving: boolean
  /** Halved every `momentMs` without another byte. */
  recentBytes: number
  atMs: number
  cutOff(why: Problem): void
}

const ofYours = () =>
  new Problem('too_many_requests', {
    message: 'Several of your files are still being sent. Please wait a moment and try again.',
    retryAfterSeconds: 10,
  })
const momentMs = 250

const full = () =>
  new Problem('unavailable', {
    message: 'Many files are arriving right now. Please wait a moment and try again.',
    retryAfterSeconds: 10,
    log: 'no room for the bytes of a body',
  })

/** When there is no room, slow senders give way first, then the users who hold the most. */
export function createBodiesInFlight(limits = bodyLimits, clock = () => performance.now()) {
  const entries = new Set<Entry>()
  const bytesOf = (some: Iterable<Entry>) => [...some].reduce((sum, { bytes }) => sum + bytes, 0)
  const ofUser = (userId: string) => [...entries].filter((one) => one.userId === userId)
  const recentOf = ({ recentBytes, atMs }: Entry) => recentBytes * 2 ** ((atMs - clock()) / momentMs)

  const isFull = (place: Place) => bytesOf([...entries].filter(({ keptIn }) => keptIn === place)) > limits.bytes[place]

  function makeRoom(place: Place) {
    const arriving = [...entries].filter(({ isArriving, keptIn }) => isArriving && keptIn === place)
    const isSlow = (one: Entry) => one.bytes > limits.slowBytes && recentOf(one) < limits.slowBytes
    const ranked = arriving.map((one) => ({ one, isSlow: isSlow(one), bytes: bytesOf(ofUser(one.userId)) }))
    ranked.sort((a, b) => Number(b.isSlow) - Number(a.isSlow) || b.bytes - a.bytes)
    for (const { one } of ranked) if (isFull(place)) one.cutOff(full())
  }

  function count(entry: Entry, arrived: number, mostHeld: number) {
    entry.recentBytes = recentOf(entry) + arrived
    entry.atMs = clock()
    entry.bytes = Math.min(mostHeld, entry.bytes + arrived)
    if (bytesOf(ofUser(entry.userId)) > limits.bytesPerUser) entry.cutOff(ofYours())
    if (isFull(entry.keptIn)) makeRoom(entry.keptIn)
  }

  return {
    /** @throws Problem too_many_requests. `mostHeld`: the most that is held at once of a body that is passed on while it arrives. */
    open(userId: string, source: ReadableStream<Uint8Array>, how: { keptIn?: Place; mostHeld?: number } = {}) {
      const { keptIn = 'memory', mostHeld = Number.POSITIVE_INFINITY } = how
      if (ofUser(userId).filter(({ isArriving }) => isArriving).length >= limits.perUser) throw ofYours()
      const reader = source.getReader()
      const entry: Entry = { userId, keptIn, bytes: 0, isArriving: true, recentBytes: 0, atMs: clock(), cutOff() {} }
      let refusal: Problem | null = null
      const release = () => entries.delete(entry)
      const stream = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            entry.cutOff = (why) => {
              refusal = why
              release()
              controller.error(why)
            }
          },
          async pull(controller) {
            const { done, value } = await reader.read()
            if (!entries.has(entry)) return
            entry.isArriving = !done
            if (done) return controller.close()
            count(entry, value.byteLength, mostHeld)
            if (entries.has(entry)) controller.enqueue(value)
          },
          cancel: (reason) => reader.cancel(reason),
        },
        { highWaterMark: 0 },
      )
      entries.add(entry)
      return { stream, refusal: (): Problem | null => refusal, release }
    },
    held: () => ({ bodies: entries.size, bytes: bytesOf(entries) }),
  }
}
