import { atom, getDefaultStore, useAtom, useAtomValue } from 'jotai'
import { useRef } from 'react'
import { spokenResume } from '../../../api/contract/limits.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import type { SpokenResumeDone } from '../../../api/contract/voice-to-resume.ts'
import { createGeneration } from '../../generation/create-generation.ts'
import { shortageNote } from '../../generation/form/balance.ts'
import { useGenerationForm } from '../../generation/form/use-generation-form.ts'
import { draftAtom } from '../../platform/draft.ts'
import { draftIsBack } from '../../platform/kept-draft.ts'
import { configAtom } from '../../session/auth/session.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { dismissToast, toast } from '../../ui/toast.ts'
import { isFreeAgain } from './free-again.ts'
import { type EditedResume, textsAt, unedited } from './resume-edit.ts'
import { cardsOf } from './sentences.ts'
import { markHeard, speakingAtom, typedAtom } from './takes.ts'

export const spokenResumeGeneration = createGeneration({
  path: '/api/voice-to-resume/generate',
  storageKey: 'greenroom:voice-to-resume',
  schemas: async () => {
    const contract = await import('../../../api/contract/voice-to-resume.ts')
    return { sections: contract.spokenResumeSections, done: contract.SpokenResumeDone }
  },
  failed: 'Your resume could not be generated. Please try again.',
  notPrepared: 'Your recording could not be read from this device. Please record it again.',
  asksOnlyWhileRunning: true,
})

export const resumeCredits = creditReasons.voice_to_resume

export const editedAtom = draftAtom<EditedResume | null>('edited-resume', null)
/** The result that was opened for editing, so that a reload does not open it over the edits. */
const openedAtom = draftAtom('opened-resume', '')
/** Inferred texts the user has not confirmed. By text, since jobs can move. */
export const unconfirmedAtom = atom<readonly string[]>([])

const store = getDefaultStore()

/** Why there is nothing to generate from, or null. Without server transcription, words are required. */
function generationFault(takeCount: number, typed: string, hearsAudio: boolean): string | null {
  const words = typed.trim()
  if (words.length > spokenResume.transcriptMaxCharacters)
    return 'This text is longer than 20,000 characters. Please shorten it. Nothing was charged.'
  if (words !== '') return null
  if (takeCount === 0) return 'Record what you want to say first, or type it. Nothing was charged.'
  return hearsAudio
    ? null
    : 'There is no transcript of your recording. Please type what you said. Your recording stays here, and nothing was charged.'
}

export function useGenerate() {
  const { run, last } = useAtomValue(spokenResumeGeneration.generationAtom)
  const speaking = useAtomValue(speakingAtom)
  const takes = speaking?.takes ?? []
  const [typed, setTyped] = useAtom(typedAtom)
  const hearsAudio = useAtomValue(configAtom)?.transcription === 'server'
  const shortage = shortageNote(useCredits(), resumeCredits)
  const noRecording = useRef<number | null>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const fault = generationFault(takes.length, typed, hearsAudio)
  const form = useGenerationForm({
    generation: spokenResumeGeneration,
    reason: 'voice_to_resume',
    faults: { words: fault },
    wouldReplace: false,
    start(listener) {
      const transcript = typed.trim()
      const audio = hearsAudio ? takes.map(({ file }) => file) : []
      const request = { ...(transcript && { transcript }), ...(audio.length > 0 && { audio }) }
      const waits = speaking && audio.length > 0 ? { sessionId: speaking.session.id, label: 'Your resume' } : undefined
      return spokenResumeGeneration.start(request, listener, waits)
    },
    onEvent(event) {
      if (event.type === 'generation-failed')
        toast({ title: 'Generation Failed', description: event.failure.sentence, variant: 'destructive' })
      if (event.type === 'generation-finished') void takeResume(event.sessionId)
    },
  })

  /** From corrected words: free while offered, then at the price on the button. */
  function generateAgain(transcript: string) {
    if (!last) return
    const isFree = isFreeAgain(last.done, new Date())
    void spokenResumeGeneration.start({ transcript, ...(isFree && { generationId: last.done.generationId }) }, form.listen)
  }

  return {
    ...form,
    run,
    last,
    typed,
    setTyped,
    hearsAudio,
    shortage,
    /** Recordings wait in the outbox for a connection; typed words do not. */
    canWait: hearsAudio && takes.length > 0,
    isEmpty: takes.length === 0 && typed.trim() === '',
    words,
    toWords: () => words.current?.focus(),
    lacksWords: takes.length > 0 && typed.trim() === '' && !hearsAudio,
    generate() {
      if (noRecording.current !== null) dismissToast(noRecording.current)
      if (!form.press() && fault)
        noRecording.current = toast({ title: 'No Recording', description: fault, variant: 'destructive' })
    },
    generateAgain,
  }
}

/** Opens the finished resume for editing, once; its recordings are not offered again. */
async function takeResume(sessionId = store.get(speakingAtom)?.session.id) {
  const last = store.get(spokenResumeGeneration.generationAtom).last
  const made = last?.received.resume
  if (made) {
    await draftIsBack()
    store.set(unconfirmedAtom, textsAt(made.resumeData, made.toConfirm))
    const opened = JSON.stringify(made)
    if (store.get(openedAtom) !== opened || store.get(editedAtom) === null) {
      store.set(openedAtom, opened)
      store.set(editedAtom, unedited(made.resumeData, cardsOf(made.resumeData, made.sentences, isByModel(last.done))))
    }
  }
  if (sessionId) void markHeard(sessionId)
}

export const isByModel = ({ coach, standIns }: Pick<SpokenResumeDone, 'coach' | 'standIns'>) =>
  coach === 'openai' && standIns.length === 0

export type Generate = ReturnType<typeof useGenerate>
