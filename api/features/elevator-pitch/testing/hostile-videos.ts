const ascii = (text: string) => new TextEncoder().encode(text)
const u32 = (...numbers: number[]) => {
  const bytes = new Uint8Array(numbers.length * 4)
  for (const [at, number] of numbers.entries()) new DataView(bytes.buffer).setUint32(at * 4, number)
  return bytes
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** An MP4 box; its size may be a lie. */
const box = (name: string, body: Uint8Array = new Uint8Array(), sizeBytes = body.length + 8) =>
  joined(u32(sizeBytes), ascii(name), body)
const ftyp = box('ftyp', joined(ascii('isom'), u32(512), ascii('isomiso2avc1mp41')))

/** Overwrites 32-bit numbers at an offset behind the nth occurrence of the name. */
function patched(file: Uint8Array, name: string, behind: number, numbers: readonly number[], nth = 0): Uint8Array<ArrayBuffer> {
  let at = -1
  for (let count = 0; count <= nth; count++) at = Buffer.from(file).indexOf(name, at + 1)
  const copy = new Uint8Array(file)
  copy.set(u32(...numbers), at + name.length + behind)
  return copy
}

const nested = (name: string, depth: number) => {
  let inner = new Uint8Array()
  const parts: Uint8Array[] = []
  for (let nth = depth; nth > 0; nth--) parts.push(joined(u32(nth * 8), ascii(name)))
  inner = joined(...parts)
  return inner
}

const most = 0xffff_ffff
/** An EBML element with an eight-byte size, which may be a lie. */
const element = (id: number[], body: Uint8Array, sizeBytes = body.length) =>
  joined(Uint8Array.from(id), joined(Uint8Array.of(1), u32(0, sizeBytes).subarray(1)), body)
const ebmlHead = element([0x1a, 0x45, 0xdf, 0xa3], joined(Uint8Array.of(0x42, 0x82, 0x84), ascii('webm')))
const segment = (body: Uint8Array, sizeBytes?: number) => element([0x18, 0x53, 0x80, 0x67], body, sizeBytes)

function webmNested(depth: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  // Nested tags that each claim the rest of the file.
  for (let nth = depth; nth > 0; nth--) parts.push(joined(Uint8Array.of(0x67, 0xc8, 1), u32(0, nth * 10).subarray(1)))
  return joined(ebmlHead, segment(element([0x12, 0x54, 0xc3, 0x67], joined(...parts))))
}

function flipped(file: Uint8Array, seed: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(file)
  let state = seed
  for (let flips = 0; flips < 200; flips++) {
    state = (state * 48_271) % 2_147_483_647
    copy[state % copy.length] = state & 255
  }
  return copy
}

export interface HostileVideo {
  name: string
  fileName: string
  bytes: Uint8Array<ArrayBuffer>
  /** Null if a player might still play it: either outcome is fine. */
  status: number | null
  says?: RegExp
}

const wrongType = { status: 415, says: /Please upload an MP4 video file/ }
const broken = { status: 422, says: /damaged or incomplete/ }
const either = { status: null }

export function hostileVideos({ mp4, webm }: { mp4: Uint8Array; webm: Uint8Array }): HostileVideo[] {
  const file = (fileName: string) => (name: string, bytes: Uint8Array, expected: { status: number | null; says?: RegExp }) => ({
    ...{ name, fileName, bytes: joined(bytes) },
    ...expected,
  })
  const asMp4 = file('pitch.mp4')
  const asWebm = file('pitch.webm')
  const tables = mp4.length - Buffer.from(mp4).indexOf('mdat')
  const head = mp4.subarray(0, mp4.length - tables + 4)
  return [
    asMp4('0 bytes', new Uint8Array(), broken),
    asMp4('one byte', Uint8Array.of(0), wrongType),
    asMp4('only its first box', mp4.subarray(0, 40), broken),
    asMp4('cut in its tables', mp4.subarray(0, 1_500), broken),
    asMp4('its tables without a picture', head, broken),
    asMp4('half of it', mp4.subarray(0, mp4.length / 2), broken),
    asMp4('its last byte missing', mp4.subarray(0, -1), broken),
    asWebm('30 bytes of WebM', webm.subarray(0, 30), either),
    asWebm('WebM without a picture', webm.subarray(0, 400), broken),
    asWebm('half of a WebM', webm.subarray(0, webm.length / 2), either),
    asMp4('a text', ascii('This is my pitch. '.repeat(50)), wrongType),
    asMp4('a zip', joined(ascii('PK\u0003\u0004'), new Uint8Array(500)), wrongType),
    asMp4('a program of Windows', joined(ascii('MZ'), new Uint8Array(2_000)), wrongType),
    asMp4('a program of Linux', joined(Uint8Array.of(0x7f), ascii('ELF'), new Uint8Array(2_000)), wrongType),
    asMp4('a PDF', ascii('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), wrongType),
    asMp4('a page with a script', ascii('<!doctype html><script>alert(1)</script>'), wrongType),
    asMp4(
      'a film of QuickTime',
      joined(box('ftyp', joined(ascii('qt  '), u32(512), ascii('qt  '))), mp4.subarray(32)),
      wrongType,
    ),
    asMp4('a list of addresses to play', ascii('#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:1/a.ts\n'), wrongType),
    asMp4('an MP4 of noise', joined(ftyp, flipped(new Uint8Array(20_000), 7)), broken),
    asMp4('3 hours by its header', patched(mp4, 'mvhd', 12, [1_000, 10_800_000]), { status: 200 }),
    asMp4('3 hours by its table', patched(mp4, 'stts', 8, [72, 1_843_200]), { status: 413, says: /longer than 5 minutes/ }),
    asMp4('4 billion pictures of one length', patched(mp4, 'stts', 8, [most, 1]), either),
    asMp4('4 billion entries in a table', patched(mp4, 'stts', 4, [most]), broken),
    asMp4('4 billion pictures of one size', patched(mp4, 'stsz', 4, [1, most]), either),
    asMp4('4 billion sizes', patched(mp4, 'stsz', 4, [0, most]), broken),
    asMp4('4 billion chunks', patched(mp4, 'stsc', 4, [most]), broken),
    asMp4('pictures that lie behind the end', patched(mp4, 'stco', 8, [most]), broken),
    asMp4('65,535 x 65,535', patched(mp4, 'avc1', 24, [most], 1), broken),
    asMp4('no width', patched(mp4, 'avc1', 24, [0], 1), broken),
    asMp4('boxes in boxes, 100,000 deep', joined(ftyp, nested('moov', 100_000)), broken),
    asMp4('tracks in tracks', joined(ftyp, box('moov', nested('trak', 50_000))), broken),
    asMp4('20,000 tracks', joined(ftyp, box('moov', joined(...Array.from({ length: 20_000 }, () => box('trak'))))), broken),
    asMp4('a box of no size', joined(ftyp, box('moov', mp4.subarray(40, 200), 0)), broken),
    asMp4('a box of 2^63 bytes', joined(ftyp, u32(1), ascii('moov'), u32(0x7fff_ffff, most)), broken),
    asMp4('a box smaller than its head', joined(ftyp, u32(4), ascii('moov'), mp4.subarray(40, 400)), broken),
    asWebm('a segment of 2^55 bytes', joined(ebmlHead, segment(webm.subarray(100, 400), most)), broken),
    asWebm('tags in tags, 50,000 deep', webmNested(50_000), broken),
    asWebm('a million empty clusters', joined(ebmlHead, segment(emptyClusters(1_000_000))), broken),
    asMp4('an MP4 of flipped bytes', flipped(mp4, 11), either),
    asWebm('a WebM of flipped bytes', flipped(webm, 12), either),
  ]
}

function emptyClusters(count: number): Uint8Array {
  const bytes = new Uint8Array(count * 5)
  for (let at = 0; at < bytes.length; at += 5) bytes.set([0x1f, 0x43, 0xb6, 0x75, 0x80], at)
  return bytes
}
