import femaleVoices from './female-voices.json' with { type: 'json' }

const rate = 0.9
const pitch = 1.1

/** `not-possible`: no voice, or the browser never reported that it spoke. */
export type Spoken = 'spoken' | 'stopped' | 'not-possible'

export interface SpeechDeps {
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices' | 'addEventListener'> | undefined
  utter(text: string): SpeechSynthesisUtterance
}

const browser: SpeechDeps = {
  get synthesis() {
    return globalThis.speechSynthesis
  },
  utter: (text) => new SpeechSynthesisUtterance(text),
}

/** Female voices on common systems, which do not always say "Female". */
const femaleNames = new RegExp(femaleVoices.join('|'), 'iu')

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>

export function voiceFor<V extends Voice>(voices: readonly V[]): V | null {
  const english = voices.filter(({ lang }) => /^en([-_]|$)/iu.test(lang))
  const rank = ({ name, lang, localService }: Voice) =>
    (femaleNames.test(name) ? 4 : 0) + (localService ? 2 : 0) + (/^en[-_]us/iu.test(lang) ? 1 : 0)
  return english.reduce<V | null>((best, voice) => (best === null || rank(voice) > rank(best) ? voice : best), null)
}

/** Without a `start` by then, the browser has the API but no voice. */
const startWithinMs = 2_000
/** Chromium loads its voices late; until then the default voice speaks, which may not be English. */
const voicesWithinMs = 600

/** Some engines report `start` but never `end`. */
function longestMs(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length * 600 + 5_000
}

/** Chromium stops in the middle of anything longer than fifteen seconds. */
export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]+[.!?]*\s*/gu)?.map((sentence) => sentence.trim()) ?? []
}

export function openSpeaker(deps: SpeechDeps = browser) {
  const { synthesis } = deps
  let interrupt: (() => void) | null = null
  const stop = () => {
    interrupt?.()
    interrupt = null
    synthesis?.cancel()
  }
  return {
    unlock() {
      synthesis?.speak(Object.assign(deps.utter(' '), { volume: 0 }))
    },
    stop,
    async say(text: string): Promise<Spoken> {
      stop()
      if (!synthesis) return 'not-possible'
      const cut = Promise.withResolvers<'stopped'>()
      const mine = () => cut.resolve('stopped')
      interrupt = mine
      const voice = await Promise.race([voicesOf(synthesis).then(voiceFor), cut.promise])
      if (voice === 'stopped') return 'stopped'
      for (const sentence of sentencesOf(text)) {
        const ending = await Promise.race([sayOne(sentence, voice, synthesis, deps), cut.promise])
        if (ending !== 'spoken') {
          // Silences whatever the engine still does.
          if (interrupt === mine) synthesis.cancel()
          return ending
        }
      }
      return 'spoken'
    },
  }
}

export type Speaker = ReturnType<typeof openSpeaker>

async function voicesOf(synthesis: NonNullable<SpeechDeps['synthesis']>): Promise<SpeechSynthesisVoice[]> {
  if (synthesis.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, voicesWithinMs)
      synthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    })
  }
  return synthesis.getVoices()
}

function sayOne(
  text: string,
  voice: SpeechSynthesisVoice | null,
  synthesis: NonNullable<SpeechDeps['synthesis']>,
  deps: SpeechDeps,
): Promise<'spoken' | 'not-possible'> {
  return new Promise((resolve) => {
    const utterance = Object.assign(deps.utter(text), { rate, pitch, lang: voice?.lang ?? 'en-US', ...(voice && { voice }) })
    let timer = setTimeout(() => resolve('not-possible'), startWithinMs)
    utterance.onstart = () => {
      clearTimeout(timer)
      // It started, so it counts as spoken even if the end is never reported.
      timer = setTimeout(() => resolve('spoken'), longestMs(text))
    }
    utterance.onend = () => void [clearTimeout(timer), resolve('spoken')]
    utterance.onerror = () => void [clearTimeout(timer), resolve('not-possible')]
    synthesis.speak(utterance)
  })
}
