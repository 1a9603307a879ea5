import { useAtom, useAtomValue } from 'jotai'
import { type KeyboardEvent, type ReactNode, type SetStateAction, useRef, useState } from 'react'
import { spokenResume } from '../../../api/contract/limits.ts'
import { resumeOutline } from '../../../api/contract/resume-outline.ts'
import type { ResumeData } from '../../../api/contract/voice-to-resume.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
import { SpokenField } from '../../media/spoken-field.tsx'
import { isDraftKeptAtom } from '../../platform/draft.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageAction } from '../../ui/page.tsx'
import { ShareBar } from '../../ui/share-bar.tsx'
import { takeFocusInPlace } from '../../ui/take-focus.ts'
import { WithGaps } from '../../ui/with-gaps.tsx'
import { afterEdit, valueAt, withoutEmpty } from './resume-edit.ts'
import {
  another,
  answerAt,
  back,
  next,
  nothingTold,
  parts,
  progress,
  type Question,
  questionAt,
  type Told,
  toldAtom,
  withAnswer,
  written,
} from './told-steps.ts'

const formId = 'told-question'

/** Each answer goes into its field of the resume beside it. */
export function StepByStep({ otherWay }: { otherWay: ReactNode }) {
  const isDesktop = useIsDesktop()
  const [told, setTold] = useAtom(toldAtom)
  const isKept = useAtomValue(isDraftKeptAtom)
  /** Keep typing in the next field. */
  const typesOn = useRef(false)
  const question = questionAt(told)
  if (!question) return null
  function go(to: Told, byKey = false) {
    typesOn.current = byKey
    setTold(to.at === 'done' ? { ...to, resume: withoutEmpty(to.resume) } : to)
  }
  const asked = { told, question, go, setTold, typesOn: typesOn.current || isDesktop }
  return (
    <div className="columns spoken-made">
      <div className="stack">
        <Card as="section" className="stack" aria-labelledby="told-part">
          <div className="stack-tight">
            <h2 className="small quiet" id="told-part">
              {`Part ${parts.indexOf(question.part) + 1} of ${parts.length}: ${question.part}`}
            </h2>
            <ShareBar share={progress(told)} />
          </div>
          {question.kind === 'another' ? <Another key={told.at} {...asked} /> : <Asked key={told.at} {...asked} />}
        </Card>
        <p className="small quiet">
          {`Free, and it works without a connection. ${isKept ? 'Your answers stay in this tab until you close it or log out.' : 'This browser forgets your answers when the page is closed.'}`}
        </p>
        {told.at === nothingTold.at && otherWay}
      </div>
      <SoFar resume={told.resume} />
    </div>
  )
}

interface AskedProps {
  told: Told
  question: Question
  go: (to: Told, byKey?: boolean) => void
  setTold: (told: SetStateAction<Told>) => void
  /** Whether the field takes the focus, rather than the question. */
  typesOn: boolean
}

function Asked({ told, question, go, setTold, typesOn }: AskedProps) {
  const before = answerAt(told.resume, question)
  const text = told.typing ?? before
  const [keepsWords, setKeepsWords] = useState(false)
  const figures = written(question, text)
  const differs = figures !== text.trim()
  const said = keepsWords ? text.trim() : figures
  const isList = question.kind === 'list'
  const answered = (words: string): Told => ({ at: told.at, resume: withAnswer(told.resume, question, words) })
  // Late recognition results belong to the question they were spoken to.
  const type = (typing: string) => setTold((now) => (now.at === question.id ? { ...now, typing } : now))

  function answer(byKey: boolean) {
    // In a list, Enter adds an entry, and moves on when the field is empty.
    if (isList && byKey && said !== '') return add()
    go(next(isList && said === '' ? told : answered(said)), byKey)
  }
  const add = () => setTold(answered(said))
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    answer(true)
  }
  return (
    <form
      id={formId}
      className="stack told-question"
      onSubmit={(event) => {
        event.preventDefault()
        answer(false)
      }}
    >
      <SpokenField
        label={
          <span className="told-ask" tabIndex={-1} ref={typesOn ? null : takeFocusInPlace}>
            {question.ask}
          </span>
        }
        hint={question.hint}
        rows={isList ? 3 : 1}
        value={text}
        maxLength={isList ? spokenResume.resumeTextMaxCharacters : spokenResume.resumeLineMaxCharacters}
        onChange={type}
        onKeyDown={onKeyDown}
        saysWhoHears={told.at === nothingTold.at}
        {...(typesOn && { ref: takeFocusInPlace })}
      />
      {differs && (
        <p className="row" role="status">
          <span>
            In your resume: <strong>{said}</strong>
          </span>
          <Button small look="quiet" onClick={() => setKeepsWords(!keepsWords)}>
            {keepsWords ? 'Shorten it' : 'Keep my words'}
          </Button>
        </p>
      )}
      <div className="row">
        {isList && (
          <Button icon="plus" disabled={said === ''} onClick={add}>
            Add another
          </Button>
        )}
        {question.id.endsWith('.to') && <Button onClick={() => go(next(answered('Present')))}>I still work there</Button>}
      </div>
      {isList && <Entries told={told} question={question} setTold={setTold} />}
      <PageAction>
        <div className="between">
          {told.at !== nothingTold.at && <IconButton icon="back" label="Back" onClick={() => go(back(told))} />}
          {!isList && (
            <Button look="quiet" onClick={() => go(next(answered(before)))}>
              Skip
            </Button>
          )}
          <Button look="main" wide type="submit" form={formId}>
            Next
          </Button>
        </div>
      </PageAction>
    </form>
  )
}

function Entries({ told, question: { id }, setTold }: Pick<AskedProps, 'told' | 'question' | 'setTold'>) {
  const entries = valueAt(told.resume, id) as readonly string[]
  if (entries.length === 0) return null
  const without = (index: number) => ({ ...told, resume: afterEdit(told.resume, { type: 'remove', path: id, index }) })
  return (
    <ul className="stack-snug plain-list">
      {withKeys(entries, String).map(({ key, item }, index) => (
        <li key={key} className="between">
          <span>{item}</span>
          <IconButton icon="trash" label={`Remove: ${item}`} onClick={() => setTold(without(index))} />
        </li>
      ))}
    </ul>
  )
}

function Another({ told, question, go }: AskedProps) {
  const isFirst = (valueAt(told.resume, question.id) as readonly unknown[]).length === 0
  return (
    <div className="stack">
      <p className="told-ask" tabIndex={-1} ref={takeFocusInPlace}>
        {question.ask}
      </p>
      <PageAction>
        <div className="between">
          <IconButton icon="back" label="Back" onClick={() => go(back(told))} />
          <Button onClick={() => go(next(told))}>{isFirst ? 'No' : 'No, continue'}</Button>
          <Button look="main" wide onClick={() => go(another(told))}>
            {isFirst ? 'Yes' : 'Yes, add it'}
          </Button>
        </div>
      </PageAction>
    </div>
  )
}

function SoFar({ resume }: { resume: ResumeData }) {
  const blocks = resumeOutline(withoutEmpty(resume))
  return (
    <Card as="section" tone="sunk" className="stack-tight told-so-far" aria-labelledby="told-so-far">
      <h2 id="told-so-far">Your resume so far</h2>
      {blocks.length === 0 && <p className="quiet small">Each answer appears here.</p>}
      {withKeys(blocks, ({ text }) => text).map(({ key, item: { kind, text } }) => (
        <p key={key} data-kind={kind}>
          <WithGaps text={text} />
        </p>
      ))}
    </Card>
  )
}
