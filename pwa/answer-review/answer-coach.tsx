import './answers.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useRef } from 'react'
import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import { FailureNote } from '../generation/failure-note.tsx'
import { Player, type PlayerHandle } from '../media/recorder/player.tsx'
import { useOnline } from '../platform/use-online.ts'
import { configAtom } from '../session/auth/session.ts'
import { creditsSheetOpenAtom } from '../session/credits/credits-sheet-state.ts'
import { useCredits, useRefreshCredits, useSetCredits } from '../session/credits/use-credits.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Attempt } from './attempts.ts'
import { askButton, type CoachedAnswer, givenOf, wordsShown } from './coach-state.ts'
import { DeliveryFigures } from './delivery-figures.tsx'
import { deliveryOnDevice } from './delivery-on-device.ts'
import type { AskedQuestion, FeedbackOrder } from './feedback-order.ts'
import { askForFeedback, feedbackRunsAtom, forgetFailure } from './feedback-runs.ts'
import { FeedbackDetails, FeedbackScore } from './feedback-view.tsx'
import { TranscriptField } from './transcript-field.tsx'
import { useSoundFigures } from './use-sound-figures.ts'

type Judged = Pick<AnswerFeedback, 'score' | 'delivery'>

interface AnswerCoachProps {
  /** The recording's id, or one made for typed words. */
  answerId: string
  asked: AskedQuestion
  answer: CoachedAnswer
  /** Takes typed or corrected words. */
  onWords: (words: string) => void
  /** For screen readers: "Question 4, your answer". */
  label: string
  jobDescription?: string
  /** What came of earlier tries at the same question, the first one first. */
  earlier?: readonly Attempt[]
  /** Beside the score: "Try again". */
  actions?: ReactNode
}

/**
 * One answer outside a paid interview: its score, play it, see how it was said, correct its words, and get feedback on it. Everything but the feedback
 * works without a connection.
 */
export function AnswerCoach(props: AnswerCoachProps) {
  const { answerId, asked, answer, onWords, label, jobDescription, earlier = [], actions } = props
  const player = useRef<PlayerHandle>(null)
  const transcription = useAtomValue(configAtom)?.transcription ?? 'browser'
  const run = useAtomValue(feedbackRunsAtom).get(answerId)
  const measuring = useSoundFigures(answer.spoken?.file ?? null)
  const sound = measuring.state === 'measured' ? measuring.figures : null
  const words = wordsShown(answer, run)
  const play = answer.spoken ? (ms: number) => player.current?.playFrom(ms) : undefined
  const given = givenOf(answer, sound, transcription)
  const order = given && { asked, given, ...(jobDescription && { jobDescription }) }
  return (
    <div className="answer-coach stack">
      {run?.answer && (
        <FeedbackScore feedback={run.answer} attempts={attemptsOf(earlier, run.before ?? [], run.answer)} actions={actions} />
      )}
      {answer.spoken && (
        <Player ref={player} file={answer.spoken.file} lengthMs={answer.spoken.lengthMs} label={`${label}, your answer`} />
      )}
      <TranscriptField
        transcript={words}
        onChange={run?.state === 'running' ? undefined : onWords}
        empty={
          transcription === 'server'
            ? 'The words come with the feedback. You can also type them yourself.'
            : 'There is no transcript. Type what you said to see your pace and to get feedback.'
        }
      />
      {answer.spoken && !run?.answer && (
        <section className="answer-part">
          <h4>How you said it</h4>
          {measuring.state === 'measuring' ? (
            <Spinner>Listening to your answer</Spinner>
          ) : (
            <DeliveryFigures delivery={deliveryOnDevice(sound, answer.spoken.lengthMs, words)} level={sound} onPlay={play} />
          )}
        </section>
      )}
      <AskForFeedback answerId={answerId} order={order} words={answer.words} isReady={measuring.state === 'measured'} />
      {run?.answer && <FeedbackDetails feedback={run.answer} level={sound} onPlay={play} />}
    </div>
  )
}

/** Earlier tries, then this one: as its words were first, and as they are now. */
function attemptsOf(earlier: readonly Attempt[], before: readonly Judged[], now: Judged): Attempt[] {
  const these = [...before, now].map(({ score, delivery }, at) => ({ label: `Try ${earlier.length + at + 1}`, score, delivery }))
  return [...earlier, ...these]
}

interface AskForFeedbackProps {
  answerId: string
  order: FeedbackOrder | null
  /** The person's own words, where there are any. */
  words: string | null
  /** False while the sound is still being measured. */
  isReady: boolean
}

/** The button with its price, and why the last try failed. */
function AskForFeedback({ answerId, order, words, isReady }: AskForFeedbackProps) {
  const run = useAtomValue(feedbackRunsAtom).get(answerId)
  const credits = useCredits()
  const setCredits = useSetCredits()
  const refreshCredits = useRefreshCredits()
  const showCredits = useSetAtom(creditsSheetOpenAtom)
  const isOnline = useOnline()
  const isOutdated = Boolean(run?.answer && words !== null && words !== run.answer.transcript)
  const button = askButton({ run, given: order?.given ?? null, isOutdated, isOnline, credits })
  const ask = () => {
    if (!order) return
    void askForFeedback(answerId, order, (left) => (left === null ? void refreshCredits() : setCredits(left)))
  }
  return (
    <>
      <FailureNote failure={run?.state === 'failed' ? run.failure : null} onDismiss={() => forgetFailure(answerId)} />
      {button && (
        <Button
          look="main"
          wide
          busy={button.isBusy}
          disabled={button.isDisabled || !isReady}
          onClick={ask}
          note={
            <>
              {button.note}{' '}
              {button.offersCredits && (
                <button type="button" className="link-button" onClick={() => showCredits(true)}>
                  Buy more
                </button>
              )}
            </>
          }
        >
          {button.label}
        </Button>
      )}
      <p className="only-heard" role="status">
        {run?.state === 'running' ? 'Writing your feedback' : run?.state === 'ready' ? 'Your feedback is ready' : ''}
      </p>
    </>
  )
}
