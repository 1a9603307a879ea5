/** What the browser has understood so far. */
export interface Heard {
  /** Sure by now. */
  final: string
  /** May still change. */
  interim: string
}

export type RecognitionTrouble =
  /** This browser has none, or it does not work here. */
  | 'not-supported'
  /** It wants a connection to its maker, and there is none. */
  | 'no-connection'

export interface Recognition {
  /** Ends listening. Resolves to all that was understood, '' for nothing. */
  stop(): Promise<string>
}

interface Alternative {
  transcript: string
}

interface ResultEvent {
  resultIndex: number
  results: ArrayLike<ArrayLike<Alternative> & { isFinal: boolean }>
}

/** The browser's recogniser, as far as it is used; TypeScript does not know it. */
export interface BrowserRecogniser {
  continuous: boolean
  interimResults: boolean
  lang: string
  onresult: ((event: ResultEvent) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  /** Newer browsers listen to this very track; older ones ignore it and open the microphone once more. */
  start(track?: MediaStreamTrack): void
  stop(): void
  abort(): void
}

export type RecogniserMaker = new () => BrowserRecogniser

function browserRecogniser(): RecogniserMaker | null {
  const names = globalThis as { SpeechRecognition?: RecogniserMaker; webkitSpeechRecognition?: RecogniserMaker }
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null
}

/**
 * Whether recognition may run beside a recording. On phones it takes the microphone away: Android mutes the page's track, iOS stops it.
 * There it stays off, since what is said counts for more than live words.
 */
export function canListenBeside(userAgent = navigator.userAgent, maker = browserRecogniser()): boolean {
  return maker !== null && !/Android|iPhone|iPad|iPod|Mobile/u.test(userAgent)
}

/** Never comes back by itself. `no-speech` and `aborted` do. */
const troubles: Record<string, RecognitionTrouble> = {
  network: 'no-connection',
  'not-allowed': 'not-supported',
  'service-not-allowed': 'not-supported',
  'audio-capture': 'not-supported',
  'language-not-supported': 'not-supported',
}

/** After `stop` the last words are still on their way. */
const lastWordsWithinMs = 1_500

/** American English unless the browser speaks another English: the product's questions are English. */
const languageOf = (wish: string) => (wish.toLowerCase().startsWith('en') ? wish : 'en-US')

const joined = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

interface RecognitionOptions {
  /** The recorder's own track: the browser then needs no second microphone. */
  track: MediaStreamTrack | null
  heard(words: Heard): void
  /** It has given up; what was understood until then stays. */
  failed(why: RecognitionTrouble): void
  maker?: RecogniserMaker | null
}

/**
 * The browser's own recognition. Its maker may hear the sound: say so before. Starts itself again when the browser ends it (after about a
 * minute, or a silence). Never throws: without recognition `failed` is told.
 */
export function startRecognition({ track, heard, failed, maker = browserRecogniser() }: RecognitionOptions): Recognition {
  let before = ''
  let now: Heard = { final: '', interim: '' }
  let isOver = false
  const ended = Promise.withResolvers<void>()
  const giveUp = (why: RecognitionTrouble) => {
    isOver = true
    ended.resolve()
    failed(why)
  }
  const recogniser = maker ? new maker() : null
  const start = () => {
    try {
      if (track) recogniser?.start(track)
      else recogniser?.start()
    } catch {
      giveUp('not-supported')
    }
  }
  if (recogniser) {
    Object.assign(recogniser, { continuous: true, interimResults: true, lang: languageOf(navigator.language) })
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
