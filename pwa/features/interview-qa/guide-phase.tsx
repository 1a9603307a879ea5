import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { usePrintUnfolded } from '../../export/use-print-unfolded.ts'
import { Badge } from '../../ui/badge.tsx'
import { FilterBar } from './filter-bar.tsx'
import { GuideActions } from './guide-actions.tsx'
import { GuideStatus } from './guide-status.tsx'
import { PracticedBar } from './practiced-bar.tsx'
import { guideTitle } from './qa-outline.ts'
import { questionsAtom, receivedOf } from './question-generation.ts'
import { QuestionList } from './question-list.tsx'
import { TakeQuestions } from './take-questions.tsx'
import { Tips } from './tips.tsx'

/** 'Interview Q&A Guide': the questions to work through. */
export function GuidePhase({ isDesktop }: { isDesktop: boolean }) {
  const { round, questions } = receivedOf(useAtomValue(questionsAtom))
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const paper = useRef<HTMLElement>(null)
  usePrintUnfolded(paper)
  // The view before, which had the focus, has gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const all = questions?.questions ?? []
  return (
    <section className="qa-columns qa-guide" aria-labelledby={id} ref={paper}>
      <div className="qa-side">
        <h2 id={id} tabIndex={-1} ref={heading}>
          {guideTitle}
        </h2>
        <div className="row">
          {round && <Badge tone="lamp">{interviewRounds[round.interviewRoundType].label}</Badge>}
          <Badge tone="quiet">{all.length === 1 ? '1 question' : `${all.length} questions`}</Badge>
        </div>
        <PracticedBar count={all.length} />
        <GuideStatus />
        <TakeQuestions />
        {isDesktop && <GuideActions />}
      </div>
      <div className="qa-main">
        <FilterBar questions={all} />
        <QuestionList questions={all} />
        <Tips />
      </div>
    </section>
  )
}
