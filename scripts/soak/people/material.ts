import { readFileSync } from 'node:fs'
import { developmentPitches } from '../../../api/coach/score/pitch/testing/development-pitches.ts'
import { docxOf } from '../../../api/testing/docx-of.ts'
import { type Pair, readPairs } from '../../../evals/pairs/own/pair.ts'
import { bitsPerSecond } from '../../../pwa/media/recorder/media-types.ts'
import { saidMark } from '../product/said-mark.ts'

const file = (path: string) => new Uint8Array(readFileSync(new URL(`../../../${path}`, import.meta.url)))

const documents = [
  'nurse.pdf',
  'teacher.pdf',
  'logistics-latex.pdf',
  'nurse-chromium.pdf',
  'logistics.docx',
  'table.pdf',
  'nurse.doc',
]
const files = documents.map((name) => ({ name, bytes: file(`api/documents/fixtures/${name}`) }))
const pairs = readPairs('development').filter(({ ad }) => ad.length <= 5_000)
const spoken = ['nurse', 'developer', 'chef', 'electrician'].map((name) =>
  readFileSync(new URL(`../../../evals/spoken/own/development/${name}.txt`, import.meta.url), 'utf8'),
)

const pitches = developmentPitches.flatMap(({ pair: name, strong }) => {
  const pair = pairs.find((one) => one.name === name)
  return pair ? [{ pair, transcript: strong.transcript }] : []
})

export type Random = () => number
const oneOf = <Item>(random: Random, list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!

/** Pads an MP4 with a free box, which players and servers skip; the recognizer in these runs reads from it what was "said". */
function padded(mp4: Uint8Array, bytes: number, said: string): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes)
  whole.set(mp4)
  new DataView(whole.buffer).setUint32(mp4.length, whole.length - mp4.length)
  whole.set(new TextEncoder().encode(`free${saidMark}${said}\0`), mp4.length + 4)
  return whole
}

const speech = file('api/media/recordings/fixtures/speech.mp4')
const film = file('api/features/elevator-pitch/fixtures/pitch.mp4')
const bytesOf = (bits: number, seconds: number) => Math.round((bits / 8) * seconds)

/** The largest file the page's recorder makes of 90 s. */
export const soundOf = (said: string) => padded(speech, bytesOf(bitsPerSecond.audio, 90), said)
export const pitchFilm = padded(film, bytesOf(bitsPerSecond.audio + bitsPerSecond.video, 90), '')

const answers = [
  'I led the night shift on a ward of thirty beds. We had too few nurses, so I changed the handover. As a result it took ten minutes less.',
  'In my last job the deadline moved forward by two weeks. I wrote down what had to be done, asked two colleagues for help, and we delivered on time.',
  'A customer was angry about a wrong bill. I listened first, checked the account, and put it right the same day. She stayed with us.',
]
export const answerOf = (random: Random) => soundOf(oneOf(random, answers))

export interface Material {
  pair: Pair
  resume: { name: string; bytes: Uint8Array<ArrayBuffer> }
  spoken: string
  pitch: { pair: Pair; transcript: string }
}

/** A job ad and a resume file, usually matching. */
export function materialOf(random: Random): Material {
  const pair = oneOf(random, pairs)
  const own = { name: 'resume.docx', bytes: docxOf(pair.resume) }
  return {
    pair,
    resume: random() < 0.5 ? own : oneOf(random, files),
    spoken: oneOf(random, spoken),
    pitch: oneOf(random, pitches),
  }
}
