import { getDefaultStore, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { extractFailed, pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import type { Asked } from '../../generation/create-generation.ts'
import { type Failure, failureOf } from '../../generation/failure.ts'
import { resumeRule } from '../../generation/form/resume-file.ts'
import { useFollowMoney } from '../../generation/use-follow-money.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { configAtom } from '../../session/auth/session.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { toast } from '../../ui/toast.ts'
import { keepOrder } from './pitch-order.ts'
import { jobDescriptionFault, pitchResume, tooFewCredits } from './pitch-rules.ts'
import {
  placeAtom,
  preparingAtom,
  recordedAtom,
  refusalAtom,
  resumeTextAtom,
  saidAtom,
  scriptAtom,
  sentAtom,
  uploadTypeAtom,
} from './pitch-store.ts'
import type { RecordedPitch } from './recorded-pitch.ts'
import { ResumeUnreadable, textOfResume } from './resume-text.ts'
import { type ReviewEvent, reviewCredits, reviewGeneration, reviewGenerationAtom } from './review-generation.ts'
import { soundOfPitch } from './studio/sound-of-pitch.ts'

const store = getDefaultStore()

const stillHere = 'Your recording is still here.'

/** The toast when an analysis goes on with the job description alone. */
export const withoutResume = (reason: string) => ({
  title: pitchTexts.resumeProblemTitle,
  description: `${reason} The analysis goes on with the job description alone.`,
  variant: 'destructive' as const,
})

function goOnWithout(reason: string): string {
  toast(withoutResume(reason))
  return ''
}

/** The resume's text for the analysis. @throws ApiProblem where nothing could be asked at all */
async function resumeText(): Promise<string> {
  if (store.get(uploadTypeAtom) === 'none') return ''
  const resume = store.get(resumeDraftAtom)
  if (!resume) return store.get(resumeTextAtom)?.text ?? ''
  const fault = resumeRule(pitchResume, resume)
  if (fault) return goOnWithout(extractFailed(`${fault}.`))
  try {
    return await textOfResume(resume)
  } catch (error) {
    if (error instanceof ResumeUnreadable) return goOnWithout(error.message)
    throw error
  }
}

/**
 * The form of the analysis: the sound only, or the words where nobody need listen. Words that were typed after a recording are sent like
 * recognised ones: it has a length and pauses, and people leave "um" out just as recognisers do.
 */
async function formFor(recorded: RecordedPitch): Promise<Asked> {
  const { file, isSound, durationSeconds, pauses, speechSeconds } = await soundOfPitch(recorded)
  const transcript = store.get(saidAtom).words.trim()
  store.set(sentAtom, transcript ? 'words' : isSound ? 'sound' : 'video')
  const script = store.get(scriptAtom).trim()
  const resume = await resumeText()
  return {
    jobDescription: store.get(jobDescriptionDraftAtom),
    ...(resume && { resumeText: resume }),
    ...(script && { script }),
    ...(transcript ? { transcript } : { video: file }),
    ...(durationSeconds !== null && { durationSeconds: durationSeconds.toFixed(2) }),
    ...(pauses && { pauses: JSON.stringify(pauses) }),
    ...(speechSeconds !== undefined && { speechSeconds: speechSeconds.toFixed(2) }),
  }
}

async function ask(recorded: RecordedPitch, listen: (event: ReviewEvent) => void) {
  if (store.get(preparingAtom)) return
  store.set(preparingAtom, { for: 'review', doing: 'taking the sound' })
  try {
    const form = await formFor(recorded)
    await keepOrder(recorded.practiceId)
    const asked = reviewGeneration.start(form, listen)
    store.set(preparingAtom, null)
    await asked
  } catch (error) {
    store.set(refusalAtom, failureOf(error, pitchTexts.analysisFailed, true, stillHere))
  } finally {
    store.set(preparingAtom, null)
  }
}

/** Where the person stands after news of an analysis. */
function placeAfter(event: ReviewEvent) {
  if (event.type === 'generation-was-requested') return 'recording'
  if (event.type === 'generation-finished') return 'feedback'
  // The specification: a transcription that failed shows the feedback with a failure panel, every other error leads back.
  return event.type === 'generation-failed' && event.failure.code === 'not_understood' ? 'feedback' : null
}

export interface ReviewFaults {
  jobDescription: string | null
  said: string | null
}

/** The press of 'Analyze', and what is missing for it. */
export function useReview() {
  const recorded = useAtomValue(recordedAtom)
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const said = useAtomValue(saidAtom)
  const refusal = useAtomValue(refusalAtom)
  const { run } = useAtomValue(reviewGenerationAtom)
  const hearsAudio = useAtomValue(configAtom)?.transcription === 'server'
  const setPlace = useSetAtom(placeAtom)
  const setRefusal = useSetAtom(refusalAtom)
  const credits = useCredits()
  const followMoney = useFollowMoney()
  const [wasTried, setWasTried] = useState(false)
  const needsWords = !hearsAudio && said.words.trim() === ''
  const faults: ReviewFaults = {
    jobDescription: jobDescriptionFault(jobDescription),
    said: needsWords ? pitchTexts.transcriptMissing : null,
  }

  function listen(event: ReviewEvent) {
    followMoney(event)
    const place = placeAfter(event)
    if (place) setPlace(place)
  }

  function forgetFailures() {
    setRefusal(null)
    reviewGeneration.dispatch({ type: 'failure-was-read' })
  }

  function refuse(sentence: string, offer: Failure['offer'] = null) {
    setRefusal({ sentence, consequence: `Nothing was charged. ${stillHere}`, offer })
  }

  /** @returns whether nothing was missing in the fields */
  function press(): boolean {
    forgetFailures()
    setWasTried(true)
    if (faults.jobDescription || faults.said) return false
    const missing = tooFewCredits(credits, reviewCredits, pitchTexts.tooFewForAnalysis)
    if (missing) refuse(missing, 'buy-credits')
    else if (recorded) void ask(recorded, listen)
    else refuse(pitchTexts.recordingMissing)
    return true
  }

  return {
    press,
    hearsAudio,
    credits,
    faults: wasTried ? faults : { jobDescription: null, said: null },
    hasWords: said.words.trim() !== '',
    /** Without one the coach has nothing to hold the pitch against. */
    needsJob: faults.jobDescription !== null,
    failure: refusal ?? (run.state === 'failed' && run.failure.code !== 'not_understood' ? run.failure : null),
    forgetFailures,
    resumeAfterReload: () => reviewGeneration.resume(listen),
  }
}

export type Review = ReturnType<typeof useReview>
