import { useAtom, useAtomValue } from 'jotai'
import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import { useGenerationForm } from '../../generation/form/use-generation-form.ts'
import { isUnsaved } from '../../generation/generation.ts'
import { draftAtom, jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { dismissToast, toast } from '../../ui/toast.ts'
import { qaFaults } from './form-rules.ts'
import { type QuestionsEvent, questionGeneration, questionsAtom } from './question-generation.ts'
import { followGeneration, ownCountAtom } from './session-store.ts'

const roundAtom = draftAtom<InterviewRound>('interview-qa-round', 'hiring-manager')

let failureToast: number | null = null

/** The note in the form also says what happened to the credits. */
function toastFailure(event: QuestionsEvent) {
  if (event.type !== 'generation-failed') return
  failureToast = toast({ title: 'Error', description: event.failure.sentence, variant: 'destructive' })
}

function dismissFailureToast() {
  if (failureToast !== null) dismissToast(failureToast)
  failureToast = null
}

export function useQuestionsForm() {
  const [round, setRound] = useAtom(roundAtom)
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const resume = useAtomValue(resumeDraftAtom)
  const { last } = useAtomValue(questionsAtom)
  const hasOwn = useAtomValue(ownCountAtom) > 0
  const form = useGenerationForm({
    generation: questionGeneration,
    reason: 'interview_prep',
    faults: qaFaults({ jobDescription, resume }),
    wouldReplace: isUnsaved(last) || hasOwn,
    start: (listener) =>
      resume && questionGeneration.start({ jobDescription, interviewRound: round, resumeFile: resume }, listener),
    onEvent(event) {
      followGeneration(event)
      toastFailure(event)
    },
  })
  return {
    ...form,
    press() {
      dismissFailureToast()
      return form.press()
    },
    dismissFailure() {
      dismissFailureToast()
      form.dismissFailure()
    },
    round,
    setRound,
  }
}

export type QuestionsForm = ReturnType<typeof useQuestionsForm>
