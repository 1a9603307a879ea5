import { getDefaultStore, useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { extractFailed, pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { pitchJobDescriptionFault } from '../../../api/contract/job-description.ts'
import { loaded } from '../../generation/failure.ts'
import { resumeRule } from '../../generation/form/resume-file.ts'
import { useGenerationForm } from '../../generation/form/use-generation-form.ts'
import type { GenerationRequest } from '../../generation/generation-keys.ts'
import { ApiProblem } from '../../platform/api-problem.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { noteProgress } from '../../platform/job-progress.ts'
import type { RecordingRow } from '../../platform/local-store.ts'
import { configAtom } from '../../session/auth/session.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { noteScore } from '../../session/own-scores.ts'
import { toast } from '../../ui/toast.ts'
import { keepOrder } from './pitch-order.ts'
import { pitchResume } from './pitch-rules.ts'
import {
  preparing,
  preparingAtom,
  recordedAtom,
  resumeTextAtom,
  saidAtom,
  scriptAtom,
  sentAtom,
  stepAtom,
  uploadTypeAtom,
} from './pitch-store.ts'
import { ResumeUnreadable, textOfResume } from './resume-text.ts'
import { type ReviewEvent, reviewGeneration, reviewGenerationAtom } from './review-generation.ts'

const store = getDefaultStore()

function continueWithout(reason: string): string {
  const description = `${reason} The analysis continues with the job description alone.`
  toast({ title: pitchTexts.resumeProblemTitle, description, variant: 'destructive' })
  return ''
}

const resumeNotRead = 'We need a connection to read your resume. Go online, or choose "No resume".'

async function resumeText(): Promise<string> {
  if (store.get(uploadTypeAtom) === 'none') return ''
  const resume = store.get(resumeDraftAtom)
  if (!resume) return store.get(resumeTextAtom)?.text ?? ''
  const fault = resumeRule(pitchResume, resume)
  if (fault) return continueWithout(extractFailed(`${fault}.`))
  try {
    return await textOfResume(resume)
  } catch (error) {
    if (error instanceof ResumeUnreadable) return continueWithout(error.message)
    const isOffline = error instanceof ApiProblem && error.code === 'no_connection'
    throw isOffline ? new ApiProblem('no_connection', resumeNotRead, 0, { charge: 'none' }) : error
  }
}

/** Only the sound, or words where the server does not transcribe. Typed words count as recognized: both leave out "um". */
async function requestFor(recorded: RecordingRow): Promise<GenerationRequest> {
  const { soundOfPitch } = await import('./studio/take-file.ts')
  const { file, isSound, figures } = await soundOfPitch(recorded)
  const lengthMs = figures?.lengthMs ?? recorded.lengthMs
  const transcript = store.get(saidAtom).words.trim()
  store.set(sentAtom, transcript ? 'words' : isSound ? 'sound' : 'video')
  const script = store.get(scriptAtom).trim()
  const resume = await resumeText()
  await keepOrder(recorded.practiceId)
  // Load the feedback screen before paying for feedback.
  await loaded(import('./feedback-phase.tsx'))
  return {
    jobDescription: store.get(jobDescriptionDraftAtom),
    ...(resume && { resumeText: resume }),
    ...(script && { script }),
    ...(transcript ? { transcript } : { video: file }),
    ...(lengthMs > 0 && { durationSeconds: inSeconds(lengthMs) }),
    ...(figures && { pauses: JSON.stringify(figures.silences), speechSeconds: inSeconds(figures.spokenMs) }),
  }
}

const inSeconds = (ms: number) => (ms / 1_000).toFixed(2)

async function start(recorded: RecordingRow, listener: (event: ReviewEvent) => void) {
  if (store.get(preparingAtom)) return
  try {
    const request = await preparing('review', requestFor(recorded))
    await reviewGeneration.start(request, listener, { sessionId: recorded.practiceId, label: 'Your pitch, feedback' })
  } catch (error) {
    reviewGeneration.failBeforeStart(error)
  }
}

function stepAfter(event: ReviewEvent) {
  if (event.type === 'generation-was-requested') return 'recording'
  if (event.type === 'generation-finished') return 'feedback'
  // Unintelligible speech replaces the feedback; any other failure returns to the recording.
  return event.type === 'generation-failed' && event.failure.code === 'not_understood' ? 'feedback' : null
}

function noteReview() {
  noteProgress({ hasPitch: true })
  const { last } = store.get(reviewGenerationAtom)
  const { score, scoreParts } = last?.received.score ?? {}
  if (!last || score === undefined || !scoreParts) return
  const parts = scoreParts.flatMap(({ label, points, max }) => (points === null ? [] : [{ label, points, most: max }]))
  noteScore({ id: last.key, feature: 'elevator', score, parts, round: null })
}

export function useReview() {
  const recorded = useAtomValue(recordedAtom)
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const said = useAtomValue(saidAtom)
  const hearsAudio = useAtomValue(configAtom)?.transcription === 'server'
  const setStep = useSetAtom(stepAtom)
  const credits = useCredits()
  const words = useRef<HTMLTextAreaElement>(null)
  const hasWords = said.words.trim() !== ''
  const lacksWords = !hearsAudio && !hasWords
  const jobFault = pitchJobDescriptionFault(jobDescription)
  const form = useGenerationForm({
    generation: reviewGeneration,
    reason: 'elevator_pitch_analysis',
    faults: { jobDescription: jobFault, said: lacksWords ? pitchTexts.transcriptMissing : null },
    wouldReplace: false,
    start: (listener) => (recorded ? start(recorded, listener) : reviewGeneration.refuse(pitchTexts.recordingMissing)),
    onEvent(event) {
      const step = stepAfter(event)
      if (step) setStep(step)
      if (event.type === 'generation-finished') noteReview()
    },
  })
  return {
    ...form,
    hearsAudio,
    credits,
    hasWords,
    lacksWords,
    words,
    toWords: () => words.current?.focus(),
    /** Without a job description there is nothing to compare the pitch with. */
    needsJob: jobFault !== null,
    failure: form.failure?.code === 'not_understood' ? null : form.failure,
  }
}

export type Review = ReturnType<typeof useReview>
