import './score-section.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { bandOf } from '../../../api/contract/score-band.ts'
import { shownCount } from '../../../api/contract/shown-count.ts'
import { NextStepLink } from '../../generation/next-step.tsx'
import { scrollToPart } from '../../generation/scroll-to-part.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Button } from '../../ui/button.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageAction } from '../../ui/page.tsx'
import { ScoreBars } from '../../ui/score-bars.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import type { Received } from './analysis.ts'
import { copiedWords, scoreMeaning, shortened, sumWords } from './analysis-outline.ts'
import { analysisAtom } from './analysis-store.ts'
import { gainWords, linesIn, scoreBars, verdictWord } from './requirement-lines.ts'
import {
  answeredAtom,
  canAnswerAtom,
  idPrefixAtom,
  isInHandAtom,
  isSampleAtom,
  nextGapAtom,
  proceedAtom,
  useShown,
} from './rescoring.ts'

/** Who read the texts, and what a second reading may change. */
const readerWords = {
  model:
    'The AI read the ad and your resume; our code computed the score. The same reading always gives the same score; another reading may differ by a few points',
  builtin: 'The built-in coach read the ad and your resume. The same file and the same ad always give the same score',
} as const

interface ScoreSectionProps {
  received: Received & Required<Pick<Received, 'score'>>
}

/** "How good, and what first", on the first screen of a phone. */
export function ScoreSection({ received }: ScoreSectionProps) {
  const { atsScore, copiedLines } = received.score
  const { tone } = bandOf(atsScore)
  const fileScore = useShown().paid.score?.atsScore ?? atsScore
  const lines = linesIn(received)
  const word = verdictWord(atsScore, lines)
  const idPrefix = useAtomValue(idPrefixAtom)
  const problem = received.document?.parserView.findings.find(({ level }) => level === 'problem')
  return (
    <div className="score stack-close">
      <div className="score-picture row">
        <ScoreRing
          score={atsScore}
          tone={tone}
          caption="ATS score"
          size={124}
          label={`ATS score ${atsScore} of 100: ${word ?? shownCount(lines)}`}
        />
        <ScoreBars bars={scoreBars(received.score)} />
      </div>
      <p>
        <strong className={`tone-${tone} toned`}>{word ? `${atsScore}, ${word}.` : `${atsScore}.`}</strong>{' '}
        {lines.length > 0 && <span className="numbers">{shownCount(lines)}.</span>}{' '}
        {fileScore !== atsScore && `Your file alone: ${fileScore}.`}
      </p>
      <FirstThing received={received} />
      {problem && (
        <button type="button" className="row-button" onClick={() => scrollToPart(`${idPrefix}-document`)}>
          <span className="tone-red toned">
            <Icon name="warning" />
          </span>
          <span className="fill">In your file: {problem.title}</span>
          <Icon name="chevron-right" />
        </button>
      )}
      {copiedLines.length > 0 && <CopiedLines lines={copiedLines} />}
      <Collapsible title="How this score is made" look="line">
        <HowItIsMade received={received} />
      </Collapsible>
    </div>
  )
}

/** The main button of the page: the next question while there is one, else the next step of the job hunt. */
function FirstThing({ received }: ScoreSectionProps) {
  const isDesktop = useIsDesktop()
  const isSample = useAtomValue(isSampleAtom)
  const gap = useAtomValue(nextGapAtom)
  const canAnswer = useAtomValue(canAnswerAtom)
  const isInHand = useAtomValue(isInHandAtom)
  const hasAnswered = useAtomValue(answeredAtom) !== null
  const proceed = useSetAtom(proceedAtom)
  const isRunning = useAtomValue(analysisAtom).run.state === 'running'
  const line = linesIn(received).find(({ text }) => text === gap?.requirement)
  const gain = line ? gainWords(line) : null
  const isAsked = gap !== null && canAnswer
  // An open question has the main button; a phone has room for no other.
  const hasAction = isInHand ? isDesktop : isAsked || !isRunning
  const look = isInHand || (hasAnswered && isDesktop) ? 'plain' : 'main'
  return (
    <div className="stack-tight">
      {gap && (
        <p>
          {canAnswer || isSample ? 'Start here' : 'Add if true'}: “{shortened(line?.text ?? gap.ownLine ?? '')}”
          {gain && <strong className="numbers"> {gain}</strong>}
        </p>
      )}
      {isSample ? (
        <Button wide onClick={proceed}>
          See what to answer first
        </Button>
      ) : (
        hasAction && (
          <PageAction>
            {isAsked ? (
              <Button look={look} wide onClick={proceed}>
                {hasAnswered && !isDesktop ? 'Next question' : 'Answer the next question'}
              </Button>
            ) : (
              <NextStepLink look={look} />
            )}
          </PageAction>
        )
      )}
    </div>
  )
}

/** Copied lines do not count, and a reader would notice them. */
function CopiedLines({ lines }: { lines: readonly string[] }) {
  return (
    <Collapsible title={copiedWords(lines)} look="line">
      {[...new Set(lines)].map((line) => (
        <blockquote key={line}>{line}</blockquote>
      ))}
    </Collapsible>
  )
}

function HowItIsMade({ received: { score } }: Pick<ScoreSectionProps, 'received'>) {
  const { scoreParts, reader, scoreVersion } = score
  return (
    <>
      <p className="numbers">{sumWords(score)}</p>
      <ul className="lines plain-list">
        {scoreParts.map(({ id, label, explanation }) => (
          <li key={id}>
            <strong>{label}</strong>
            <span className="block small quiet">{explanation}</span>
          </li>
        ))}
      </ul>
      <p className="small quiet">
        {scoreMeaning} {readerWords[reader]} (version {scoreVersion}).
      </p>
    </>
  )
}
