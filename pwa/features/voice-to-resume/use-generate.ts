import { atom, getDefaultStore, useAtom, useAtomValue } from 'jotai'
import { spokenResume } from '../../../api/contract/limits.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import type { SpokenResumeDone } from '../../../api/contract/voice-to-resume.ts'
import type { GenerationEvent } from '../../generation/generation.ts'
import { useFollowMoney } from '../../generation/use-follow-money.ts'
import { configAtom } from '../../session/auth/session.ts'
import { toast } from '../../ui/toast.ts'
import { isFreeAgain } from './free-again.ts'
import { type EditedResume, unedited } from './resume-edit.ts'
import { spokenResumeAtom, spokenResumeGeneration } from './spoken-resume-generation.ts'
import { markHeard, speakingAtom, typedAtom } from './takes.ts'
import { noRecordingHelp, toastTitles } from './texts.ts'

export const resumeCredits = creditReasons.voice_to_resume

/** The resume as the person has it now; null before there is one. Memory only. */
export const editedAtom = atom<EditedResume | null>(null)

const store = getDefaultStore()

/** Why there is nothing to generate from, or null. A server that cannot listen needs words. */
export function generationFault(takeCount: number, typed: string, hearsAudio: boolean): string | null {
  const words = typed.trim()
  if (words.length > spokenResume.transcriptMaxCharacters)
    return 'This text is longer than 20,000 characters. Please shorten it. Nothing was charged.'
  if (words !== '') return null
  if (takeCount === 0) return noRecordingHelp
  return hearsAudio
    ? null
    : 'This server cannot turn speech into text. Please type what you said. Your recording stays here, and nothing was charged.'
}

/** The press of 'Generate', and of generating again for free. */
export function useGenerate() {
  const { run, last } = useAtomValue(spokenResumeAtom)
  const speaking = useAtomValue(speakingAtom)
  const [typed, setTyped] = useAtom(typedAtom)
  const config = useAtomValue(configAtom)
  const followMoney = useFollowMoney()
  const hearsAudio = config?.transcription === 'server'

  function listen(event: GenerationEvent<unknown, SpokenResumeDone>) {
    followMoney(event)
    if (event.type === 'generation-failed')
      toast({ title: toastTitles.generation, description: event.failure.sentence, variant: 'destructive' })
    if (event.type !== 'generation-finished') return
    const made = store.get(spokenResumeAtom).last?.received
    if (made?.resume) store.set(editedAtom, unedited(made.resume.resumeData))
    const heard = store.get(speakingAtom)
    if (heard) void markHeard(heard)
  }

  /** A paid one, from everything that was spoken and typed. */
  function generate() {
    const takes = speaking?.takes ?? []
    const fault = generationFault(takes.length, typed, hearsAudio)
    if (fault) return toast({ title: toastTitles.noRecording, description: fault, variant: 'destructive' })
    const transcript = typed.trim()
    const audio = hearsAudio ? takes.map(({ file }) => file) : []
    void spokenResumeGeneration.start({ ...(transcript && { transcript }), ...(audio.length > 0 && { audio }) }, listen)
  }

  /** From corrected words: for free as long as that is offered, then as a new one, whose price stood on the button. */
  function generateAgain(transcript: string) {
    if (!last) return
    const isFree = isFreeAgain(last.done, new Date())
    void spokenResumeGeneration.start({ transcript, ...(isFree && { generationId: last.done.generationId }) }, listen)
  }

  return {
    run,
    last,
    typed,
    setTyped,
    hearsAudio,
    generate,
    generateAgain,
    resumeAfterReload: () => void spokenResumeGeneration.resume(listen),
  }
}

export type Generate = ReturnType<typeof useGenerate>
