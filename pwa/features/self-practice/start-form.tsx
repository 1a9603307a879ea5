import { atom, useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { roundQuestions } from '../../../api/contract/default-questions.ts'
import { type InterviewRound, interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { RoundSelect } from '../../application-form/round-select.tsx'
import { useOnline } from '../../outbox/use-outbox.ts'
import { pageSpeaker } from '../../practice/page-doors.ts'
import { practiceSettingsAtom } from '../../practice/practice-settings.ts'
import { SettingsCard } from '../../practice/settings-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { TextArea } from '../../ui/field.tsx'
import { configAtom } from '../account/session.ts'
import { ownQuestionsAtMost, ownQuestionsOf, ownQuestionsRule } from './own-questions.ts'
import { startSession } from './session.ts'

/** What was chosen, as long as the page lives. */
const roundAtom = atom<InterviewRound>('hiring-manager')
const isOwnAtom = atom(false)
const ownTextAtom = atom('')

/** Which questions, and how. Everything here works without a connection. */
export function StartForm({ uid }: { uid: string | null }) {
  const [round, setRound] = useAtom(roundAtom)
  const [isOwn, setOwn] = useAtom(isOwnAtom)
  const { isHandsFree, silence, allowance } = useAtomValue(practiceSettingsAtom)
  const config = useAtomValue(configAtom)
  const [ownText, setOwnText] = useAtom(ownTextAtom)
  const [error, setError] = useState<string | null>(null)
  const [isStarting, setStarting] = useState(false)
  const isOnline = useOnline()

  async function start() {
    const wrong = isOwn ? ownQuestionsRule(ownText) : null
    setError(wrong)
    if (wrong || uid === null) return
    pageSpeaker.unlock()
    setStarting(true)
    try {
      const questions = isOwn ? ownQuestionsOf(ownText) : roundQuestions[round]
      const { room } = await startSession({ uid, questions, allowance, transcription: config?.transcription ?? null })
      void (isHandsFree ? room.setHandsFree(true, silence) : room.ask())
    } catch {
      setError('The practice could not be started: this browser refuses to keep recordings. Please try again.')
    } finally {
      setStarting(false)
    }
  }

  return (
    <form
      className="self-practice stack"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <p>
        Hear a question, answer out loud, listen to yourself. Free, and it works without a connection.
        {!isOnline && <strong> You are offline: everything but AI feedback is here.</strong>}
      </p>
      <Card className="stack">
        <fieldset className="self-practice-choice">
          <legend className="only-heard">Which questions</legend>
          <Choice isChosen={!isOwn} onChoose={() => setOwn(false)} words="Ten questions for a round" />
          <Choice isChosen={isOwn} onChoose={() => setOwn(true)} words="My own questions" />
        </fieldset>
        {isOwn ? (
          <TextArea
            label="Your questions, one per line"
            hint="They stay on this device, as long as you practice."
            counter={`${ownQuestionsOf(ownText).length} of ${ownQuestionsAtMost}`}
            rows={5}
            value={ownText}
            error={error}
            onChange={(event) => setOwnText(event.target.value)}
          />
        ) : (
          <RoundOfTen round={round} onRound={setRound} />
        )}
      </Card>
      <SettingsCard />
      {!isOwn && error && <p role="alert">{error}</p>}
      <Button
        type="submit"
        look="main"
        wide
        busy={isStarting}
        disabled={uid === null}
        note="Free. AI feedback on an answer, if you want it: 5 credits."
      >
        Start practice
      </Button>
    </form>
  )
}

function Choice({ isChosen, onChoose, words }: { isChosen: boolean; onChoose: () => void; words: string }) {
  return (
    <label>
      <input type="radio" name="questions" checked={isChosen} onChange={onChoose} />
      <span>{words}</span>
    </label>
  )
}

function RoundOfTen({ round, onRound }: { round: InterviewRound; onRound: (round: InterviewRound) => void }) {
  const { description } = interviewRounds[round]
  return (
    <>
      <RoundSelect
        value={round}
        hint={`${description.charAt(0).toUpperCase()}${description.slice(1)}`}
        onChange={(event) => onRound(event.target.value as InterviewRound)}
      />
      <Collapsible title="See the ten questions" look="line">
        <ol className="self-practice-questions">
          {roundQuestions[round].map(({ question }) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Collapsible>
    </>
  )
}
