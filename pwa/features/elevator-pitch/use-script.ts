import { getDefaultStore, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { bestChoices } from '../../../api/contract/pitch-choices.ts'
import { useGenerationForm } from '../../generation/form/use-generation-form.ts'
import { jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { unsavedScriptAtom } from './at-stake.ts'
import { pitchFaults } from './pitch-rules.ts'
import { planAtom, preparing, preparingAtom, scriptAtom, stepAtom, uploadTypeAtom } from './pitch-store.ts'
import { ResumeUnreadable, textOfResume } from './resume-text.ts'
import { type ScriptEvent, scriptGeneration, scriptGenerationAtom } from './script-generation.ts'

const store = getDefaultStore()

async function start(jobDescription: string, resume: File | null, listener: (event: ScriptEvent) => void) {
  if (store.get(preparingAtom)) return
  try {
    const resumeText = resume ? await preparing('script', textOfResume(resume)) : ''
    await scriptGeneration.start({ jobDescription, ...(resumeText && { resumeText }) }, listener)
  } catch (error) {
    if (error instanceof ResumeUnreadable)
      scriptGeneration.refuse(error.message, 'Choose another file, or continue without a resume.')
    else scriptGeneration.failBeforeStart(error)
  }
}

/** A finished script goes on the prompter. After a reload, the user's edits stay. */
function takeScript(event: ScriptEvent) {
  if (event.type !== 'generation-finished') return
  const written = store.get(scriptGenerationAtom).last?.received.script
  if (written && !(event.isFromBefore && store.get(scriptAtom))) {
    const { script, options } = written
    if (options) store.set(planAtom, { options, choices: bestChoices(options) })
    else store.set(scriptAtom, script)
  }
  store.set(stepAtom, 'recording')
}

export function useScript() {
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const [uploadType, setUploadType] = useAtom(uploadTypeAtom)
  const resume = useAtomValue(resumeDraftAtom)
  const setStep = useSetAtom(stepAtom)
  const credits = useCredits()
  const form = useGenerationForm({
    generation: scriptGeneration,
    reason: 'elevator_pitch',
    faults: pitchFaults({ jobDescription, uploadType, resume }),
    wouldReplace: useAtomValue(unsavedScriptAtom),
    start: (listener) => start(jobDescription, uploadType === 'resume' ? resume : null, listener),
    onEvent: takeScript,
  })
  return {
    ...form,
    uploadType,
    setUploadType,
    credits,
    /** Free, with the user's own script or none. */
    recordAtOnce() {
      form.dismissFailure()
      setStep('recording')
    },
  }
}

export type Script = ReturnType<typeof useScript>
