import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import type { CoverLetter } from '../../../api/contract/cover-letter.ts'
import { coverLetter } from '../../../api/contract/limits.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
import { ExportRow } from '../../export/export-row.tsx'
import { GenerationStatus } from '../../generation/generation-status.tsx'
import { NextStepLink } from '../../generation/next-step.tsx'
import { StandInNote } from '../../generation/stand-in-note.tsx'
import { KeptWordsNote } from '../../generation/suggested-answer.tsx'
import { useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { SpokenField } from '../../media/spoken-field.tsx'
import { draftAtom } from '../../platform/draft.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LabelledRows } from '../../ui/labelled-rows.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { WithGaps } from '../../ui/with-gaps.tsx'
import { boxesOf, editsOf, type KeptEdits, letterLines, measured, paragraphNames, paragraphsOf, textsOf } from './letter.ts'
import { letterAtom, letterCreditsAtom, letterGeneration } from './letter-generation.ts'

const editsAtom = draftAtom<KeptEdits | null>('cover-letter-edits', null)
const partMaxCharacters = 3_000

export function LetterPhase({ letter, isDesktop }: { letter: CoverLetter; isDesktop: boolean }) {
  const generation = useAtomValue(letterAtom)
  const [kept, setKept] = useAtom(editsAtom)
  const texts = textsOf(letter, kept)
  const body = paragraphsOf(letter, texts)
  const change = (at: number, words: string) => setKept(editsOf(letter, texts.with(at, words)))
  const take = (
    <ExportRow
      what={{
        ...{ title: 'Cover letter', fileName: 'cover-letter', looks: { hasFooter: false } },
        blocks: () => letterLines(letter, texts).map((text) => ({ kind: 'paragraph', text })),
      }}
      isWhole
      onExported={() => letterGeneration.dispatch({ type: 'results-were-saved' })}
    />
  )
  return (
    <section className="columns" aria-labelledby="letter-title">
      <div className="column column-side">
        <div className="row">
          <h2 id="letter-title" className="title-l" tabIndex={-1} ref={takeLostFocus}>
            Your cover letter
          </h2>
          {letter.isDraft && <Badge tone="lamp">Draft</Badge>}
        </div>
        <GenerationStatus generation={generation} writing="" />
        {generation.last?.done.charge === 'returned' && (
          <StandInNote>This is the built-in coach’s draft: your own lines, for you to finish.</StandInNote>
        )}
        <LetterLength body={body} />
        {isDesktop && take}
        {isDesktop && <AnotherButton />}
      </div>
      <div className="column">
        <LetterText letter={letter} texts={texts} onChange={change} />
        {!isDesktop && take}
        {!letter.isDraft && <Sources letter={letter} />}
        <NextStepLink look="plain" />
      </div>
    </section>
  )
}

interface LetterTextProps {
  letter: CoverLetter
  texts: readonly string[]
  onChange: (at: number, words: string) => void
}

function LetterText({ letter, texts, onChange }: LetterTextProps) {
  const [isEditing, setEditing] = useState(letter.isDraft)
  const top = useTopOfPhase<HTMLDivElement>(isEditing ? 'editing' : 'reading')
  return (
    <div className="feature" ref={top} tabIndex={-1}>
      <Card as="section" className="stack" aria-label="The letter">
        {isEditing ? (
          <Boxes {...{ letter, texts, onChange }} />
        ) : (
          withKeys(letterLines(letter, texts), (line) => line).map(({ key, item }) => (
            <p key={key}>
              <WithGaps text={item} />
            </p>
          ))
        )}
        <div className="row">
          <Button
            small
            look={isEditing ? 'lamp' : 'plain'}
            icon={isEditing ? 'check' : 'pen'}
            onClick={() => setEditing(!isEditing)}
          >
            {isEditing ? 'Show the letter' : 'Edit'}
          </Button>
        </div>
      </Card>
    </div>
  )
}

function Boxes({ letter, texts, onChange }: LetterTextProps) {
  return (
    <>
      {letter.isDraft && <p>These are your own lines, beside what the ad asks for. Turn each one into a sentence.</p>}
      {boxesOf(letter).map(({ label, hint }, at) => (
        <SpokenField
          key={label}
          isCompact
          label={label}
          hint={hint}
          rows={3}
          maxLength={partMaxCharacters}
          value={texts[at]!}
          onChange={(words) => onChange(at, words)}
        />
      ))}
      <KeptWordsNote />
    </>
  )
}

const { minWords, maxWords } = coverLetter
const lengthWords = {
  short: `Short: ${minWords} to ${maxWords} words fill a page`,
  well: 'Right for a page',
  long: `Long: cut it to ${maxWords} words`,
}

function LetterLength({ body }: { body: readonly string[] }) {
  const { words, blanks, fits } = measured(body)
  return (
    <div className="stack-tight">
      <p className="beside">
        <span className={`tone-${fits === 'well' ? 'green' : 'yellow'} toned`}>
          <Icon name={fits === 'well' ? 'check' : 'info'} size={18} />
        </span>
        <span>
          <strong className="numbers">{words} words</strong> <span className="quiet">{lengthWords[fits]}</span>
        </span>
      </p>
      {blanks > 0 && (
        <p className="beside" role="status">
          <Icon name="pen" size={18} />
          <span>{blanks === 1 ? 'Fill in one [blank]' : `Fill in ${blanks} [blanks]`} before you send it.</span>
        </p>
      )}
    </div>
  )
}

function Sources({ letter: { parts } }: { letter: CoverLetter }) {
  return (
    <Collapsible title="Lines behind each paragraph">
      {parts.map(({ paragraph, ownLines, adLines }, at) => (
        <section key={paragraph} className="stack-close" aria-label={paragraphNames[at]}>
          <h3>{paragraphNames[at]}</h3>
          <LabelledRows
            rows={[
              ...ownLines.map((text, nth) => ({ label: nth === 0 ? 'Your lines' : null, text })),
              ...adLines.map((text, nth) => ({ label: nth === 0 ? 'The ad' : null, text })),
            ]}
          />
        </section>
      ))}
    </Collapsible>
  )
}

export function AnotherButton() {
  const credits = useAtomValue(letterCreditsAtom)
  return (
    <Button
      wide
      onClick={() => letterGeneration.dispatch({ type: 'results-were-closed' })}
      note={credits === 0 ? 'Free. This one stays until then.' : `It takes ${credits} credits. This one stays until then.`}
    >
      Write Another Letter
    </Button>
  )
}
