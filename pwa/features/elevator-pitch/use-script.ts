import { getDefaultStore, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { useGenerationForm } from '../../generation/form/use-generation-form.ts'
import { toldField } from '../../generation/told-answers.ts'
import { callApi } from '../../platform/api.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { configAtom } from '../../session/auth/session.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { unsavedScriptAtom } from './at-stake.ts'
import { faultsToShow, pitchFaults, tooFewCredits } from './pitch-rules.ts'
import { planAtom, planOf, preparingAtom, scriptAtom, stepAtom, uploadTypeAtom } from './pitch-store.ts'
import { ResumeUnreadable, textOfResume } from './resume-text.ts'
import { type ScriptEvent, scriptCredits, scriptGeneration, scriptGenerationAtom } from './script-generation.ts'

const store = getDefaultStore()

type Sources = { jobDescription: string; resumeText?: string }

/** Free. The choices are asked before the script is paid for. */
async function choose(sources: Sources) {
  const told = toldField(sources.jobDescription).told
  const body = JSON.stringify({ ...sources, ...(told && { told: JSON.parse(told) }) })
  const headers = { 'Content-Type': 'application/json' }
  const response = await callApi('/api/elevator-pitch/options', { method: 'POST', headers, body })
  const { PitchOptions } = await import('../../../api/contract/elevator-pitch.ts')
  store.set(planAtom, planOf(PitchOptions.parse(await response.json())))
}

async function start(jobDescription: string, resume: File | null, isChoosing: boolean, listener: (event: ScriptEvent) => void) {
  if (store.get(preparingAtom)) return
  try {
    store.set(preparingAtom, resume || isChoosing ? 'script' : null)
    const resumeText = resume ? await textOfResume(resume) : ''
    const sources = { jobDescription, ...(resumeText && { resumeText }) }
    if (isChoosing) return await choose(sources)
    const plan = store.get(planAtom)
    const finished = scriptGeneration.start({ ...sources, ...(plan && { choices: JSON.stringify(plan.choices) }) }, listener)
    store.set(preparingAtom, null)
    await finished
  } catch (error) {
    if (error instanceof ResumeUnreadable)
      scriptGeneration.refuse(error.message, null, 'Choose another file, or continue without a resume.')
    else scriptGeneration.failBeforeStart(error)
  } finally {
    store.set(preparingAtom, null)
  }
}

/** A finished script goes on the prompter. After a reload, the user's edits stay. */
function takeScript(event: ScriptEvent) {
  if (event.type !== 'generation-finished') return
  const written = store.get(scriptGenerationAtom).last?.received.script?.script ?? ''
  store.set(scriptAtom, (kept) => (event.isFromBefore && kept ? kept : written))
  store.set(stepAtom, 'recording')
}

export function useScript() {
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const [uploadType, setUploadType] = useAtom(uploadTypeAtom)
  const resume = useAtomValue(resumeDraftAtom)
  const setStep = useSetAtom(stepAtom)
  const credits = useCredits()
  /** Without a model, the first press shows the lines to choose from. */
  const isBuiltIn = useAtomValue(configAtom)?.coach === 'builtin'
  const isChoosing = useAtomValue(planAtom) === null && isBuiltIn
  const fields = { jobDescription, uploadType, resume }
  const form = useGenerationForm({
    generation: scriptGeneration,
    reason: 'elevator_pitch',
    faults: pitchFaults(fields),
    isFree: isChoosing,
    shortage: isChoosing ? null : tooFewCredits(credits, scriptCredits, pitchTexts.tooFewForScript),
    wouldReplace: useAtomValue(unsavedScriptAtom) && !isChoosing,
    start: (listener) => start(jobDescription, uploadType === 'resume' ? resume : null, isChoosing, listener),
    onEvent: takeScript,
  })
  return {
    ...form,
    isChoosing,
    uploadType,
    setUploadType,
    faults: faultsToShow(fields, form.wasPressed),
    credits,
    /** Free, with the user's own script or none. */
    recordAtOnce() {
      form.dismissFailure()
      setStep('recording')
    },
    resumeAfterReload: form.resumeAfterReload,
  }
}

export type Script = ReturnType<typeof useScript>
