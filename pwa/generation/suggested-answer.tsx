import './suggested-answer.css'
import { getDefaultStore, useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { features } from '../../api/contract/features.ts'
import type { Block } from '../export/outline.ts'
import { plainText } from '../export/plain-text.ts'
import { SpokenField } from '../media/spoken-field.tsx'
import { boxWords, draftsAtom, fillBox, hasBoxWords, isDraftKeptAtom, practicedQuestionAtom } from '../platform/draft.ts'
import { canListen } from '../platform/speech-recognition.ts'
import { LinkButton } from '../ui/button.tsx'
import { LabelledRows } from '../ui/labelled-rows.tsx'
import { boxesOf, filledRows, practiceQuestionOf, type Suggested, suggestedRows } from './answer-rows.ts'
import { CopyButton } from './copy-button.tsx'
import { guardLeaving } from './leaving-guard.ts'
import { StandInNote } from './stand-in-note.tsx'

const boxMaxCharacters = 5_000

const store = getDefaultStore()

guardLeaving(draftsAtom, (texts) => hasBoxWords(texts) && !store.get(isDraftKeptAtom))

interface SuggestedAnswerProps {
  suggested: Suggested
  heading: ReactNode
  index: number
  blocks: () => Block[]
  isStandIn?: boolean | undefined
  /** Whether the user's own answer can be written, read, or is not shown. */
  own?: 'write' | 'read' | 'none'
  children?: ReactNode
}

/** A plan for the user to fill in, or the connected model's answer. */
export function SuggestedAnswer({ suggested, heading, index, blocks, isStandIn, own, children }: SuggestedAnswerProps) {
  const shown = own ?? (suggested.plan ? 'write' : 'none')
  const texts = useAtomValue(draftsAtom)
  const label = `Your answer to question ${index + 1}`
  return (
    <div className="stack">
      <div className="between">
        {heading}
        <CopyButton label={`Copy question ${index + 1} with its answer`} text={() => plainText(blocks())} />
      </div>
      {isStandIn && <StandInNote />}
      {shown === 'read' && (
        <section aria-label={label}>
          <LabelledRows rows={filledRows(suggested, texts)} />
        </section>
      )}
      <LabelledRows rows={suggestedRows(suggested)} />
      {shown === 'write' && (
        <section className="suggested-own stack" aria-label={label}>
          <Boxes suggested={suggested} />
        </section>
      )}
      {children}
    </div>
  )
}

function Boxes({ suggested }: Pick<SuggestedAnswerProps, 'suggested'>) {
  const texts = useAtomValue(draftsAtom)
  const boxes = boxesOf(suggested)
  const { question } = suggested
  const words = boxWords(texts, question, boxes.length)
  const filled = words.filter((each) => each.trim()).length
  return (
    <>
      {boxes.length > 1 && (
        <p className="small quiet numbers" role="status">
          {filled} of {boxes.length} filled
        </p>
      )}
      {boxes.map(({ label, prompt }, at) => (
        <SpokenField
          key={label}
          isCompact
          label={label}
          hint={prompt}
          rows={2}
          maxLength={boxMaxCharacters}
          value={words[at]!}
          onChange={(next) => fillBox(question, at, next)}
        />
      ))}
      <KeptWordsNote />
    </>
  )
}

/** Below boxes for the user's own words. */
export function KeptWordsNote() {
  const isKept = useAtomValue(isDraftKeptAtom)
  return (
    <p className="small quiet">
      {isKept
        ? 'Kept in this tab until you close it or log out.'
        : 'This browser forgets it with the page: copy it before you leave.'}
      {canListen() && ' Your browser may send audio to its maker to turn speech into text.'}
    </p>
  )
}

/** Sends the question, with its plan, to Self practice, which is free. */
export function PracticeAloud({ suggested }: Pick<SuggestedAnswerProps, 'suggested'>) {
  const practice = useSetAtom(practicedQuestionAtom)
  return (
    <LinkButton
      small
      wide
      icon="mic"
      href={features['self-practice'].href}
      onClick={() => practice(suggested.question, practiceQuestionOf(suggested))}
    >
      Practice it aloud
    </LinkButton>
  )
}
