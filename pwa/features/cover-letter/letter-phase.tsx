import { useAtom, useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CoverLetter } from '../../../api/contract/cover-letter.ts'
import { coverLetter } from '../../../api/contract/limits.ts'
import { withKeys } from '../../answer-review/with-keys.ts'
import { ExportRow } from '../../export/export-row.tsx'
import { paragraph } from '../../export/outline.ts'
import { GenerationStatus } from '../../generation/generation-status.tsx'
import { NextStepLink } from '../../generation/next-step.tsx'
import { StandInNote } from '../../generation/stand-in-note.tsx'
import { keptUntilReady, keptWords } from '../../generation/status-words.ts'
import { KeptWordsNote } from '../../generation/suggested-answer.tsx'
import { useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { SpokenField } from '../../media/spoken-field.tsx'
import { draftAtom } from '../../platform/draft.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LabelledRows } from '../../ui/labelled-rows.tsx'
import { PageAction } from '../../ui/page.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { blanksWords, gapsIn, WithGaps } from '../../ui/with-gaps.tsx'
import {
  boxesOf,
  editsOf,
  type KeptEdits,
  letterLines,
  measured,
  paragraphNames,
  paragraphsOf,
  signOff,
  textsOf,
} from './letter.ts'
import { letterAtom, letterCreditsAtom, letterGeneration } from './letter-generation.ts'

const editsAtom = draftAtom<KeptEdits | null>('cover-letter-edits', null)
const partMaxCharacters = 3_000

export function LetterPhase({ letter }: { letter: CoverLetter }) {
  const isDesktop = useIsDesktop()
  const generation = useAtomValue(letterAtom)
  const [kept, setKept] = useAtom(editsAtom)
  const texts = textsOf(letter, kept)
  const body = paragraphsOf(letter, texts)
  const change = (at: number, words: string) => setKept(editsOf(letter, texts.with(at, words)))
  const open = letter.isDraft ? boxesOf(letter).filter((_, at) => texts[at]!.trim() === '') : []
  const [isEditing, setEditing] = useState(letter.isDraft)
  const id = useId()
  const { blanks } = measured(body)
  const isReady = blanks === 0 && !isEditing
  /** Opens the parts for editing and selects the first blank of this one. */
  function fill(at: number) {
    flushSync(() => setEditing(true))
    const field = document.getElementById(`${id}-${at}`) as HTMLTextAreaElement | null
    field?.focus()
    const [gap] = gapsIn(field?.value ?? '')
    if (gap) field?.setSelectionRange(field.value.indexOf(gap), field.value.indexOf(gap) + gap.length)
  }
  const show = (
    <Button wide look={blanks > 0 ? 'plain' : 'main'} icon="check" onClick={() => setEditing(false)}>
      Show the letter
    </Button>
  )
  const rest = (
    <>
      {open.length === 0 && (
        <ExportRow
          what={{
            ...{ title: 'Cover letter', fileName: 'cover-letter', looks: { hasFooter: false } },
            blocks: () => letterLines(letter, texts).map(paragraph),
          }}
          isWhole
          copiesFirst={isReady}
          onExported={() => letterGeneration.dispatch({ type: 'results-were-saved' })}
          note={generation.last && keptWords(generation.last)}
        />
      )}
      {blanks > 0 && (
        <PageAction>
          <Button
            wide
            look="main"
            icon="pen"
            onClick={() => fill(texts.findIndex((text) => text.trim() === '' || gapsIn(text).length > 0))}
          >
            {open.length > 0 ? openWords(open.length) : blanksWords(blanks)}
          </Button>
        </PageAction>
      )}
      {isEditing && (blanks > 0 ? show : <PageAction>{show}</PageAction>)}
      <NextStepLink look="quiet" />
      <AnotherButton />
    </>
  )
  return (
    <section className={isDesktop ? 'columns' : 'stack'} aria-labelledby="letter-title">
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
        {letter.isDraft && <DraftProgress letter={letter} open={open.map(({ label }) => label)} />}
        {open.length === 0 && <LetterLength body={body} />}
        {isDesktop && rest}
      </div>
      <div className="column">
        <LetterText {...{ letter, texts, isEditing, id, fill }} onChange={change} onEdit={() => setEditing(true)} />
        {!letter.isDraft && <Sources letter={letter} />}
        {!isDesktop && rest}
      </div>
    </section>
  )
}

const openWords = (count: number) => (count === 1 ? 'Say the open part' : `Say the ${count} open parts`)

/** A draft is taken along once every part has words. */
function DraftProgress({ letter: { parts }, open }: { letter: CoverLetter; open: readonly string[] }) {
  return (
    <p role="status">
      {open.length === 0
        ? `All ${parts.length} parts are ready. Read it once more before you send it.`
        : `Still to say: ${open.join(', ')}.`}
    </p>
  )
}

interface LetterTextProps {
  letter: CoverLetter
  texts: readonly string[]
  isEditing: boolean
  /** Prefix of its fields' ids; the number of the part follows. */
  id: string
  fill: (at: number) => void
  onChange: (at: number, words: string) => void
  onEdit: () => void
}

function LetterText({ letter, texts, isEditing, id, fill, onChange, onEdit }: LetterTextProps) {
  const top = useTopOfPhase<HTMLDivElement>(isEditing ? 'editing' : 'reading')
  const lines = letterLines(letter, texts)
  const ending = lines.indexOf(signOff)
  const boxes = boxesOf(letter)
  const blank = (gap: string) => {
    const at = texts.findIndex((text, nth) => text.includes(gap) || (text.trim() === '' && boxes[nth]!.blank === gap))
    return at < 0 ? (
      <span className="gap">{gap}</span>
    ) : (
      <button type="button" className="gap" onClick={() => fill(at)}>
        {gap}
      </button>
    )
  }
  return (
    <div className="feature" ref={top} tabIndex={-1}>
      <Card as="section" className="stack" aria-label="The letter">
        {isEditing ? (
          <Boxes {...{ letter, texts, id, onChange }} />
        ) : (
          withKeys([...lines.slice(0, ending), lines.slice(ending).join('\n')], (line) => line).map(({ key, item }) => (
            <p key={key} className="prose">
              <WithGaps text={item} chip={blank} />
            </p>
          ))
        )}
        {!isEditing && (
          <Button wide icon="pen" onClick={onEdit}>
            Edit
          </Button>
        )}
      </Card>
    </div>
  )
}

function Boxes({ letter, texts, id, onChange }: Pick<LetterTextProps, 'letter' | 'texts' | 'id' | 'onChange'>) {
  return (
    <>
      {letter.isDraft && <p>These lines from your resume fit the ad best. Add where it happened and what came of it.</p>}
      {boxesOf(letter).map(({ label, hint }, at) => (
        <SpokenField
          key={label}
          id={`${id}-${at}`}
          isCompact
          label={label}
          hint={hint}
          rows={2}
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
  short: `That's short: aim for ${minWords} to ${maxWords}.`,
  well: 'Right for a page.',
  long: `That's long: cut it to ${maxWords}.`,
}

function LetterLength({ body }: { body: readonly string[] }) {
  const { words, blanks, fits } = measured(body)
  const isReady = fits === 'well' && blanks === 0
  return (
    <p className="beside">
      <span className={`tone-${isReady ? 'green' : 'yellow'} toned`}>
        <Icon name={isReady ? 'check' : 'info'} size={18} />
      </span>
      <span>
        <strong className="numbers">{words} words.</strong> <span className="quiet">{lengthWords[fits]}</span>
      </span>
    </p>
  )
}

function Sources({ letter: { parts } }: { letter: CoverLetter }) {
  const sources = parts.map(({ ownLines, adLines }, at) => ({
    name: paragraphNames[at],
    rows: [
      ...ownLines.map((text, nth) => ({ label: nth === 0 ? 'Your lines' : null, text })),
      ...adLines
        .filter((text) => !parts.slice(0, at).some((earlier) => earlier.adLines.includes(text)))
        .map((text, nth) => ({ label: nth === 0 ? 'The ad' : null, text })),
    ],
  }))
  return (
    <Collapsible title="Lines behind each paragraph">
      {sources
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows }) => (
          <section key={name} className="stack-close" aria-label={name}>
            <h3>{name}</h3>
            <LabelledRows rows={rows} />
          </section>
        ))}
    </Collapsible>
  )
}

function AnotherButton() {
  const credits = useAtomValue(letterCreditsAtom)
  return (
    <Button
      wide
      look="quiet"
      onClick={() => letterGeneration.dispatch({ type: 'results-were-closed' })}
      note={credits === 0 ? `Free. ${keptUntilReady}` : `${credits} credits. ${keptUntilReady}`}
    >
      Write Another Letter
    </Button>
  )
}
