import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { BestSentence, type SaidAnswer } from '../../answer-review/best-sentence.tsx'
import { type FeedbackRun, feedbackRunsAtom } from '../../answer-review/feedback-runs.ts'
import { answerTheOther, PracticeOverview, type PracticeTile } from '../../answer-review/practice-tiles.tsx'
import { ExportRow } from '../../export/export-row.tsx'
import { NextStepLink } from '../../generation/next-step.tsx'
import { answeredCount, type Practice, questionLabel } from '../../media/interview-runner/practice.ts'
import { clockOf } from '../../media/recorder/clock-words.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { givenCount, type SelfPractice } from './open-self-practice.ts'
import { practiceOutline } from './practice-outline.ts'

const keptUntil = {
  'on-this-device': 'Your answers stay on this device until you end this practice.',
  'in-this-tab': 'Your answers are in this tab only: closing or reloading it deletes them.',
}

export function Summary({ selfPractice }: { selfPractice: SelfPractice }) {
  const { runner, localStore } = selfPractice
  const { practice, words } = useStore(selfPractice.notes)
  const { questions, places } = practice
  const runs = useAtomValue(feedbackRunsAtom)
  const spokenMs = places.reduce((sum, { answer }) => sum + (answer?.how === 'spoken' ? answer.lengthMs : 0), 0)
  const first = places.findIndex(({ answer }) => answer === null)
  const left = questions.length - answeredCount(practice)
  const tiles = tilesOf(practice, runs)
  const [weakest] = tiles
    .map(({ feedback }, index) => ({ index, score: feedback?.score ?? 10 }))
    .filter(({ score }) => score < 8)
    .sort((one, other) => one.score - other.score)
  const done = weakest ? "That's all of them. One can still get stronger." : "That's all of them. You're ready to walk in."
  const step =
    left > 0
      ? { index: first, label: answerTheOther(left), note: 'Free.' }
      : weakest && { index: weakest.index, label: `Say ${questionLabel(weakest.index).toLowerCase()} again`, note: 'Free.' }
  return (
    <div className="stack-loose">
      <PracticeOverview
        headline={left > 0 ? `${answeredCount(practice)} of ${questions.length} answered, ${left} to go` : done}
        about={`${spokenMs > 0 ? `You spoke for ${clockOf(spokenMs)}. ` : ''}${keptUntil[localStore.keeps]}`}
        tiles={tiles}
        step={step ?? null}
        reviewLabel="Review answers"
        onReview={(index) => {
          runner.review()
          if (index !== null) void runner.goTo(index)
        }}
      />
      <BestSentence localStore={localStore} answers={saidIn(practice, runs)} />
      <ExportRow
        what={{
          title: 'Self practice',
          fileName: 'greenroom-self-practice',
          blocks: () => practiceOutline(practice, words, runs),
        }}
        isWhole
        onExported={() => undefined}
      />
      {!step && <NextStepLink look="plain" />}
      <EndButton selfPractice={selfPractice} label="Start a new practice" />
    </div>
  )
}

type Runs = ReadonlyMap<string, FeedbackRun>

export const tilesOf = ({ questions, places }: Practice, runs: Runs): PracticeTile[] =>
  questions.map(({ question }, index) => {
    const { answer } = places[index]!
    const feedback = runs.get(answer?.id ?? '')?.answer ?? null
    const state = answer === null ? 'To do' : answer.how === 'spoken' ? clockOf(answer.lengthMs) : 'Typed'
    return { question, feedback: feedback?.provisional ? null : feedback, mark: answer ? '✓' : '–', state }
  })

const saidIn = ({ places }: Practice, runs: Runs): SaidAnswer[] =>
  places.flatMap(({ answer }, index) => {
    const feedback = runs.get(answer?.id ?? '')?.answer
    if (!answer || !feedback) return []
    return { id: answer.id, isSpoken: answer.how === 'spoken', index, transcript: feedback.transcript, feedback }
  })

export function EndButton({ selfPractice, label }: { selfPractice: SelfPractice; label: string }) {
  const [isAsking, setAsking] = useState(false)
  const { practice } = selfPractice.runner.view.get()
  const hasAnswers = practice.places.some(({ answer }) => answer !== null)
  return (
    <>
      <Button wide onClick={() => (hasAnswers ? setAsking(true) : void selfPractice.end())}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="End this practice?"
          description={`${givenCount(practice)} and all feedback on them will be deleted from this device. Copy what you want to keep first.`}
          confirm="End and delete"
          onConfirm={() => void selfPractice.end()}
          keep="Keep it"
          onKeep={() => setAsking(false)}
        />
      )}
    </>
  )
}
