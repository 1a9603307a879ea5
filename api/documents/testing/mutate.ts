/** mulberry32, so that a failing file can be reproduced from its number. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = () => number
type Damage = (bytes: Buffer, random: Random) => Buffer

const below = (random: Random, limit: number) => Math.floor(random() * Math.max(1, limit))

const flipBits: Damage = (bytes, random) => {
  const copy = Buffer.from(bytes)
  for (let flips = 1 + below(random, 64); flips > 0; flips--) copy[below(random, copy.length)]! ^= 1 << below(random, 8)
  return copy
}

const overwrite: Damage = (bytes, random) => {
  const copy = Buffer.from(bytes)
  const start = below(random, copy.length)
  for (let at = start; at < Math.min(copy.length, start + 1 + below(random, 400)); at++) copy[at] = below(random, 256)
  return copy
}

const truncate: Damage = (bytes, random) => bytes.subarray(0, below(random, bytes.length))

const cutOut: Damage = (bytes, random) => {
  const start = below(random, bytes.length)
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + below(random, 2000))])
}

const duplicate: Damage = (bytes, random) => {
  const start = below(random, bytes.length)
  const chunk = bytes.subarray(start, start + below(random, 4000))
  const copies = Array.from({ length: 1 + below(random, 20) }, () => chunk)
  return Buffer.concat([bytes.subarray(0, start), ...copies, bytes.subarray(start)])
}

/** Changes decimal numbers: lengths, object numbers, offsets, counts. */
const changeNumbers: Damage = (bytes, random) => {
  let changes = 1 + below(random, 6)
  const share = random() * 0.02
  const text = bytes.toString('latin1').replace(/(?<=[\s/[(])\d{1,9}(?=[\s/\])>])/g, (number) => {
    if (changes <= 0 || random() > share) return number
    changes--
    return String([0, -1, 1, 99999, 2147483647, Number(number) + 1, Number(number) * 1000][below(random, 7)])
  })
  return Buffer.from(text, 'latin1')
}

/** Changes two- and four-byte numbers near zip and OLE headers. */
const changeHeaders: Damage = (bytes, random) => {
  const copy = Buffer.from(bytes)
  const headers = [
    ...positions(copy, 'PK\u0001\u0002'),
    ...positions(copy, 'PK\u0003\u0004'),
    ...positions(copy, 'PK\u0005\u0006'),
    0,
  ]
  for (let changes = 1 + below(random, 4); changes > 0; changes--) {
    const at = headers[below(random, headers.length)]! + 4 + below(random, 42)
    if (at + 4 <= copy.length) copy.writeUInt32LE([0, 1, 0xffff, 0xffffffff, 0x7fffffff, copy.length][below(random, 6)]!, at)
  }
  return copy
}

function positions(bytes: Buffer, mark: string): number[] {
  const found: number[] = []
  for (let at = bytes.indexOf(mark, 0, 'latin1'); at >= 0; at = bytes.indexOf(mark, at + 1, 'latin1')) found.push(at)
  return found
}

const damages = [flipBits, overwrite, truncate, cutOut, duplicate, changeNumbers, changeHeaders]

export interface MutatedFile {
  number: number
  source: string
  damage: string
  bytes: Buffer
}

/** An endless, seeded stream of damaged files. @param sources intact files by name; one in eight results splices two of them */
export function* mutatedFiles(
  sources: ReadonlyMap<string, Buffer>,
  { seed, count }: { seed: number; count: number },
): Generator<MutatedFile> {
  const named = [...sources]
  for (let number = 0; number < count; number++) {
    const random = seeded(seed * 1_000_003 + number)
    const [source, bytes] = named[below(random, named.length)]!
    if (below(random, 8) === 0) {
      const [, other] = named[below(random, named.length)]!
      const spliced = Buffer.concat([bytes.subarray(0, below(random, bytes.length)), other.subarray(below(random, other.length))])
      yield { number, source, damage: 'splice', bytes: spliced }
      continue
    }
    const damage = damages[below(random, damages.length)]!
    const once = damage(bytes, random)
    const twice = below(random, 3) === 0 && once.length > 0 ? damages[below(random, damages.length)]!(once, random) : once
    yield { number, source, damage: damage.name, bytes: twice }
  }
}
