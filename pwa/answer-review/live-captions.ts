import { atom, getDefaultStore } from 'jotai'
import type { Captions } from '../media/interview-runner/runner-state.ts'
import type { RecorderController } from '../media/recorder/recorder-controller.ts'
import {
  canListenBeside,
  type Heard,
  type OnDevice,
  type Recognition,
  recognitionOnDevice,
  startRecognition,
} from '../platform/speech-recognition.ts'

/** `off`: this browser cannot, may not, or had to stop. */
export type CaptionsView = { state: 'off' } | { state: 'ready' } | ({ state: 'listening' } & Heard)

/** Until the browser answers, the cautious note is shown. */
export const onDeviceAtom = atom<OnDevice>('no')

export const captionsAtom = atom<CaptionsView>({ state: 'off' })

const store = getDefaultStore()

/** Set for this visit once recognition took the microphone from a recording, or failed. */
const offKey = 'greenroom:no-captions'

/** Recognition is blamed for an interruption this soon after it starts. */
const suspiciousMs = 3_000

/** Only where the server does not transcribe, and never on a phone. Stops if it interrupts the recording. */
export function openCaptions(
  controller: Pick<RecorderController, 'stream' | 'view' | 'resume'>,
  transcription: 'server' | 'browser' | null,
): Captions | null {
  const isPossible = transcription === 'browser' && canListenBeside() && sessionStorage.getItem(offKey) === null
  store.set(captionsAtom, { state: isPossible ? 'ready' : 'off' })
  if (!isPossible) return null
  let recognition: Recognition | null = null
  let unsubscribe: (() => void) | null = null
  let words = ''
  const show = (view: CaptionsView) => store.set(captionsAtom, view)

  void recognitionOnDevice().then((answer) => store.set(onDeviceAtom, answer))

  function turnOff() {
    sessionStorage.setItem(offKey, '1')
    show({ state: 'off' })
  }

  async function stopListening() {
    const stopping = recognition
    recognition = null
    const heard = (await stopping?.stop()) ?? ''
    words = [words, heard].filter(Boolean).join(' ')
  }

  function listen() {
    const startedAtMs = performance.now()
    const before = words
    recognition = startRecognition({
      track: controller.stream()?.getAudioTracks()[0] ?? null,
      onDevice: store.get(onDeviceAtom) === 'yes',
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
      unsubscribe = controller.view.subscribe(() => {
        const { recorder } = controller.view.get()
        if (recorder.state === 'paused' && recognition) {
          const isOurFault = recorder.why === 'interrupted' && performance.now() - startedAtMs < suspiciousMs
          if (isOurFault) turnOff()
          void stopListening().then(() => isOurFault && controller.resume())
        }
        const isBack = recorder.state === 'recording' && !recognition && store.get(captionsAtom).state !== 'off'
        if (isBack) startedAtMs = listen()
      })
    },
    async stop() {
      unsubscribe?.()
      unsubscribe = null
      await stopListening()
      if (store.get(captionsAtom).state !== 'off') show({ state: 'ready' })
      return words
    },
  }
}
