import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { AnswerCoach } from '../../answer-review/answer-coach.tsx'
import { feedbackRunsAtom } from '../../answer-review/feedback-runs.ts'
import { OtherTakes } from '../../answer-review/other-takes.tsx'
import { PracticeTiles } from '../../answer-review/practice-tiles.tsx'
import { BeforeAnswer } from '../../answer-review/typed-answer.tsx'
import {
  type GivenAnswer,
  questionAt,
  questionLabel,
  questionOfAll,
  shownAnswer,
  statusAt,
} from '../../media/interview-runner/practice.ts'
import { PracticeStage } from '../../media/interview-runner/practice-stage.tsx'
import { usePlanWords } from '../../media/plan-notes.tsx'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useStore } from '../../platform/use-store.ts'
import { configAtom } from '../../session/auth/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { givenCount, type SelfPractice } from './open-self-practice.ts'
import { wordsOf } from './practice-outline.ts'
import { EndButton, Summary, tilesOf } from './summary.tsx'

interface UnderWayProps {
  selfPractice: SelfPractice
  isInFront: boolean
}

/** On its stage, paused, or over. */
export default function UnderWay({ selfPractice, isInFront }: UnderWayProps) {
  const { practice } = useStore(selfPractice.runner.view)
  const [isResting, setResting] = useState(false)
  if (practice.phase === 'completed') return <Summary selfPractice={selfPractice} />
  if (isResting) return <Resting selfPractice={selfPractice} onContinue={() => setResting(false)} />
  return isInFront ? <SelfPracticeStage selfPractice={selfPractice} onRest={() => setResting(true)} /> : null
}

function Resting({ selfPractice, onContinue }: { selfPractice: SelfPractice; onContinue: () => void }) {
  const { practice } = selfPractice.runner.view.get()
  const open = (index: number) => {
    onContinue()
    void selfPractice.runner.goTo(index)
  }
  return (
    <Card as="section" className="practice-waits stack">
      <h2>Your practice is waiting</h2>
      <p>{`${questionOfAll(practice)}, ${givenCount(practice)}. Everything is ${whereItIs[selfPractice.localStore.keeps]}.`}</p>
      <PracticeTiles tiles={tilesOf(practice, useAtomValue(feedbackRunsAtom))} onOpen={open} />
      <Button look="main" wide onClick={onContinue}>
        Continue
      </Button>
      <EndButton selfPractice={selfPractice} label="End this practice" />
    </Card>
  )
}

/** Leaving pauses it: nothing is deleted without a confirmation. */
function SelfPracticeStage({ selfPractice, onRest }: { selfPractice: SelfPractice; onRest: () => void }) {
  const { runner } = selfPractice
  const { practice, allowance, words } = useStore(selfPractice.notes)
  const planWords = usePlanWords(questionAt(practice)).filter(Boolean).join(' ')
  const given = shownAnswer(practice)
  const run = useAtomValue(feedbackRunsAtom).get(given?.id ?? '')
  const isHeard = useAtomValue(configAtom)?.transcription === 'server'
  return (
    <PracticeStage
      runner={runner}
      label="Self practice"
      allowance={allowance}
      answer={given && <AnswerCard selfPractice={selfPractice} given={given} />}
      hasMain={given !== null && !run?.answer && !run?.request && (isHeard || wordsOf(given, words[given.id], run) !== null)}
      beforeAnswer={(typing) => (
        <BeforeAnswer key={practice.at} {...typing} first={planWords} onAnswer={(text) => runner.type(text)} />
      )}
      onLeave={onRest}
    />
  )
}

function AnswerCard({ selfPractice, given }: { selfPractice: SelfPractice; given: GivenAnswer }) {
  const runs = useAtomValue(feedbackRunsAtom)
  const { localStore, session, runner } = selfPractice
  const { practice, jobDescription, words: allWords } = useStore(selfPractice.notes)
  const label = questionLabel(practice.at)
  const spoken = given.how === 'spoken' ? { lengthMs: given.lengthMs } : null
  const words = allWords[given.id] ?? (given.how === 'typed' ? given.text : given.captions)
  const takes = statusAt(practice).takes.map((answer, at) => ({ number: at + 1, answer }))
  const ids = takes.map(({ answer }) => answer.id)
  return (
    <div className="stack">
      <AnswerCoach
        key={given.id}
        {...{ localStore, session, label, jobDescription }}
        asked={questionAt(practice)}
        answer={{ id: given.id, spoken, words }}
        onWords={(next) => selfPractice.setWords(given.id, next)}
        earlierIds={ids.slice(0, ids.indexOf(given.id))}
        actions={
          <Button small icon="retry" onClick={() => void runner.recordAgain()} note="Free. This take stays here.">
            Try again
          </Button>
        }
      />
      <OtherTakes
        {...{ localStore, label }}
        takes={takes
          .filter(({ answer }) => answer.id !== given.id)
          .map(({ number, answer }) => {
            const run = runs.get(answer.id)
            return { number, answer, words: wordsOf(answer, allWords[answer.id], run), score: run?.answer?.score ?? null }
          })}
        onChoose={runner.chooseTake}
      />
    </div>
  )
}
