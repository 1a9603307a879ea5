import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { openCaptions } from '../../answer-review/live-captions.ts'
import { configAtom } from '../../session/auth/session.ts'
import { saidAtom } from './pitch-store.ts'
import { studioAtom } from './studio/studio-atom.ts'

/** Where the server cannot transcribe and the browser can, the browser listens during the recording. Its words can be corrected. */
export function useHeardWords() {
  const studio = useAtomValue(studioAtom)
  const transcription = useAtomValue(configAtom)?.transcription ?? null
  const setSaid = useSetAtom(saidAtom)
  useEffect(() => {
    const captions = studio && openCaptions(studio.controller, transcription)
    if (!captions) return
    let isListening = false
    return studio.controller.view.subscribe(() => {
      const { state } = studio.controller.view.get().recorder
      if (state === 'recording' && !isListening) {
        isListening = true
        captions.start()
      }
      if (state !== 'completed' || !isListening) return
      isListening = false
      void captions.stop().then((words) => words && setSaid({ words, isHeard: true }))
    })
  }, [studio, transcription, setSaid])
}
