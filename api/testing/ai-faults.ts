import { wellBehavedAnswer } from '../coach/testing/default-script.ts'
import { answer, type Behaviour, fail, type SeenRequest } from '../coach/testing/openai-script.ts'
import type { TranscriptionBehaviour } from '../coach/testing/transcription-script.ts'

type Random = () => number

/** A way to fail, randomized: where a stream breaks, which status, how long. */
export interface AiFault {
  name: string
  /** Null if nothing accepts the connection. */
  model: ((random: Random) => (request: SeenRequest) => Behaviour) | null
  recogniser?: TranscriptionBehaviour
  /** Never responds, which must be reported long before the deadline. */
  isSilent?: true
  /** Its valid parts may be kept and charged. */
  mayBePaid?: true
}

/** Included in a failing model's output, to detect if it reaches the user. */
export const mark = 'Qwertzuiop'
export const foreignWord = 'geleitet'
const german = `${mark}: Ich habe die Station ${foreignWord} und den Dienst am Abend mit dem Team neu geordnet.`
const whole = (request: SeenRequest) => JSON.stringify(wellBehavedAnswer(request))
const withTexts = (request: SeenRequest, text: string) =>
  JSON.stringify(wellBehavedAnswer(request), (_key, value) => (typeof value === 'string' && value.length > 20 ? text : value))
const tokensOf = (request: SeenRequest, random: Random) => 1 + Math.floor((random() * whole(request).length) / 5)
const oneOf = <Item>(items: readonly Item[], random: Random) => items[Math.floor(random() * items.length)]!

export const aiFaults: readonly AiFault[] = [
  { name: 'refuses the connection', model: null },
  {
    name: 'answers 500',
    model: (random) => (request) => fail(oneOf([500, 502, 503, 529], random), request),
    recogniser: { kind: 'fail', status: 500 },
  },
  {
    name: 'answers 429',
    model: (random) => (request) => fail(429, request, oneOf([undefined, 1, 600], random)),
    recogniser: { kind: 'fail', status: 429 },
  },
  {
    name: 'refuses the key',
    model: (random) => (request) => fail(oneOf([401, 403], random), request),
    recogniser: { kind: 'fail', status: 401 },
  },
  { name: 'never says a word', model: () => () => ({ kind: 'stall' }), recogniser: { kind: 'stall' }, isSilent: true },
  {
    name: 'falls silent in the middle',
    model: (random) => (request) => ({ kind: 'hush', content: whole(request), afterTokens: tokensOf(request, random) }),
    isSilent: true,
  },
  {
    name: 'breaks off in the middle',
    model: (random) => (request) => ({ kind: 'cut', content: whole(request), afterTokens: tokensOf(request, random) }),
    recogniser: { kind: 'cut' },
  },
  {
    name: 'sends broken JSON',
    model: (random) => (request) => answer(`{"${mark}": ${whole(request).slice(0, 4 * tokensOf(request, random))}`),
    recogniser: { kind: 'raw', text: `{"text": "${mark}` },
  },
  { name: 'sends nothing', model: () => () => answer(''), recogniser: { kind: 'raw', text: '' } },
  {
    name: 'sends another shape',
    model: (random) => () => answer(oneOf<unknown>([{ [mark]: mark }, [mark], { error: mark }, { choices: [] }], random)),
    recogniser: { kind: 'body', body: { [mark]: [mark] } },
  },
  // A resume still uses the names and dates in it, and the user's own words.
  { name: 'answers in German', model: () => (request) => answer(withTexts(request, german)), mayBePaid: true },
  {
    name: 'is cut at its longest',
    model: (random) => (request) => ({
      ...{ kind: 'answer', finishReason: 'length' },
      content: whole(request).slice(0, 4 * tokensOf(request, random)),
    }),
  },
  {
    name: 'does not end',
    model: () => () => answer(`{"summary": "${`${mark} `.repeat(10_000)}`),
    recogniser: { kind: 'text', text: `${mark} and then `.repeat(20_000) },
  },
  {
    name: 'writes ten times too much',
    model: () => (request) => answer(withTexts(request, `${mark} led the ward. `.repeat(40))),
    mayBePaid: true,
  },
  {
    name: 'is stopped by a filter',
    model: () => () => ({ kind: 'answer', content: '', finishReason: 'content_filter' }),
    recogniser: { kind: 'fail', status: 451 },
  },
  { name: 'cannot help with that', model: () => () => answer(`${mark}: I cannot help with that request.`) },
  { name: 'trickles', model: () => (request) => answer(whole(request), { tokensPerSecond: 6 }) },
]
