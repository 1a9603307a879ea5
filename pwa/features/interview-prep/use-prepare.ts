import { getDefaultStore, useAtom, useAtomValue } from 'jotai'
import { noteQuestions } from '../../generation/answer-rows.ts'
import { useGenerationForm } from '../../generation/form/use-generation-form.ts'
import { receivedOf } from '../../generation/generation.ts'
import { draftAtom, jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { type ChosenRound, prepFaults } from './form-rules.ts'
import { openQuestionsAtom, preparationGeneration } from './preparation.ts'

/** No default round: a brief for the wrong one is useless. */
const roundAtom = draftAtom<ChosenRound>('interview-prep-round', '')

export function usePrepare() {
  const [round, setRound] = useAtom(roundAtom)
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const resume = useAtomValue(resumeDraftAtom)
  const form = useGenerationForm({
    generation: preparationGeneration,
    reason: 'interview_prep',
    faults: prepFaults({ round, jobDescription, resume }),
    start: (listener) =>
      preparationGeneration.start(
        { jobDescription, interviewRound: round, resultType: 'complete', ...(resume && { resumeFile: resume }) },
        listener,
      ),
    onEvent(event) {
      if (event.type === 'generation-was-requested') getDefaultStore().set(openQuestionsAtom, new Set())
      if (event.type === 'generation-finished') noteRoundQuestions()
    },
  })
  return { ...form, round, setRound }
}

function noteRoundQuestions() {
  const { questions = [], plans } = receivedOf(getDefaultStore().get(preparationGeneration.generationAtom)).questions ?? {}
  noteQuestions(
    questions.map((question, at) => ({ question, plan: plans?.[at] })),
    true,
  )
}

export type Prepare = ReturnType<typeof usePrepare>
