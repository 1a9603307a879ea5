import { atom, getDefaultStore } from 'jotai'
import type { RecorderController } from '../media/recorder/recorder-controller.ts'
import { canListenBeside, type Heard, type Recognition, startRecognition } from '../platform/speech-recognition.ts'

/** What the live captions show. `off`: this browser cannot, may not, or had to stop. */
export type CaptionsView = { state: 'off' } | { state: 'ready' } | ({ state: 'listening' } & Heard)

/** One microphone, one set of captions. */
export const captionsAtom = atom<CaptionsView>({ state: 'off' })

const store = getDefaultStore()

/** Remembered for this visit: recognition has taken the microphone away from a recording, or never worked. */
const offPlace = 'greenroom:no-captions'

/** Within this time after recognition has started, an interrupted recording is its doing. */
const suspiciousMs = 3_000

/** Listens along while an answer is recorded. Hand it to a practice room as `captions`. */
export interface LiveCaptions {
  start(): void
  /** Resolves to what was understood, '' for nothing. */
  stop(): Promise<string>
}

/** What of the browser is used; handed in so that a test can be the browser. */
export interface CaptionDeps {
  canListen(): boolean
  listen: typeof startRecognition
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now(): number
}

const here: CaptionDeps = {
  canListen: canListenBeside,
  listen: startRecognition,
  get storage() {
    return sessionStorage
  },
  now: () => performance.now(),
}

/**
 * The browser's recognition beside the recorder, or null where it cannot be had: only where the server transcribes nothing itself, and
 * never on a phone. When the recording is interrupted just after it started, recognition is given up and the recording goes on.
 * @param transcription of the public config
 */
export function openCaptions(
  controller: Pick<RecorderController, 'stream' | 'view' | 'subscribe' | 'resume'>,
  transcription: 'server' | 'browser' | null,
  deps: CaptionDeps = here,
): LiveCaptions | null {
  const isPossible = transcription === 'browser' && deps.canListen() && deps.storage.getItem(offPlace) === null
  store.set(captionsAtom, { state: isPossible ? 'ready' : 'off' })
  if (!isPossible) return null
  let recognition: Recognition | null = null
  let deaf: (() => void) | null = null
  let words = ''
  const show = (view: CaptionsView) => store.set(captionsAtom, view)

  function turnOff() {
    deps.storage.setItem(offPlace, '1')
    show({ state: 'off' })
  }

  /** Puts what was understood behind what was understood before a pause. */
  async function rest() {
    const resting = recognition
    recognition = null
    const heard = (await resting?.stop()) ?? ''
    words = [words, heard].filter(Boolean).join(' ')
  }

  function listen() {
    const startedAtMs = deps.now()
    const before = words
    recognition = deps.listen({
      track: controller.stream()?.getAudioTracks()[0] ?? null,
      heard: (now) => show({ state: 'listening', ...now, final: [before, now.final].filter(Boolean).join(' ') }),
      failed: turnOff,
    })
    return startedAtMs
  }

  return {
    start() {
      if (store.get(captionsAtom).state === 'off') return
      words = ''
      show({ state: 'listening', final: '', interim: '' })
      let startedAtMs = listen()
      deaf = controller.subscribe(() => {
        const { recorder } = controller.view()
        if (recorder.state === 'paused' && recognition) {
          const isOurDoing = recorder.why === 'interrupted' && deps.now() - startedAtMs < suspiciousMs
          if (isOurDoing) turnOff()
          void rest().then(() => isOurDoing && controller.resume())
        }
        const goesOn = recorder.state === 'recording' && !recognition && store.get(captionsAtom).state !== 'off'
        if (goesOn) startedAtMs = listen()
      })
    },
    async stop() {
      deaf?.()
      deaf = null
      await rest()
      if (store.get(captionsAtom).state !== 'off') show({ state: 'ready' })
      return words
    },
  }
}
