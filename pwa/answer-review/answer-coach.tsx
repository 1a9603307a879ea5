import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { HeardCorrections } from '../../api/contract/answer-feedback.ts'
import type { InterviewFeedbackAnswer } from '../../api/contract/voice-interview.ts'
import { CreditsOffer } from '../generation/credits-offer.tsx'
import type { Failure } from '../generation/failure.ts'
import { FailureNote } from '../generation/failure-note.tsx'
import { useRecording } from '../media/recorder/use-recording.ts'
import { canSyncInBackground } from '../platform/background-sync.ts'
import type { LocalStore } from '../platform/local-store.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import { useOnline } from '../platform/use-online.ts'
import type { WaitingRequest } from '../session/auth/auth-state.ts'
import { configAtom } from '../session/auth/session.ts'
import { useCredits } from '../session/credits/use-credits.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Attempt } from './before-after.tsx'
import { askButton, type CoachedAnswer, feedbackPrice, givenOf, wordsShown } from './coach-state.ts'
import { DeliveryFigures } from './delivery-figures.tsx'
import { deliveryOnDevice } from './delivery-on-device.ts'
import {
  type AnswerGiven,
  type AskedQuestion,
  askForFeedback,
  correctHeard,
  dropRequest,
  type FeedbackOrder,
  type FeedbackRun,
  feedbackRunsAtom,
} from './feedback-runs.ts'
import { AnswerReview } from './feedback-view.tsx'
import { measureRecording, type SoundFigures } from './sound-figures.ts'

interface AnswerCoachProps {
  localStore: LocalStore
  session: FeedbackOrder['session']
  answer: CoachedAnswer
  asked: AskedQuestion
  onWords: (words: string) => void
  label: string
  jobDescription?: string | null
  earlierIds?: readonly string[]
  actions?: ReactNode
}

/** One answer outside a paid interview. Everything but the feedback works offline. */
export function AnswerCoach(props: AnswerCoachProps) {
  const { localStore, session, answer, asked, onWords, label, jobDescription, earlierIds = [], actions } = props
  const { id, spoken } = answer
  const transcription = useAtomValue(configAtom)?.transcription ?? 'browser'
  const runs = useAtomValue(feedbackRunsAtom)
  const run = runs.get(id)
  const earlier = earlierIds.flatMap((earlierId) => runs.get(earlierId)?.answer ?? [])
  const recording = useRecording(localStore, spoken ? id : null)
  const figures = useSoundFigures(recording?.file ?? null)
  if (spoken && !recording) return <Spinner>Loading your answer</Spinner>
  const sound = figures ?? null
  const words = wordsShown(answer, run)
  const given = givenOf(answer, sound, transcription)
  const about = { answerId: id, label, asked, ...(jobDescription && { jobDescription }) }
  const isAsked = run?.request?.state === 'waiting'
  // First what can be had, and later in the same place what came. Afterwards below the words that changed.
  const asksFirst = !run?.answer || isAsked
  const order = given && { session, given, ...about }
  const feedback = run?.answer ?? null
  const onCorrect = (corrections: HeardCorrections) => void (feedback && correctHeard(id, feedback.transcript, corrections))
  const ask = (
    <AskForFeedback {...{ run, given, order }} keeps={localStore.keeps} words={answer.words} isReady={figures !== undefined} />
  )
  return (
    <AnswerReview
      {...{ label, recording, feedback, level: sound }}
      status={asksFirst && ask}
      correcting={feedback && { transcript: feedback.transcript, correction: run?.correction, onCorrect }}
      attempts={feedback ? attemptsOf([...earlier, ...(run?.before ?? []), feedback]) : []}
      actions={feedback && actions}
      words={{
        transcript: words,
        onChange: isAsked ? undefined : onWords,
        empty:
          transcription === 'server'
            ? `A transcript comes with AI feedback (${feedbackPrice} credits). You can also type what you said.`
            : `There is no transcript. Type what you said to see your pace and to get feedback (${feedbackPrice} credits).`,
      }}
    >
      {(onPlay) => (
        <>
          {spoken && !feedback && (
            <section className="stack">
              <h4>How you said it</h4>
              {figures === undefined ? (
                <Spinner>Listening to your answer</Spinner>
              ) : (
                <DeliveryFigures delivery={deliveryOnDevice(sound, spoken.lengthMs, words)} level={sound} onPlay={onPlay} />
              )}
            </section>
          )}
          {!asksFirst && ask}
        </>
      )}
    </AnswerReview>
  )
}

/** Earlier tries, then this one: its first words and its current ones. */
const attemptsOf = (feedback: readonly InterviewFeedbackAnswer[]): Attempt[] =>
  feedback
    .filter(({ provisional }) => !provisional)
    .map(({ score, delivery }, at) => ({ label: `Try ${at + 1}`, score, delivery }))

interface AskForFeedbackProps {
  run: FeedbackRun | undefined
  given: AnswerGiven | null
  order: FeedbackOrder | null
  keeps: LocalStore['keeps']
  words: string | null
  /** False while the sound is being measured. */
  isReady: boolean
}

/** Pressed below the words, it moves up to where the score will be. */
const intoView = (button: HTMLElement | null) => button?.scrollIntoView({ block: 'nearest' })

const notStored = {
  ...{ sentence: 'Your request could not be saved on this device. Please free some space and try again.', offer: null },
  consequence: 'Nothing was charged.',
}

function AskForFeedback({ run, given, order, keeps, words, isReady }: AskForFeedbackProps) {
  const credits = useCredits()
  const isOnline = useOnline()
  const [failure, setFailure] = useState<Failure | null>(null)
  const request = run?.request ?? null
  const isOutdated = Boolean(run?.answer && words !== null && words !== run.answer.transcript)
  const waits = keeps === 'in-this-tab' ? 'while this tab is open' : canSyncInBackground() ? '' : 'while Greenroom is open'
  const button = askButton({ run, given, isOutdated, isOnline, waits, credits })
  const ask = () => {
    if (!order) return
    setFailure(null)
    askForFeedback(order).catch(() => setFailure(notStored))
  }
  const wanted: WaitingRequest = { reason: 'interview_feedback', proceed: ask }
  const shown = failure ?? (request?.state === 'failed' ? { ...request.failure, waiting: wanted } : null)
  return (
    <>
      <FailureNote failure={shown} onDismiss={() => (failure ? setFailure(null) : request && void dropRequest(request))} />
      {button?.offersCredits && <CreditsOffer wanted={wanted} note={`AI feedback on this answer: ${button.note}`} />}
      {button && !button.offersCredits && (
        <Button
          look={button.canCancel ? 'plain' : 'main'}
          wide
          ref={intoView}
          busy={button.isBusy && !button.canCancel}
          disabled={!isReady || !order || button.canCancel}
          onClick={ask}
          note={
            <>
              {button.note} {order?.jobDescription && 'Uses your job description. '}
              {button.canCancel && request && (
                <button type="button" className="link-button" onClick={() => void dropRequest(request)}>
                  Cancel the request
                </button>
              )}
            </>
          }
        >
          {button.label}
        </Button>
      )}
      <p className="only-heard" role="status">
        {button?.isBusy ? button.label : run?.answer ? 'Your feedback is ready' : ''}
      </p>
    </>
  )
}

/** Undefined while it is being measured; null where there is nothing to measure, or it cannot be. */
function useSoundFigures(file: Blob | null): SoundFigures | null | undefined {
  const figures = useLoaded(file, measureRecording)
  return file ? figures : null
}
