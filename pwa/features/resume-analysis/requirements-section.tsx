import './requirements.css'
import { useAtomValue } from 'jotai'
import { type ReactNode, useId, useState } from 'react'
import type { RequirementLine } from '../../../api/contract/resume-analysis.ts'
import { laneOf } from '../../../api/contract/shown-count.ts'
import type { GapQuestion } from '../../../api/contract/told-line.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Received } from './analysis.ts'
import { addResult, nothingChecked } from './analysis-outline.ts'
import { AnswerNews, useNews } from './answer-news.tsx'
import { FoldRest } from './fold-rest.tsx'
import { detailWords, gainWords, lanesOf, linesIn } from './requirement-lines.ts'
import {
  answeredAtom,
  canAnswerAtom,
  canTryAtom,
  gapsOpenAtom,
  idPrefixAtom,
  isSampleAtom,
  questionId,
  removedAtom,
  replyDraftAtom,
  useInHand,
  useShown,
} from './rescoring.ts'
import { piecesOf, wordFinder } from './resume-lines.ts'
import { ReplyForm, Told } from './told-answer.tsx'
import { TryLine } from './try-line.tsx'

/** Every line of the ad in one place, with all that there is about it. */
export function RequirementsSection({ received }: { received: Received }) {
  const isDesktop = useIsDesktop()
  const news = useNews()
  const answered = useAtomValue(answeredAtom)
  const { paid } = useShown()
  if (received.keywords?.checked === false) return <p>{nothingChecked}</p>
  const lines = linesIn(received)
  const gain = lines.map(gainWords).find((words) => words !== null)
  const held = answered && { text: answered.gap.requirement, lane: answered.lane }
  const firstShown = { ask: 5, half: isDesktop ? 5 : 3, shown: isDesktop ? 5 : 3, no: 1, reading: 100 }
  return (
    <div className="stack">
      <p role="status" className="only-heard">
        {news?.words}
      </p>
      {answered === null && <AnswerNews />}
      {gain && (
        <p className="small quiet numbers">
          {gain} means about {gain.slice(1)} more {gain === '+1' ? 'point' : 'points'} once your resume says it in the ad’s words.
        </p>
      )}
      <div className="stack">
        {lanesOf(lines, held, linesIn(paid)).map(({ lane, title, lines: inLane }) => (
          <section key={lane} className="requirement-lane" aria-label={`${title} ${inLane.length}`}>
            <h4 className="row-tight">
              <i className={`tile tile-${lane}`} aria-hidden="true" /> {title}{' '}
              <span className="quiet numbers">{inLane.length}</span>
            </h4>
            <FoldRest items={inLane} first={firstShown[lane]}>
              {(some) => (
                <ul className="plain-list">
                  {some.map((line) => (
                    <RequirementItem key={line.text} line={line} />
                  ))}
                </ul>
              )}
            </FoldRest>
          </section>
        ))}
        <OwnLines lines={lines} />
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
          <li key={line.text} className="beside">
            <i className={`tile tile-${laneOf(line)}`} aria-hidden="true" />
            <RequirementTitle line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RequirementItem({ line }: { line: RequirementLine }) {
  const gap = useAtomValue(gapsOpenAtom).find(({ requirement }) => requirement === line.text)
  const draft = useAtomValue(replyDraftAtom)
  const canTry = useAtomValue(canTryAtom)
  const removed = useAtomValue(removedAtom)
  const [isOpen, setOpen] = useState(false)
  useInHand(isOpen && gap !== undefined)
  const { told } = useShown()
  const answer = told.answers.find(({ line: { requirement } }) => requirement === line.text)
  const quoted = line.resumeLineFrom === 'told' || answer?.line.reply === 'no' ? null : (line.resumeLine ?? gap?.ownLine ?? null)
  const isTold = answer !== undefined || removed?.line.requirement === line.text
  const gain = gainWords(line)
  const end = gain && !answer && <Badge tone="lamp">{gain}</Badge>
  const title = <RequirementTitle line={line} />
  if (!gap && !quoted && !answer && !canTry)
    return (
      <li className="requirement-row beside">
        {title}
        {end}
      </li>
    )
  return (
    <li data-whole>
      <Collapsible
        look="line"
        title={title}
        end={end}
        open={isTold || (gap !== undefined && draft?.gap === gap.id)}
        onToggle={setOpen}
      >
        {quoted !== null && (
          <p>
            <span className="caption">{line.state === 'shown' ? 'Your resume' : 'Closest in your resume'}</span>
            {quoted}
          </p>
        )}
        <Told
          about={({ requirement }) => requirement === line.text}
          otherwise={gap ? <Question gap={gap} /> : quoted === null && <TryLine>Add a line that shows it</TryLine>}
        />
      </Collapsible>
    </li>
  )
}

function RequirementTitle({ line }: { line: RequirementLine }) {
  const details = detailWords(line)
  return (
    <span className="requirement-title fill">
      <span className="requirement-words">
        <MarkedLine line={line} />
      </span>
      {details && <span className="block small quiet">{details}</span>}
    </span>
  )
}

/** Its terms underlined: solid where the resume shows them, dashed where not. */
function MarkedLine({ line: { text, terms, state } }: { line: RequirementLine }): ReactNode {
  const find = wordFinder(text)
  const places = terms.flatMap(({ text: term, shown }) => {
    const [place] = find(term)
    return place ? [{ ...place, isOpen: !shown && state !== 'reading' }] : []
  })
  return piecesOf(text, places).map(({ text: piece, place }) =>
    place ? (
      <span key={place.from} className={place.isOpen ? 'requirement-term-open' : 'requirement-term'}>
        {piece}
        {place.isOpen && <span className="only-heard"> (open)</span>}
      </span>
    ) : (
      piece
    ),
  )
}

function Question({ gap }: { gap: GapQuestion }) {
  const canAnswer = useAtomValue(canAnswerAtom)
  const isSample = useAtomValue(isSampleAtom)
  return (
    <div className="stack-close">
      <h5 id={questionId(useAtomValue(idPrefixAtom), gap)} tabIndex={-1}>
        {gap.question}
      </h5>
      {canAnswer ? (
        <ReplyForm gap={gap} />
      ) : (
        <p className="quiet">
          {isSample ? 'In your own analysis you can answer, and the score moves.' : 'Answers count in a paid analysis.'}
        </p>
      )}
    </div>
  )
}

/** Lines of the resume without a number or an outcome, and what was told about lines that are no longer listed. */
function OwnLines({ lines }: { lines: readonly RequirementLine[] }) {
  const { told } = useShown()
  const removed = useAtomValue(removedAtom)
  const gaps = useAtomValue(gapsOpenAtom).filter(({ requirement }) => requirement === null)
  const listed = new Set(lines.map(({ text }) => text))
  const answered = [...told.answers, ...(removed ? [removed] : [])]
    .map(({ line }) => line)
    .filter(({ requirement }) => requirement === null || !listed.has(requirement))
  const quotes = new Map(answered.map((line) => [line.requirement ?? line.ownLine ?? '', line]))
  if (gaps.length + quotes.size === 0) return null
  return (
    <section className="requirement-lane" aria-label={addResult}>
      <h4 className="beside">
        <Icon name="pen" /> {addResult}
      </h4>
      <ul className="plain-list">
        {[...quotes].map(([quote, { requirement, ownLine: own }]) => (
          <li key={quote} className="stack-tight">
            <blockquote>{quote}</blockquote>
            <Told about={(line) => line.requirement === requirement && line.ownLine === own} />
          </li>
        ))}
        {gaps.map((gap) => (
          <OwnGap key={gap.id} gap={gap} />
        ))}
      </ul>
    </section>
  )
}

function OwnGap({ gap }: { gap: GapQuestion }) {
  const [isOpen, setOpen] = useState(false)
  useInHand(isOpen)
  return (
    <li data-whole>
      <Collapsible look="line" title={<span className="requirement-title">{gap.ownLine}</span>} onToggle={setOpen}>
        <Question gap={gap} />
      </Collapsible>
    </li>
  )
}

function MissingKeywords({ terms }: { terms: readonly string[] }) {
  if (terms.length === 0) return null
  return (
    <div className="stack-tight">
      <h4>Missing keywords</h4>
      <ul className="plain-list row-tight">
        {terms.map((term) => (
          <li key={term}>
            <Badge tone="quiet">{term}</Badge>
          </li>
        ))}
      </ul>
      <p className="small quiet">Add only what is true: an interviewer will ask.</p>
    </div>
  )
}
