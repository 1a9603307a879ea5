import './requirements.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useId } from 'react'
import type { RequirementLine } from '../../../api/contract/resume-analysis.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Received } from './analysis.ts'
import { noneMissing, nothingChecked } from './analysis-outline.ts'
import { wordFinder } from './find-words.ts'
import { FoldRest } from './fold-rest.tsx'
import { countedShare, countWords, importanceWords, type LineState, lanesOf, linesIn, stateWords } from './requirement-lines.ts'
import { canAnswerAtom, firstGapAtom, gapsOpenAtom, useShown } from './rescoring.ts'
import { ownLine } from './resume-lines.ts'
import { Told } from './told-answer.tsx'
import { TryLine } from './try-line.tsx'

const icons = { 'not-found': 'close', unsure: 'question', shown: 'check', reading: 'more' } as const

/** Readable at a glance on a phone; shown requirements need the least reading. */
const shownAtOnce: Record<LineState, number> = { 'not-found': 3, unsure: 3, shown: 1, reading: 100 }

interface RequirementsSectionProps {
  received: Received
  idPrefix: string
  onAnswer: () => void
}

export function RequirementsSection({ received, idPrefix, onAnswer }: RequirementsSectionProps) {
  const isDesktop = useIsDesktop()
  const lines = linesIn(received)
  if (received.keywords?.checked === false) return <p>{nothingChecked}</p>
  return (
    <div className="stack">
      <p className="numbers">{countWords(lines)}.</p>
      <div className="requirement-lanes stack">
        {lanesOf(lines).map(({ state, title, lines: inLane }) => (
          <section key={state} className={`requirement-lane requirement-${state}`} aria-label={`${title}: ${inLane.length}`}>
            <h4 className="beside">
              <span className="toned">
                <Icon name={icons[state]} size={20} />
              </span>{' '}
              {title} <span className="quiet numbers">{inLane.length}</span>
            </h4>
            <FoldRest items={inLane} first={isDesktop ? 4 : shownAtOnce[state]}>
              {(some) => (
                <ul className="plain-list stack-tight">
                  {some.map((line) => (
                    <RequirementItem key={line.text} id={`${idPrefix}-requirement-${line.id}`} line={line} onAnswer={onAnswer} />
                  ))}
                </ul>
              )}
            </FoldRest>
          </section>
        ))}
      </div>
      {received.keywords && <MissingKeywords terms={received.keywords.missingKeywords} />}
    </div>
  )
}

/** While a connected model reads the ad: each line appears, then says whether the resume shows it. */
export function RequirementsBeingRead({ received }: { received: Received }) {
  const id = useId()
  const lines = linesIn(received)
  const compared = lines.filter(({ state }) => state !== 'reading').length
  return (
    <section className="requirements-being-read card stack" aria-labelledby={id}>
      <h3 id={id}>What the ad asks for</h3>
      <p className="small quiet numbers">
        {compared === 0 ? `${lines.length} lines read so far` : `${compared} of ${lines.length} compared with your resume`}
      </p>
      <ul className="plain-list stack-tight">
        {lines.map((line) => (
          <li key={line.text} className={`requirement requirement-${line.state} quote stack-snug`}>
            <p>
              <Icon name={icons[line.state]} size={20} /> <MarkedLine line={line} />
            </p>
            <Details line={line}>{stateWords[line.state]}</Details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RequirementItem({ id, line, onAnswer }: { id: string; line: RequirementLine; onAnswer: () => void }) {
  const { shown, told } = useShown()
  const saidNo = told.answers.some((one) => one.line.requirement === line.text && one.line.reply === 'no')
  const share = countedShare(line, shown.score?.evidence ?? [])
  return (
    <li className="requirement quote stack-snug" id={id} tabIndex={-1}>
      <p>
        <MarkedLine line={line} />
      </p>
      <Details line={line}>{share !== null && line.state === 'shown' ? `counts ${share}%` : null}</Details>
      {line.resumeLine !== null && line.resumeLineFrom !== 'told' && !saidNo && (
        <OwnLine quoted={line.resumeLine} state={line.state} />
      )}
      <Told about={({ requirement }) => requirement === line.text} otherwise={<AnswerButton line={line} onAnswer={onAnswer} />} />
    </li>
  )
}

/** Its terms underlined: solid where the resume shows them, dashed where not. */
function MarkedLine({ line: { text, terms, state } }: { line: RequirementLine }): ReactNode {
  const find = wordFinder(text)
  const marks = terms
    .flatMap(({ text: term, shown }) =>
      find(term)
        .slice(0, 1)
        .map((place) => ({ ...place, shown })),
    )
    .toSorted((one, other) => one.from - other.from)
  const pieces: ReactNode[] = []
  let at = 0
  for (const { from, to, shown } of marks) {
    if (from < at) continue
    pieces.push(text.slice(at, from))
    const isOpen = !shown && state !== 'reading'
    pieces.push(
      <span key={from} className={isOpen ? 'requirement-term-open' : 'requirement-term'}>
        {text.slice(from, to)}
        {isOpen && <span className="only-heard"> (open)</span>}
      </span>,
    )
    at = to
  }
  return <>{[...pieces, text.slice(at)]}</>
}

function Details({ line, children }: { line: RequirementLine; children: ReactNode }) {
  return (
    <p className="small quiet numbers">
      {line.importance === 'must' ? <strong>{importanceWords.must}</strong> : importanceWords[line.importance]}
      {children && <> · {children}</>}
    </p>
  )
}

function OwnLine({ quoted, state }: { quoted: string; state: LineState }) {
  const { paid } = useShown()
  const line = ownLine(paid.document?.parserView.text ?? '', quoted)
  return (
    <div className="requirement-own beside">
      <p className="small fill">
        <span className="quiet">{state === 'shown' ? 'Your resume: ' : 'Closest in your resume: '}</span>
        {quoted}
      </p>
      {line && <TryLine line={line} />}
    </div>
  )
}

function AnswerButton({ line, onAnswer }: { line: RequirementLine; onAnswer: () => void }) {
  const gap = useAtomValue(gapsOpenAtom).find(({ requirement }) => requirement === line.text)
  const setFirst = useSetAtom(firstGapAtom)
  const canAnswer = useAtomValue(canAnswerAtom)
  if (!gap || !canAnswer) return null
  return (
    <Button
      small
      onClick={() => {
        setFirst(gap.id)
        onAnswer()
      }}
    >
      Answer<span className="only-heard">: {line.text}</span>
    </Button>
  )
}

function MissingKeywords({ terms }: { terms: readonly string[] }) {
  return (
    <div className="stack-tight">
      <h4>Missing keywords</h4>
      {terms.length === 0 ? (
        <p>{noneMissing}</p>
      ) : (
        <>
          <FoldRest items={terms} first={5}>
            {(some) => (
              <ul className="plain-list row-tight">
                {some.map((term) => (
                  <li key={term}>
                    <Badge tone="quiet">{term}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </FoldRest>
          <p className="small quiet">Add only what is true: an interviewer will ask.</p>
        </>
      )}
    </div>
  )
}
