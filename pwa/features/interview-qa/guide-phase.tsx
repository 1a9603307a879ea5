import { useAtomValue } from 'jotai'
import { useId, useRef } from 'react'
import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { qaQuestionCount } from '../../../api/contract/qa-questions.ts'
import { usePrintUnfolded } from '../../export/use-print-unfolded.ts'
import { receivedOf } from '../../generation/generation.ts'
import { GenerationStatus } from '../../generation/generation-status.tsx'
import { holdWords } from '../../generation/status-words.ts'
import { configAtom } from '../../session/auth/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { FilterBar } from './filter-bar.tsx'
import { qaCredits } from './form-rules.ts'
import { GuideActions } from './guide-actions.tsx'
import { PracticedBar } from './practiced-bar.tsx'
import { guideTitle } from './qa-outline.ts'
import { questionsAtom } from './question-generation.ts'
import { QuestionList } from './question-list.tsx'
import { TakeQuestions } from './take-questions.tsx'
import { Tips } from './tips.tsx'

const notChecked = 'No requirements could be read from this job description: these come from your resume and the round.'

/** 'Interview Q&A Guide': the questions to work through. */
export default function GuidePhase({ isDesktop }: { isDesktop: boolean }) {
  const generation = useAtomValue(questionsAtom)
  const isDevMode = useAtomValue(configAtom)?.devMode ?? false
  const { round, questions } = receivedOf(generation)
  const id = useId()
  const printed = useRef<HTMLElement>(null)
  usePrintUnfolded(printed)
  const all = questions?.questions ?? []
  return (
    <section className="columns qa-guide" aria-labelledby={id} ref={printed}>
      <div className="column column-side qa-side">
        <h2 id={id} tabIndex={-1} ref={takeLostFocus}>
          {guideTitle}
        </h2>
        <div className="row">
          {round && <Badge tone="lamp">{interviewRounds[round.interviewRoundType].label}</Badge>}
          <Badge tone="quiet">{all.length === 1 ? '1 question' : `${all.length} questions`}</Badge>
        </div>
        <PracticedBar count={all.length} />
        <GenerationStatus
          generation={generation}
          writing={`${all.length} of ${qaQuestionCount} questions are ready, the rest are being written. ${holdWords(isDevMode ? 0 : qaCredits)}`}
        >
          {round?.checked === false && notChecked}
        </GenerationStatus>
        {isDesktop && <TakeQuestions />}
        {isDesktop && <GuideActions />}
      </div>
      <div className="column">
        <FilterBar questions={all} />
        <QuestionList questions={all} />
        <Tips />
        {!isDesktop && <TakeQuestions />}
      </div>
    </section>
  )
}
