import { getDefaultStore, useAtom, useAtomValue } from 'jotai'
import { useId } from 'react'
import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { qaQuestionCount } from '../../../api/contract/qa-questions.ts'
import { PracticeOverview, type PracticeTile } from '../../answer-review/practice-tiles.tsx'
import { ExportRow } from '../../export/export-row.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { GenerationStatus } from '../../generation/generation-status.tsx'
import { NextStepLink, useNextStep } from '../../generation/next-step.tsx'
import { holdWords, keptWords } from '../../generation/status-words.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { configAtom } from '../../session/auth/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Bullets } from '../../ui/bullets.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageAction } from '../../ui/page.tsx'
import { ShareBar } from '../../ui/share-bar.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { filtered, filtersOf } from './filters.ts'
import { qaCredits } from './form-rules.ts'
import { guideTitle, qaOutline } from './qa-outline.ts'
import { questionGeneration, questionsAtom } from './question-generation.ts'
import { QuestionItem, questionId } from './question-item.tsx'
import {
  completeSession,
  filterAtom,
  marksAtom,
  openForm,
  openQuestions,
  readyAtom,
  unfold,
  unfoldedAtom,
} from './session-store.ts'

const notChecked = 'We found no requirements in this job description, so these come from your resume and the round.'

export default function GuidePhase() {
  const isDesktop = useIsDesktop()
  const generation = useAtomValue(questionsAtom)
  const unfolded = useAtomValue(unfoldedAtom)
  const isDevMode = useAtomValue(configAtom)?.devMode ?? false
  const { round, questions } = receivedOf(generation)
  const id = useId()
  const all = questions?.questions ?? []
  const afterwards = (
    <>
      <Button wide className="not-printed" onClick={completeSession}>
        Complete Session
      </Button>
      <ExportQuestions />
      <NewQuestions>Start Over</NewQuestions>
    </>
  )
  return (
    <section className={`qa-guide ${isDesktop ? 'columns' : 'stack'}`} aria-labelledby={id}>
      <div className="column column-side">
        <div className="stack-tight">
          <div className="row-tight">
            <h2 id={id} className="title-l" tabIndex={-1} ref={takeLostFocus}>
              {guideTitle}
            </h2>
            {round && <Badge tone="lamp">{interviewRounds[round.interviewRoundType].label}</Badge>}
          </div>
          <ReadyCount count={all.length} />
        </div>
        <GenerationStatus
          generation={generation}
          writing={`${all.length} of ${qaQuestionCount} questions are ready, the rest are being written. ${holdWords(isDevMode ? 0 : qaCredits)}`}
        >
          {round?.checked === false && notChecked}
        </GenerationStatus>
        <PageAction>
          <NextStepLink amongQuestions open={unfolded} />
        </PageAction>
        {isDesktop && afterwards}
      </div>
      <div className="column">
        <FilterBar questions={all} />
        <QuestionList questions={all} />
        <Tips />
        {!isDesktop && afterwards}
      </div>
    </section>
  )
}

function FilterBar({ questions }: { questions: readonly QaQuestion[] }) {
  const [chosen, choose] = useAtom(filterAtom)
  return (
    <fieldset className="chips qa-filters not-printed">
      <legend className="only-heard">Show</legend>
      {filtersOf(questions).map(({ filter, label }) => (
        <button key={filter} type="button" className="numbers" aria-pressed={filter === chosen} onClick={() => choose(filter)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}

function QuestionList({ questions }: { questions: readonly QaQuestion[] }) {
  const shown = filtered(questions, useAtomValue(filterAtom))
  if (shown.length === 0) return <p className="quiet">No questions of this kind yet.</p>
  return (
    <ol className="qa-questions card plain-list">
      {shown.map(({ index, question }) => (
        <QuestionItem key={index} index={index} question={question} />
      ))}
    </ol>
  )
}

const tips = [
  'Speak clearly, and a little slower than you think you need to.',
  'Keep eye contact with the person who asked; on a video call, look into the camera.',
  'Give specific examples: one story with a number beats three claims.',
  'Use the STAR method: situation, task, action, result. Most of the time belongs to the action.',
] as const

function Tips() {
  return (
    <aside className="card card-sunk stack-close" aria-labelledby="qa-tips">
      <h3 id="qa-tips" className="beside">
        <Icon name="bulb" /> Interviewer Tips
      </h3>
      <Bullets lines={tips} />
    </aside>
  )
}

/** Opens the guide at this question. */
function openQuestion(index: number) {
  getDefaultStore().set(filterAtom, 'all')
  unfold(index, true)
  openQuestions()
  requestAnimationFrame(() => document.getElementById(questionId(index))?.scrollIntoView())
}

export function CompletedPhase() {
  const generation = useAtomValue(questionsAtom)
  const ready = useAtomValue(readyAtom)
  const { saved } = useAtomValue(marksAtom)
  const unfolded = useAtomValue(unfoldedAtom)
  const { round, questions } = receivedOf(generation)
  const all = questions?.questions ?? []
  const { question: next } = useNextStep({ amongQuestions: true, open: unfolded })
  const isComplete = ready.size >= Math.min(readyToCelebrate, all.length)
  const sayNext = (
    <>
      {complete}{' '}
      {next ? (
        <>
          Say one aloud next: <strong>{next.question}</strong>
        </>
      ) : (
        'You know what they will ask.'
      )}
    </>
  )
  const used = generation.run.state === 'running' ? 0 : (generation.last?.done.creditsCharged ?? 0)
  const tiles = all.map(({ question }, index): PracticeTile => {
    const state = saved.includes(question) ? 'Written' : ready.has(index) ? 'Ready' : 'Later'
    return { question, feedback: null, mark: ready.has(index) ? '✓' : '–', state }
  })
  const about = [
    round && interviewRounds[round.interviewRoundType].label,
    used > 0 && `${used} credits were used for this session`,
  ]
  return (
    <div className="stack-loose">
      <PracticeOverview
        headline={isComplete ? complete : `${ready.size} of ${all.length} ready`}
        status={isComplete ? readyWords(ready.size, all.length) : sayNext}
        about={about.filter(Boolean).join('. ')}
        tiles={tiles}
        step={null}
        next={
          <PageAction>
            <NextStepLink amongQuestions open={unfolded} />
          </PageAction>
        }
        reviewLabel="Review Questions Again"
        onReview={(index) => (index === null ? openQuestions() : openQuestion(index))}
      />
      <ExportQuestions />
      <NewQuestions>Start New Session</NewQuestions>
    </div>
  )
}

const complete = 'Session Complete!'
const readyToCelebrate = 5

const readyWords = (ready: number, all: number): string =>
  ready === all ? `All ${all} ready. You can walk in.` : `${ready} of ${all} ready. Each one counts.`

function ReadyCount({ count }: { count: number }) {
  const ready = useAtomValue(readyAtom)
  return (
    <div className="row">
      <p className="small numbers" role="status">
        {count === 1 ? '1 question' : `${count} questions`}, {ready.size} ready
      </p>
      <ShareBar share={ready.size / Math.max(1, count)} />
    </div>
  )
}

/** Deletes nothing: the questions stay until new ones replace them. */
function NewQuestions({ children }: { children: string }) {
  return (
    <div className="not-printed">
      <Button
        look="quiet"
        wide
        onClick={openForm}
        note={`New questions: ${qaCredits} credits. You keep these until they are ready.`}
      >
        {children}
      </Button>
    </div>
  )
}

function ExportQuestions() {
  const questions = useAtomValue(questionsAtom)
  const received = receivedOf(questions)
  const ready = useAtomValue(readyAtom)
  const blocks = () => qaOutline(received.round?.interviewRoundType, received.questions?.questions ?? [], ready)
  return (
    <ExportRow
      what={{ title: guideTitle, fileName: 'greenroom-interview-qa', blocks }}
      isWhole={questions.run.state !== 'running'}
      onExported={() => questionGeneration.dispatch({ type: 'results-were-saved' })}
      note={questions.last && keptWords(questions.last)}
    />
  )
}
