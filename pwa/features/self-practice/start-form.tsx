import { FormLayout } from '../../generation/form/form-layout.tsx'
import { HowThisWorks, type Step } from '../../generation/form/how-this-works.tsx'
import { focusFirstError } from '../../generation/form/request-form.tsx'
import { RoundSelect } from '../../generation/form/round-select.tsx'
import { SettingsCard } from '../../media/interview-runner/settings-card.tsx'
import { StorageNote } from '../../media/recorder/storage-note.tsx'
import { useOnline } from '../../platform/use-online.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { TextArea } from '../../ui/field.tsx'
import { InfoNote } from '../../ui/info-note.tsx'
import { PageAction } from '../../ui/page.tsx'
import { SwitchChoice } from '../../ui/switch-choice.tsx'
import { ownQuestionsAtMost, ownQuestionsOf } from './own-questions.ts'
import { questionCounts, questionsOf, type Start } from './use-start.ts'

const formId = 'self-practice-form'

function StartAction({ start: { isStarting, failure } }: { start: Start }) {
  return (
    <PageAction>
      <Button
        type="submit"
        form={formId}
        look="main"
        wide
        busy={isStarting}
        note={failure ?? 'Free. AI feedback on an answer: 5 credits.'}
      >
        Start practice
      </Button>
    </PageAction>
  )
}

const steps: readonly Step[] = [
  { title: 'Choose the questions', text: 'Three, five or ten for a round, or your own.' },
  { title: 'Answer out loud', text: 'Each is read to you. Take the time you need.' },
  { title: 'Listen to yourself', text: 'Pace, pauses and filler words are measured on this device.' },
  { title: 'Ask for feedback', text: 'Only if you like: 5 credits an answer, in English.' },
]

export function StartPractice({ start }: { start: Start }) {
  return (
    <FormLayout
      intro={
        <HowThisWorks price="Free." steps={steps}>
          Hear a question, answer out loud, listen to yourself. It works without a connection.
        </HowThisWorks>
      }
    >
      <StartForm start={start} />
    </FormLayout>
  )
}

function StartForm({ start }: { start: Start }) {
  const { isOwn, setOwn, ownText, setOwnText, ownError } = start
  const isOnline = useOnline()
  return (
    <form
      id={formId}
      className="stack-loose"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!start.press()) focusFirstError(event.currentTarget)
      }}
    >
      {!isOnline && <InfoNote>You're offline. Everything works; feedback will come when you reconnect.</InfoNote>}
      <Card className="stack">
        <SwitchChoice
          legend="Which questions"
          options={{ round: 'For a round', own: 'My own' }}
          value={isOwn ? 'own' : 'round'}
          onChange={(which) => setOwn(which === 'own')}
        />
        {isOwn ? (
          <TextArea
            label="Your questions, one per line"
            hint="They stay on this device until you end the practice."
            counter={`${ownQuestionsOf(ownText).length} of ${ownQuestionsAtMost}`}
            rows={5}
            value={ownText}
            error={ownError}
            onChange={(event) => setOwnText(event.target.value)}
          />
        ) : (
          <RoundQuestions start={start} />
        )}
      </Card>
      <SettingsCard />
      {start.hasAd && <InfoNote>AI feedback also uses the job description you gave.</InfoNote>}
      <StorageNote />
      <StartAction start={start} />
    </form>
  )
}

function RoundQuestions({ start: { round, setRound, count, setCount } }: { start: Start }) {
  return (
    <>
      <RoundSelect value={round} onChoose={setRound} />
      <fieldset>
        <legend>How many</legend>
        <div className="row">
          {questionCounts.map((many) => (
            <label key={many} className="choice beside">
              <input type="radio" name="count" checked={many === count} onChange={() => setCount(many)} />
              <span>{many}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Collapsible title="See the questions" look="line">
        <Bullets ordered lines={questionsOf(round, count).map(({ question }) => question)} />
      </Collapsible>
    </>
  )
}
