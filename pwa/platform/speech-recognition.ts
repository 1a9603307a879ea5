import { within } from './within.ts'

export interface Heard {
  final: string
  interim: string
}

export type RecognitionTrouble =
  | 'not-supported'
  /** Recognition runs on the browser maker's servers, and there is no connection. */
  | 'no-connection'

export interface Recognition {
  stop(): Promise<string>
}

interface Alternative {
  transcript: string
}

interface ResultEvent {
  resultIndex: number
  results: ArrayLike<ArrayLike<Alternative> & { isFinal: boolean }>
}

export interface BrowserRecognizer {
  continuous: boolean
  interimResults: boolean
  lang: string
  /** Newer browsers: no audio leaves the device. */
  processLocally?: boolean
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(track?: MediaStreamTrack): void
  stop(): void
  abort(): void
}

/** `downloadable`: on the device, once the browser has downloaded the language. */
type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable'
interface LanguagesAsked {
  langs: string[]
  processLocally: boolean
}

export interface RecognizerClass {
  new (): BrowserRecognizer
  available?(asked: LanguagesAsked): Promise<Availability>
  install?(asked: LanguagesAsked): Promise<boolean>
}

function browserRecognizer(): RecognizerClass | null {
  const names = globalThis as { SpeechRecognition?: RecognizerClass; webkitSpeechRecognition?: RecognizerClass }
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null
}

export const canListen = () => browserRecognizer() !== null

/** On phones recognition takes the microphone away: Android mutes the page's track, iOS stops it. The recording matters more than live captions. */
export function canListenBeside(userAgent = navigator.userAgent, Recognizer = browserRecognizer()): boolean {
  return Recognizer !== null && !/Android|iPhone|iPad|iPod|Mobile/u.test(userAgent)
}

/** Permanent errors. `no-speech` and `aborted` are temporary. */
const troubles: Record<string, RecognitionTrouble> = {
  network: 'no-connection',
  'not-allowed': 'not-supported',
  'service-not-allowed': 'not-supported',
  'audio-capture': 'not-supported',
  'language-not-supported': 'not-supported',
}

const lastWordsWithinMs = 1_500

/** American English unless the browser's language is another English. */
const languageOf = (wish: string) => (wish.toLowerCase().startsWith('en') ? wish : 'en-US')

const joined = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

const spokenHere = () => languageOf(navigator.language)

/** Set in storage while asking the browser. */
const askingMark = 'greenroom:asking-for-recognition'
type Marks = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** `after-download`: the language pack is large, so the user is asked first. */
export type OnDevice = 'yes' | 'after-download' | 'no'

/** Some Chromium builds (headless shell) crash the page when asked, so a mark in storage prevents asking twice. Never throws. */
export async function recognitionOnDevice(
  Recognizer = browserRecognizer(),
  language = spokenHere(),
  marks: Marks | null = globalThis.document ? localStorage : null,
): Promise<OnDevice> {
  if (!Recognizer?.available) return 'no'
  const asked = { langs: [language], processLocally: true }
  try {
    if (marks?.getItem(askingMark)) return 'no'
    marks?.setItem(askingMark, '1')
    const state = await Recognizer.available(asked).finally(() => marks?.removeItem(askingMark))
    if (state === 'downloadable' && Recognizer.install) return 'after-download'
    return state === 'available' ? 'yes' : 'no'
  } catch {
    return 'no'
  }
}

/** Downloads the language after the user agreed. Returns whether it is available now. */
export async function downloadRecognition(Recognizer = browserRecognizer(), language = spokenHere()): Promise<boolean> {
  const asked = { langs: [language], processLocally: true }
  return (await Recognizer?.install?.(asked).catch(() => false)) ?? false
}

interface RecognitionOptions {
  /** With the recorder's track the browser needs no second microphone. */
  track: MediaStreamTrack | null
  /** Only after `recognitionOnDevice` said yes. */
  onDevice?: boolean
  heard(words: Heard): void
  failed(why: RecognitionTrouble): void
  Recognizer?: RecognizerClass | null
}

/** Some browsers send audio to their maker unless `onDevice`: tell the user first. Restarts when the browser stops. */
export function startRecognition({
  track,
  onDevice = false,
  heard,
  failed,
  Recognizer = browserRecognizer(),
}: RecognitionOptions): Recognition {
  let before = ''
  let now: Heard = { final: '', interim: '' }
  let isOver = false
  const ended = Promise.withResolvers<void>()
  const giveUp = (why: RecognitionTrouble) => {
    isOver = true
    ended.resolve()
    failed(why)
  }
  const recognizer = Recognizer ? new Recognizer() : null
  const start = () => {
    try {
      if (track) recognizer?.start(track)
      else recognizer?.start()
    } catch {
      giveUp('not-supported')
    }
  }
  if (recognizer) {
    Object.assign(recognizer, { continuous: true, interimResults: true, lang: spokenHere() })
    if (onDevice) recognizer.processLocally = true
    recognizer.onresult = ({ results }) => {
      now = wordsOf(results)
      heard({ final: joined(before, now.final), interim: now.interim })
    }
    recognizer.onerror = ({ error }) => {
      const why = troubles[error]
      if (why && !isOver) giveUp(why)
    }
    recognizer.onend = () => {
      before = joined(before, now.final, now.interim)
      now = { final: '', interim: '' }
      if (isOver) ended.resolve()
      else start()
    }
    start()
  } else queueMicrotask(() => giveUp('not-supported'))
  return {
    async stop() {
      if (!isOver) {
        isOver = true
        recognizer?.stop()
      }
      await within(lastWordsWithinMs, ended.promise).catch(() => undefined)
      recognizer?.abort()
      return joined(before, now.final, now.interim)
    },
  }
}

function wordsOf(results: ResultEvent['results']): Heard {
  const all = Array.from(results, (result) => ({ isFinal: result.isFinal, words: result[0]?.transcript ?? '' }))
  const of = (isFinal: boolean) => joined(...all.filter((result) => result.isFinal === isFinal).map(({ words }) => words))
  return { final: of(true), interim: of(false) }
}
