import { getDefaultStore, useAtom, useAtomValue } from 'jotai'
import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import { jobDescriptionFault } from '../../../api/contract/job-description.ts'
import { resumeMissing } from '../../../api/contract/problems.ts'
import { loaded } from '../../generation/failure.ts'
import { neededResumeRule, plainResume } from '../../generation/form/resume-file.ts'
import { useGenerationForm } from '../../generation/form/use-generation-form.ts'
import { pageSpeaker } from '../../media/interview-runner/page-speaker.ts'
import { practiceSettingsAtom } from '../../media/interview-runner/practice-settings.ts'
import { draftAtom, jobDescriptionDraftAtom, resumeDraftAtom } from '../../platform/draft.ts'
import { draftIsBack } from '../../platform/kept-draft.ts'
import { userAtom } from '../../session/auth/auth-state.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { beginInterview, isOnStageAtom, startGeneration } from './interview-store.ts'

export const roundDraftAtom = draftAtom<InterviewRound>('voice-interview-round', 'hiring-manager')

/** The submitted form, since drafts may change meanwhile. */
const submittedAtom = draftAtom<{ round: InterviewRound; jobDescription: string } | null>('voice-interview-submitted', null)

const store = getDefaultStore()

export function useStart() {
  const resume = useAtomValue(resumeDraftAtom)
  const jobDescription = useAtomValue(jobDescriptionDraftAtom)
  const [round, setRound] = useAtom(roundDraftAtom)
  const { run } = useAtomValue(startGeneration.generationAtom)
  const credits = useCredits()
  const user = useAtomValue(userAtom)
  const form = useGenerationForm({
    generation: startGeneration,
    reason: 'voice_interview',
    faults: {
      resume: neededResumeRule(plainResume, resume, resumeMissing.elsewhere),
      jobDescription: jobDescriptionFault(jobDescription),
    },
    wouldReplace: false,
    start(listener) {
      if (run.state === 'running' || !user || !resume) return
      pageSpeaker.unlock()
      store.set(submittedAtom, { round, jobDescription })
      const request = { jobDescription, interviewRound: round, interviewMode: 'true', resume } as const
      // Load the interview's code before paying for it.
      loaded(Promise.all([import('./interview.ts'), import('./under-way.tsx')])).then(
        () => startGeneration.start(request, listener),
        startGeneration.failBeforeStart,
      )
    },
    onEvent(event) {
      if (event.type === 'generation-failed' || event.type === 'generation-was-not-found') store.set(submittedAtom, null)
      if (event.type === 'generation-finished') void enter(event.done)
    },
  })
  return { ...form, round, setRound, credits, run }
}

export type Start = ReturnType<typeof useStart>

async function enter(done: Parameters<typeof beginInterview>[0]['done']) {
  const { last } = store.get(startGeneration.generationAtom)
  const user = store.get(userAtom)
  if (!last?.received.questions || !user) return
  await draftIsBack()
  const asTheyAre = { round: store.get(roundDraftAtom), jobDescription: store.get(jobDescriptionDraftAtom) }
  const { round, jobDescription } = store.get(submittedAtom) ?? asTheyAre
  const questions = last.received.questions.interviewQuestions
  const interview = await beginInterview({ uid: user.uid, questions, done, round, jobDescription })
  // Stored beside the recordings from here on; a reload must not begin it again.
  startGeneration.forgetKey()
  store.set(submittedAtom, null)
  store.set(isOnStageAtom, true)
  if (store.get(practiceSettingsAtom).isHandsFree) await interview.runner.setHandsFree(true)
  else await interview.runner.ask()
}
