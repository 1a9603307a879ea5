import { useState } from 'react'
import { scoreColorOf } from '../../../api/contract/score-band.ts'
import { scoreWords } from '../../answer-review/verdict.ts'
import { ExportRow } from '../../export/export-row.tsx'
import { allowanceNote } from '../../media/interview-runner/time-allowance.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { chartRows, isMeasured } from './chart-rows.ts'
import { DeliveryChart } from './delivery-chart.tsx'
import { EndDialog } from './end-dialog.tsx'
import type { Interview } from './interview.ts'
import { isOver, timeNote } from './practice-time.ts'
import { progressNoteOf } from './progress-note.ts'
import { QuestionList } from './question-list.tsx'
import { interviewCredits } from './start-rules.ts'
import { type Summary, summaryOf } from './summary.ts'
import { interviewOutline } from './summary-outline.ts'
import { countWordsOf, headlineOf, writtenBy } from './summary-words.ts'
import { attemptsAmong } from './takes.ts'

export function Completed({ interview, onReview }: { interview: Interview; onReview: (index: number | null) => void }) {
  const view = useStore(interview.view)
  const { notes, allProgress, allTakes } = view
  const allAttempts = allTakes.map((takes, index) => attemptsAmong(takes, notes.practice.places[index]!.answer?.id ?? ''))
  const rows = chartRows(allProgress)
  const summary = summaryOf(allProgress)
  // Already paid for, so offered before a new interview.
  const left = isOver(notes.session) ? [] : notes.practice.places.flatMap(({ answer }, index) => (answer ? [] : index))
  const time = allowanceNote(notes.allowance)
  const what = {
    title: 'Voice practice interview',
    fileName: 'greenroom-voice-interview',
    blocks: () => interviewOutline(interview.view.get()),
  }
  return (
    <div className="stack-loose">
      <Card as="section">
        <div className="interview-verdict centered" tabIndex={-1} ref={takeFocus}>
          <Mean summary={summary} />
          <div className="stack">
            <h2>{headlineOf(summary)}</h2>
            <p role="status">
              {[countWordsOf(summary), progressNoteOf(allProgress, interview.localStore.keeps)].filter(Boolean).join(' ')}
            </p>
            {time && <p>{time}</p>}
            <p>{timeNote(notes.session)}</p>
            {writtenBy(notes, summary).map((words) => (
              <p className="small quiet" key={words}>
                {words}
              </p>
            ))}
          </div>
        </div>
        <div className="stack">
          {left.length > 0 && (
            <Button look="main" wide onClick={() => onReview(left[0]!)} note="Included in what you paid.">
              {left.length === 1 ? 'Answer the question that is left' : `Answer the ${left.length} questions left`}
            </Button>
          )}
          <Button look={left.length > 0 ? 'plain' : 'main'} wide onClick={() => onReview(null)}>
            Review Detailed Feedback
          </Button>
        </div>
      </Card>
      <div className="columns columns-even">
        <Points title="Strengths" points={summary.strengths} />
        <Points title="Improvements" points={summary.improvements} />
      </div>
      <ExportRow what={what} isWhole={summary.counted > 0} onExported={interview.markSaved} />
      <section className="stack">
        <h2>Question by question</h2>
        <QuestionList
          questions={notes.practice.questions}
          allProgress={allProgress}
          allAttempts={allAttempts}
          onOpen={onReview}
        />
      </section>
      {rows.some(isMeasured) && (
        <section className="stack">
          <h2>How you said it</h2>
          <DeliveryChart rows={rows} />
        </section>
      )}
      <StartNew interview={interview} />
    </div>
  )
}

function Mean({ summary: { mean, label } }: { summary: Summary }) {
  if (mean === null || label === null)
    return <ScoreRing score={null} number="–" tone="quiet" caption="no score yet" size={148} label="No score yet" />
  return (
    <ScoreRing
      score={mean * 10}
      number={scoreWords(mean)}
      tone={scoreColorOf(mean)}
      caption={label}
      size={148}
      label={`Overall score ${scoreWords(mean)} of 10: ${label}`}
    />
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <Card as="section">
      <div className="stack">
        <h2>{title}</h2>
        <ul className="bullets">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** Confirms first if paid results are unsaved. */
function StartNew({ interview }: { interview: Interview }) {
  const { isSaved, allProgress } = useStore(interview.view)
  const [isAsking, setAsking] = useState(false)
  const startNew = () => location.reload()
  const isAllHere = allProgress.every(({ state }) => state === 'ready' || state === 'unanswered')
  const press = () => (isSaved && isAllHere ? void interview.end('delete').then(startNew) : setAsking(true))
  return (
    <>
      <Button wide onClick={press} note={`A new interview takes ${interviewCredits} credits.`}>
        Start New Session
      </Button>
      {isAsking && <EndDialog interview={interview} onStay={() => setAsking(false)} onEnded={startNew} />}
    </>
  )
}
