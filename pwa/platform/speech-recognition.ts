/** What the browser has understood so far. */
export interface Heard {
  /** Will not change any more. */
  final: string
  /** May still change. */
  interim: string
}

export type RecognitionTrouble =
  /** This browser has no recognition, or it does not work here. */
  | 'not-supported'
  /** It needs a connection to the browser's maker, and there is none. */
  | 'no-connection'

export interface Recognition {
  /** Stops listening. Resolves to everything that was understood, or ''. */
  stop(): Promise<string>
}

interface Alternative {
  transcript: string
}

interface ResultEvent {
  resultIndex: number
  results: ArrayLike<ArrayLike<Alternative> & { isFinal: boolean }>
}

/** The part of the browser's recogniser that is used; TypeScript does not know it. */
export interface BrowserRecogniser {
  continuous: boolean
  interimResults: boolean
  lang: string
  /** Newer browsers: no sound leaves the device. */
  processLocally?: boolean
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  /** Newer browsers listen to this track; older ones ignore it and open the microphone again. */
  start(track?: MediaStreamTrack): void
  stop(): void
  abort(): void
}

/** Where recognition is done. `downloadable`: on the device, once the browser has fetched the language. */
type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable'
interface LanguagesAsked {
  langs: string[]
  processLocally: boolean
}

export interface RecogniserClass {
  new (): BrowserRecogniser
  /** Newer browsers only, like `install`. */
  available?(asked: LanguagesAsked): Promise<Availability>
  install?(asked: LanguagesAsked): Promise<boolean>
}

function browserRecogniser(): RecogniserClass | null {
  const names = globalThis as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass }
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null
}

/** Whether this browser turns speech into text at all. */
export const canListen = () => browserRecogniser() !== null

/**
 * Whether recognition may run during a recording. On phones it takes the microphone away: Android mutes the page's track, iOS stops it. The
 * recording matters more than live words, so it stays off there.
 */
export function canListenBeside(userAgent = navigator.userAgent, Recogniser = browserRecogniser()): boolean {
  return Recogniser !== null && !/Android|iPhone|iPad|iPod|Mobile/u.test(userAgent)
}

/** Errors after which it does not work again. After `no-speech` and `aborted` it does. */
const troubles: Record<string, RecognitionTrouble> = {
  network: 'no-connection',
  'not-allowed': 'not-supported',
  'service-not-allowed': 'not-supported',
  'audio-capture': 'not-supported',
  'language-not-supported': 'not-supported',
}

/** The last words arrive only after `stop`. */
const lastWordsWithinMs = 1_500

/** American English unless the browser speaks another English: the product's questions are English. */
const languageOf = (wish: string) => (wish.toLowerCase().startsWith('en') ? wish : 'en-US')

const joined = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

const spokenHere = () => languageOf(navigator.language)

/** Stands in the storage while the browser is being asked. */
const askingMark = 'greenroom:asking-for-recognition'
type Marks = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** `after-download`: the browser does not have the language yet. Downloads are large: the person is asked first. */
export type OnDevice = 'yes' | 'after-download' | 'no'

/**
 * Whether this browser recognizes speech on the device itself. Some builds of Chromium end the page when they are asked (its headless shell does,
 * measured); the mark outlives that, and such a browser is not asked a second time. Never throws.
 */
export async function recognitionOnDevice(
  Recogniser = browserRecogniser(),
  language = spokenHere(),
  marks: Marks | null = globalThis.document ? localStorage : null,
): Promise<OnDevice> {
  if (!Recogniser?.available) return 'no'
  const asked = { langs: [language], processLocally: true }
  try {
    if (marks?.getItem(askingMark)) return 'no'
    marks?.setItem(askingMark, '1')
    const state = await Recogniser.available(asked).finally(() => marks?.removeItem(askingMark))
    if (state === 'downloadable' && Recogniser.install) return 'after-download'
    return state === 'available' ? 'yes' : 'no'
  } catch {
    return 'no'
  }
}

/** Has the browser download its language, for people who said yes. @returns whether it is there now */
export async function downloadRecognition(Recogniser = browserRecogniser(), language = spokenHere()): Promise<boolean> {
  const asked = { langs: [language], processLocally: true }
  return (await Recogniser?.install?.(asked).catch(() => false)) ?? false
}

interface RecognitionOptions {
  /** The recorder's own track: the browser then needs no second microphone. */
  track: MediaStreamTrack | null
  /** Only after `recognitionOnDevice` has said yes. */
  onDevice?: boolean
  heard(words: Heard): void
  /** It has stopped for good; what it understood until then stays. */
  failed(why: RecognitionTrouble): void
  Recogniser?: RecogniserClass | null
}

/**
 * The browser's own recognition. Unless it is done on the device, some browsers send the sound to their maker: tell people before. It restarts when the browser ends it (after
 * about a minute, or a silence). Never throws: without recognition it calls `failed`.
 */
export function startRecognition({
  track,
  onDevice = false,
  heard,
  failed,
  Recogniser = browserRecogniser(),
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
  const recogniser = Recogniser ? new Recogniser() : null
  const start = () => {
    try {
      if (track) recogniser?.start(track)
      else recogniser?.start()
    } catch {
      giveUp('not-supported')
    }
  }
  if (recogniser) {
    Object.assign(recogniser, { continuous: true, interimResults: true, lang: spokenHere() })
    if (onDevice) recogniser.processLocally = true
    recogniser.onresult = ({ results }) => {
      now = wordsOf(results)
      heard({ final: joined(before, now.final), interim: now.interim })
    }
    recogniser.onerror = ({ error }) => {
      const why = troubles[error]
      if (why && !isOver) giveUp(why)
    }
    recogniser.onend = () => {
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
        recogniser?.stop()
      }
      await Promise.race([ended.promise, new Promise((resolve) => setTimeout(resolve, lastWordsWithinMs))])
      recogniser?.abort()
      return joined(before, now.final, now.interim)
    },
  }
}

function wordsOf(results: ResultEvent['results']): Heard {
  const all = Array.from(results, (result) => ({ isFinal: result.isFinal, words: result[0]?.transcript ?? '' }))
  const of = (isFinal: boolean) => joined(...all.filter((result) => result.isFinal === isFinal).map(({ words }) => words))
  return { final: of(true), interim: of(false) }
}
