import { useState } from 'react'
import { scoreColorOf } from '../../../api/contract/score-band.ts'
import { BestSentence, type SaidAnswer } from '../../answer-review/best-sentence.tsx'
import { Points } from '../../answer-review/feedback-view.tsx'
import { PracticeOverview } from '../../answer-review/practice-tiles.tsx'
import { scoreWords } from '../../answer-review/verdict.ts'
import { ExportRow } from '../../export/export-row.tsx'
import { NextStepLink } from '../../generation/next-step.tsx'
import { isFollowUp, numberAt, withoutFollowUps } from '../../media/interview-runner/practice.ts'
import { allowances } from '../../media/interview-runner/practice-settings.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { useLoaded } from '../../platform/use-loaded.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import type { Interview } from './interview.ts'
import { isOver, timeNote } from './practice-time.ts'
import { interviewCredits } from './start-rules.ts'
import { type Summary, summaryOf } from './summary.ts'
import { interviewOutline } from './summary-outline.ts'
import { headlineOf, oneStepIn, progressNoteOf, tilesOf, writtenBy } from './summary-words.ts'

export function Completed({ interview, onReview }: { interview: Interview; onReview: (index: number | null) => void }) {
  const isDesktop = useIsDesktop()
  const view = useStore(interview.view)
  const { notes, allProgress } = view
  const { questions, places } = notes.practice
  const summary = summaryOf(withoutFollowUps(notes.practice, allProgress))
  const hasFollowUps = questions.some(isFollowUp)
  // Already paid for, so offered before anything new.
  const step = oneStepIn(view, !isOver(notes.session))
  const what = {
    title: 'Voice practice interview',
    fileName: 'greenroom-voice-interview',
    blocks: () => interviewOutline(interview.view.get()),
  }
  const answers = allProgress.flatMap((progress, at): SaidAnswer[] => {
    const answer = places[at]!.answer
    const index = numberAt(notes.practice, at) - 1
    if (progress.state !== 'ready' || !answer || isFollowUp(questions[at]!)) return []
    const { transcript, feedback } = progress
    return [{ id: answer.id, isSpoken: answer.how === 'spoken', index, transcript, feedback }]
  })
  return (
    <div className="stack-loose">
      <PracticeOverview
        ring={<Mean summary={summary} />}
        headline={headlineOf(summary)}
        status={
          <>
            {summary.skipped > 0 && summary.mean !== null && 'Your score so far. '}
            {summary.provisional > 0 && `${summary.provisional} provisional and left out. `}
            {progressNoteOf(allProgress, interview.localStore.keeps)}
          </>
        }
        about={[
          timeNote(notes.session),
          allowances[notes.allowance].note,
          ...writtenBy(notes, summary),
          hasFollowUps && 'Follow-ups are not in the score.',
        ]
          .filter(Boolean)
          .join(' ')}
        tiles={tilesOf(view)}
        step={step}
        reviewLabel="Review Detailed Feedback"
        onReview={onReview}
      />
      <BestSentence localStore={interview.localStore} answers={answers} />
      <div className="columns columns-even">
        <Points title="Strengths" points={summary.strengths} open={isDesktop} />
        <Points title="Improvements" points={summary.improvements} open={isDesktop} />
      </div>
      <ExportRow what={what} isWhole={summary.counted > 0} onExported={interview.markSaved} />
      {!step && <NextStepLink look="plain" />}
      <StartNew interview={interview} />
    </div>
  )
}

function Mean({ summary: { mean, label } }: { summary: Summary }) {
  if (mean === null || label === null)
    return <ScoreRing score={null} number="–" tone="quiet" caption="no score yet" size={116} label="No score yet" />
  return (
    <ScoreRing
      score={mean * 10}
      number={scoreWords(mean)}
      tone={scoreColorOf(mean)}
      caption={label}
      size={116}
      label={`Overall score ${scoreWords(mean)} of 10: ${label}`}
    />
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

interface EndDialogProps {
  interview: Interview
  onStay: () => void
  onEnded: () => void
}

function lossOf(unsent: number, isSaved: boolean): string {
  const lost = unsent === 0 ? '' : `${unsent === 1 ? '1 answer has' : `${unsent} answers have`} not been sent yet. `
  const results = isSaved ? '' : 'You have not exported or copied your feedback, and it is not stored anywhere else. '
  return `${lost}${results}Everything from this interview is deleted from this device. A new one takes ${interviewCredits} credits.`
}

/** Confirms before a paid interview is deleted. */
export function EndDialog({ interview, onStay, onEnded }: EndDialogProps) {
  const { isSaved } = useStore(interview.view)
  const unsent = useLoaded(interview, ({ undelivered }) => undelivered())?.length ?? 0
  return (
    <ConfirmDialog
      title="End this interview?"
      description={lossOf(unsent, isSaved)}
      confirm="End and delete"
      onConfirm={() => void interview.end('delete').then(onEnded)}
      keep="Keep it"
      onKeep={onStay}
    />
  )
}
