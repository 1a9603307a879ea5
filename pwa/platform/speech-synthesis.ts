/** Specification, section 9. */
const rate = 0.9
const pitch = 1.1

/** `stopped`: cut off by `stop` or a newer text. `not-possible`: no voice, or the browser never said that it spoke. */
export type Spoken = 'spoken' | 'stopped' | 'not-possible'

export interface Speaker {
  /** From a tap: iOS lets nobody speak later who has not spoken in one. */
  unlock(): void
  /** Reads a text aloud, in place of whatever is being read. Always resolves, also where the browser has no voice. */
  say(text: string): Promise<Spoken>
  stop(): void
}

/** What of the browser speaks; handed in so that a test can be the browser. */
export interface SpeechPlace {
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices' | 'addEventListener'> | undefined
  utter(text: string): SpeechSynthesisUtterance
  /** Calls back after so many ms. Returns how to call it off. */
  after(ms: number, work: () => void): () => void
}

const here: SpeechPlace = {
  get synthesis() {
    return globalThis.speechSynthesis
  },
  utter: (text) => new SpeechSynthesisUtterance(text),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

/** Names that voices of the common systems carry, where they do not say "Female" themselves. */
const femaleNames =
  /female|samantha|victoria|allison|ava\b|susan|zira|jenny|aria\b|michelle|karen|moira|tessa|fiona|serena|kate|hazel|libby|sonia|natasha|clara|catherine|joanna|salli|kendra|ivy|emma|amy|olivia|nicky|martha/iu

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>

/** An English voice with a woman's name; one on the device before one that needs a connection. Else any English one, else null. */
export function voiceFor<V extends Voice>(voices: readonly V[]): V | null {
  const english = voices.filter(({ lang }) => /^en([-_]|$)/iu.test(lang))
  const rank = ({ name, lang, localService }: Voice) =>
    (femaleNames.test(name) ? 4 : 0) + (localService ? 2 : 0) + (/^en[-_]us/iu.test(lang) ? 1 : 0)
  return english.reduce<V | null>((best, voice) => (best === null || rank(voice) > rank(best) ? voice : best), null)
}

/** No `start` after this: the browser has the interface and no voice. */
const startWithinMs = 2_000
/** Voices arrive late in Chromium; without them the default voice speaks, which may not be English. */
const voicesWithinMs = 600

/** The longest that a text can take: some engines say `start` and never `end`. */
export function longestMs(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length * 600 + 5_000
}

/** Sentence by sentence: Chromium falls silent in the middle of anything longer than fifteen seconds. */
export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]+[.!?]*\s*/gu)?.map((sentence) => sentence.trim()) ?? []
}

export function openSpeaker(place: SpeechPlace = here): Speaker {
  const { synthesis } = place
  /** Ends what is being read; null while nothing is. */
  let cutOff: (() => void) | null = null
  const stop = () => {
    cutOff?.()
    cutOff = null
    synthesis?.cancel()
  }
  return {
    unlock() {
      synthesis?.speak(Object.assign(place.utter(' '), { volume: 0 }))
    },
    stop,
    async say(text) {
      stop()
      if (!synthesis) return 'not-possible'
      const cut = Promise.withResolvers<'stopped'>()
      const mine = () => cut.resolve('stopped')
      cutOff = mine
      const voice = await Promise.race([voicesOf(synthesis, place).then(voiceFor), cut.promise])
      if (voice === 'stopped') return 'stopped'
      for (const sentence of sentencesOf(text)) {
        const ending = await Promise.race([sayOne(sentence, voice, synthesis, place), cut.promise])
        if (ending !== 'spoken') {
          // Whatever the engine still does, it is silent from here.
          if (cutOff === mine) synthesis.cancel()
          return ending
        }
      }
      return 'spoken'
    },
  }
}

async function voicesOf(synthesis: NonNullable<SpeechPlace['synthesis']>, place: SpeechPlace): Promise<SpeechSynthesisVoice[]> {
  if (synthesis.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      const enough = place.after(voicesWithinMs, resolve)
      synthesis.addEventListener('voiceschanged', () => void [enough(), resolve()], { once: true })
    })
  }
  return synthesis.getVoices()
}

function sayOne(
  text: string,
  voice: SpeechSynthesisVoice | null,
  synthesis: NonNullable<SpeechPlace['synthesis']>,
  place: SpeechPlace,
): Promise<'spoken' | 'not-possible'> {
  return new Promise((resolve) => {
    const utterance = Object.assign(place.utter(text), { rate, pitch, lang: voice?.lang ?? 'en-US', ...(voice && { voice }) })
    let callOff = place.after(startWithinMs, () => resolve('not-possible'))
    utterance.onstart = () => {
      callOff()
      // It was heard to begin: an end that never comes is still an end.
      callOff = place.after(longestMs(text), () => resolve('spoken'))
    }
    utterance.onend = () => void [callOff(), resolve('spoken')]
    utterance.onerror = () => void [callOff(), resolve('not-possible')]
    synthesis.speak(utterance)
  })
}
