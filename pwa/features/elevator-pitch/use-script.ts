import { getDefaultStore, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { type Failure, failureOf } from '../../generation/failure.ts'
import { useFollowMoney } from '../../generation/use-follow-money.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { unsavedScriptAtom } from './at-stake.ts'
import { faultsToShow, pitchFaults, tooFewCredits } from './pitch-rules.ts'
import { placeAtom, preparingAtom, refusalAtom, scriptAtom, uploadTypeAtom } from './pitch-store.ts'
import { ResumeUnreadable, textOfResume } from './resume-text.ts'
import { type ScriptEvent, scriptCredits, scriptGeneration, scriptGenerationAtom } from './script-generation.ts'

const store = getDefaultStore()

const nothingCharged = 'Nothing was charged. Your form is still here.'

/** Why no script is asked for when its resume cannot be read: the specification stops there. */
export function scriptRefusalOf(error: unknown): Failure {
  if (!(error instanceof ResumeUnreadable)) return failureOf(error, pitchTexts.scriptFailed, true)
  return {
    sentence: error.message,
    consequence: `${nothingCharged} Choose another file, or go on without a resume.`,
    offer: null,
  }
}

/** The resume is read first, for free; then the script is asked for. */
async function ask(jobDescription: string, resume: File | null, listen: (event: ScriptEvent) => void) {
  if (store.get(preparingAtom)) return
  try {
    store.set(preparingAtom, resume && { for: 'script', doing: 'reading the resume' })
    const resumeText = resume ? await textOfResume(resume) : ''
    const asked = scriptGeneration.start({ jobDescription, ...(resumeText && { resumeText }) }, listen)
    store.set(preparingAtom, null)
    await asked
  } catch (error) {
    store.set(refusalAtom, scriptRefusalOf(error))
  } finally {
    store.set(preparingAtom, null)
  }
}

/** The form's values, what is wrong with them, and the press of its button. */
export function useScript() {
  const [jobDescription, setJobDescription] = useAtom(jobDescriptionDraftAtom)
  const [uploadType, setUploadType] = useAtom(uploadTypeAtom)
  const [resume, setResume] = useAtom(resumeDraftAtom)
  const [refusal, setRefusal] = useAtom(refusalAtom)
  const setPlace = useSetAtom(placeAtom)
  const { run } = useAtomValue(scriptGenerationAtom)
  const credits = useCredits()
  const followMoney = useFollowMoney()
  const wouldReplace = useAtomValue(unsavedScriptAtom)
  const [wasTried, setWasTried] = useState(false)
  const [asksToReplace, setAsksToReplace] = useState(false)
  const form = { jobDescription, uploadType, resume }

  function listen(event: ScriptEvent) {
    followMoney(event)
    if (event.type !== 'generation-finished') return
    const written = store.get(scriptGenerationAtom).last?.received.script
    if (!written) return
    store.set(scriptAtom, written.script)
    setPlace('recording')
  }

  /** What the person made of it may have come back first, with their recording: that stays. */
  function listenAfterReload(event: ScriptEvent) {
    const edited = store.get(scriptAtom)
    listen(event)
    if (event.type === 'generation-finished' && edited !== '') store.set(scriptAtom, edited)
  }

  function forgetFailures() {
    setRefusal(null)
    scriptGeneration.dispatch({ type: 'failure-was-read' })
  }

  /** @returns whether the fields could be taken as they are */
  function press({ replace = false } = {}): boolean {
    forgetFailures()
    setAsksToReplace(false)
    setWasTried(true)
    const faults = pitchFaults(form)
    if (faults.jobDescription || faults.resume) return false
    setWasTried(false)
    const missing = tooFewCredits(credits, scriptCredits, pitchTexts.tooFewForScript)
    if (missing) setRefusal({ sentence: missing, consequence: nothingCharged, offer: 'buy-credits' })
    else if (wouldReplace && !replace) setAsksToReplace(true)
    else void ask(jobDescription, uploadType === 'resume' ? resume : null, listen)
    return true
  }

  return {
    ...form,
    setJobDescription,
    setUploadType,
    setResume,
    faults: faultsToShow(form, wasTried),
    credits,
    press,
    failure: refusal ?? (run.state === 'failed' ? run.failure : null),
    forgetFailures,
    /** There is a script that was neither copied nor exported. */
    asksToReplace,
    keepOld: () => setAsksToReplace(false),
    /** To the camera with one's own words, or none. Free. */
    recordAtOnce() {
      forgetFailures()
      setPlace('recording')
    },
    resumeAfterReload: () => scriptGeneration.resume(listenAfterReload),
  }
}

export type Script = ReturnType<typeof useScript>
