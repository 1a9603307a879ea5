import '../../answer-review/answers.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useRef, useState } from 'react'
import type { AnswerFinding } from '../../../api/contract/answer-feedback.ts'
import type { ScriptComparison } from '../../../api/contract/elevator-pitch.ts'
import { pitch } from '../../../api/contract/limits.ts'
import { type Attempt, BeforeAfter } from '../../answer-review/before-after.tsx'
import { BetterVersions } from '../../answer-review/better-versions.tsx'
import { DeliveryFigures, hasDelivery, Moment } from '../../answer-review/delivery-figures.tsx'
import { ScoreParts, ScoreVerdict } from '../../answer-review/score-summary.tsx'
import { withKeys } from '../../answer-review/with-keys.ts'
import { ExportRow } from '../../export/export-row.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { GenerationStatus } from '../../generation/generation-status.tsx'
import { NextStepLink } from '../../generation/next-step.tsx'
import { ReplaceDialog } from '../../generation/replace-dialog.tsx'
import { StandInNote } from '../../generation/stand-in-note.tsx'
import { holdWords, keptWords } from '../../generation/status-words.ts'
import { clockInWords } from '../../media/recorder/clock-words.ts'
import type { PlayerHandle } from '../../media/recorder/player.tsx'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Bullets } from '../../ui/bullets.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { PageAction } from '../../ui/page.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { unsavedTakeAtom } from './at-stake.ts'
import { BackToStart } from './back-to-start.tsx'
import { SavePitch } from './library/save-pitch.tsx'
import { pitchOutline, pitchTitle } from './pitch-outline.ts'
import { pitchVerdictOf } from './pitch-rules.ts'
import { earlierPitchesAtom, recordedAtom, savedRecordingIdAtom, scriptAtom, stepAtom, takenScriptAtom } from './pitch-store.ts'
import { type ReviewParts, reviewCredits, reviewGeneration, reviewGenerationAtom, wholeReviewOf } from './review-generation.ts'
import { isStandInScript, scriptGenerationAtom } from './script-generation.ts'
import { dropRecording } from './start-over.ts'
import Take, { findingKinds } from './take.tsx'

const writing = `Your score is ready. The rest is being written. ${holdWords(reviewCredits)}`

export default function FeedbackPhase({ onLibrary }: { onLibrary: () => void }) {
  const generation = useAtomValue(reviewGenerationAtom)
  const recorded = useAtomValue(recordedAtom)
  const setSavedRecordingId = useSetAtom(savedRecordingIdAtom)
  const player = useRef<PlayerHandle>(null)
  const { question, again } = useAgain()
  const isDesktop = useIsDesktop()

  const received = receivedOf(generation)
  const earlier = useAtomValue(earlierPitchesAtom)
  const whole = generation.run.state === 'running' ? null : wholeReviewOf(generation)
  const isStrong = received.score !== undefined && pitchVerdictOf(received.score.score, received.score.delivery).isStrong
  const whatToChange = <WhatToChange received={received} />
  const taken = () => reviewGeneration.dispatch({ type: 'results-were-saved' })
  const saved = () => {
    setSavedRecordingId(recorded?.id ?? null)
    taken()
  }
  const save = whole && recorded && (
    <SavePitch recorded={recorded} review={whole} look={isStrong ? 'main' : 'plain'} onSaved={saved} />
  )
  const oneMore = (
    <Button look={isStrong ? 'plain' : 'main'} wide icon="retry" onClick={() => again(null)}>
      Record again
    </Button>
  )
  const actions = (
    <div className="stack not-printed">
      <PageAction>{isStrong ? save : oneMore}</PageAction>
      {isStrong ? oneMore : save}
    </div>
  )
  return (
    <div className="columns elevator-feedback">
      <div className="column column-side">
        <h2 tabIndex={-1} ref={takeLostFocus}>
          Your feedback
        </h2>
        {received.score && (
          <Card as="section">
            <FeedbackVerdict score={received.score} />
            <BeforeAfter attempts={[...earlier, attemptOf(received.score, earlier.length)]} />
          </Card>
        )}
        {isDesktop ? actions : whatToChange}
        <Take player={player} findings={received.score && findingsOf(received.score)} />
        {!isDesktop && actions}
        <GenerationStatus generation={generation} writing={writing} />
      </div>
      <div className="stack">
        {isDesktop && whatToChange}
        <FeedbackSections
          received={received}
          onPlay={recorded ? (ms) => player.current?.playFrom(ms) : undefined}
          onUse={again}
          onCopied={taken}
        />
        <TakeAlong isWhole={whole !== null} />
        {whole && (
          <div className="not-printed">
            <NextStepLink look="plain" />
          </div>
        )}
        <div className="between not-printed">
          <BackToStart />
          <Button look="quiet" icon="play" onClick={onLibrary}>
            Your library
          </Button>
        </div>
      </div>
      <ReplaceDialog
        question={question}
        title="Record again?"
        description="This take is not in your library. Recording again deletes it, and a new analysis costs 10 credits."
        replace="Record again"
        keep="Keep it"
      />
    </div>
  )
}

function TakeAlong({ isWhole }: { isWhole: boolean }) {
  const generation = useAtomValue(reviewGenerationAtom)
  const script = useAtomValue(scriptAtom)
  const written = useAtomValue(scriptGenerationAtom)
  const setTaken = useSetAtom(takenScriptAtom)
  const what = {
    title: pitchTitle,
    fileName: 'greenroom-elevator-pitch',
    blocks: () => pitchOutline(receivedOf(generation), script, isStandInScript(written, script)),
  }
  const taken = () => {
    setTaken(script)
    reviewGeneration.dispatch({ type: 'results-were-saved' })
  }
  const note = generation.last && `${keptWords(generation.last)} Your library keeps it longer.`
  return <ExportRow what={what} isWhole={isWhole} onExported={taken} note={note} />
}

const attemptOf = ({ score, delivery }: NonNullable<ReviewParts['score']>, before: number): Attempt => ({
  label: `Try ${before + 1}`,
  score,
  delivery,
})

/** Back to the camera with the same script or a better one. Confirms before an unsaved take is dropped. */
function useAgain() {
  const isUnsaved = useAtomValue(unsavedTakeAtom)
  const { score } = receivedOf(useAtomValue(reviewGenerationAtom))
  const setEarlier = useSetAtom(earlierPitchesAtom)
  const setStep = useSetAtom(stepAtom)
  const setScript = useSetAtom(scriptAtom)
  const [wanted, setWanted] = useState<{ script: string | null } | null>(null)
  function go(script: string | null) {
    setWanted(null)
    // The next attempt is compared with this one.
    if (score) setEarlier((earlier) => [...earlier, attemptOf(score, earlier.length)])
    if (script !== null) setScript(script)
    void dropRecording().then(() => setStep('recording'))
  }
  return {
    question: wanted && { onReplace: () => go(wanted.script), onKeep: () => setWanted(null) },
    again: (script: string | null) => (isUnsaved ? setWanted({ script }) : go(script)),
  }
}

function FeedbackVerdict({ score: { score, scoreParts, delivery } }: { score: NonNullable<ReviewParts['score']> }) {
  const { tone, word, note, provisional } = pitchVerdictOf(score, delivery)
  return (
    <div className="stack">
      <ScoreVerdict {...{ score, tone, word, provisional }} note={<p className="quiet small">{note}</p>} />
      <ScoreParts parts={scoreParts} what="pitch" />
    </div>
  )
}

const pitchLength = {
  minSeconds: pitch.targetMinSeconds,
  maxSeconds: pitch.targetMaxSeconds,
  short: `Short. A pitch takes ${pitch.targetMinSeconds} to ${pitch.targetMaxSeconds} seconds.`,
  long: `Long. After ${pitch.targetMaxSeconds} seconds people stop listening.`,
}

interface FeedbackSectionsProps {
  received: ReviewParts
  onPlay: ((fromMs: number) => void) | undefined
  /** Makes the refined pitch the script and opens the camera again. */
  onUse: (text: string) => void
  onCopied: () => void
}

function WhatToChange({ received: { suggestions, standIns = [] } }: { received: ReviewParts }) {
  return (
    <Section title="What to change" isComing={!suggestions}>
      {standIns.includes('suggestions') && <StandInNote />}
      {suggestions && <Bullets lines={suggestions.suggestions} />}
    </Section>
  )
}

/** Below the score, in fixed order; a pending part is a heading with "Being written". */
function FeedbackSections({ received, onPlay, onUse, onCopied }: FeedbackSectionsProps) {
  const { score, refined, alternate, transcript, standIns = [] } = received
  const { refinedPitch = '' } = refined ?? {}
  const { alternateExample = '' } = alternate ?? {}
  // The built-in coach retells no pitch.
  const isRetold = refinedPitch !== '' || alternateExample !== ''
  return (
    <div className="column">
      {score && findingsOf(score).length > 0 && (
        <Section title="Moments to look at">
          <FindingsList findings={findingsOf(score)} onPlay={onPlay} />
        </Section>
      )}
      {(!refined || !alternate || isRetold) && (
        <Section title="Better versions" isComing={!refined || !alternate}>
          <BetterVersions
            versions={[
              {
                ...{ title: 'Refined pitch', copyLabel: 'Copy the refined pitch', text: refinedPitch, onCopied },
                isStandIn: standIns.includes('refined'),
                children: (
                  <div className="row">
                    <Button small icon="retry" onClick={() => onUse(refinedPitch)}>
                      Record this version
                    </Button>
                  </div>
                ),
              },
              {
                ...{ title: 'Another way to tell it', copyLabel: 'Copy the alternate example', text: alternateExample, onCopied },
                isStandIn: standIns.includes('alternate'),
              },
            ]}
            source={refined && alternate ? 'Only your own facts are used.' : null}
          />
        </Section>
      )}
      {score && hasDelivery(score.delivery) && (
        <Collapsible title="How you said it">
          <DeliveryFigures delivery={score.delivery} length={pitchLength} onPlay={onPlay} />
        </Collapsible>
      )}
      {score?.scriptComparison && (
        <Collapsible title="Your script, and what you said">
          <ScriptKept comparison={score.scriptComparison} />
        </Collapsible>
      )}
      {transcript && (
        <Collapsible title="What you said">
          <blockquote className="prose">{transcript.transcript}</blockquote>
        </Collapsible>
      )}
    </div>
  )
}

function Section({ title, isComing = false, children }: { title: string; isComing?: boolean; children: ReactNode }) {
  return (
    <section className="section stack-close" data-state={isComing ? 'coming' : 'ready'}>
      <SectionHeading level={3} state={isComing ? 'writing' : 'ready'}>
        {title}
      </SectionHeading>
      {children}
    </section>
  )
}

/** A pitch may change as you speak; only what was left out is lost. */
function ScriptKept({ comparison: { leftOut, keptPercent } }: { comparison: ScriptComparison }) {
  return (
    <div className="stack-close">
      <p>
        <strong className="numbers">{`You kept ${keptPercent}% of your script’s words.`}</strong>{' '}
        <span className="quiet">{leftOut.length > 0 ? 'You left out:' : 'No sentence was left out.'}</span>
      </p>
      <Bullets lines={leftOut} />
    </div>
  )
}

/** Where fillers are not measured, none is pointed out. */
const findingsOf = ({ findings, delivery: { fillers } }: NonNullable<ReviewParts['score']>) =>
  findings.filter(({ kind }) => kind !== 'filler' || fillers !== null)

function FindingsList({ findings, onPlay }: { findings: readonly AnswerFinding[] } & Pick<FeedbackSectionsProps, 'onPlay'>) {
  const [shown, setShown] = useState(3)
  const hidden = findings.length - shown
  return (
    <>
      <ul className="lines plain-list">
        {withKeys(findings.slice(0, shown), ({ kind, quote }) => `${kind} ${quote}`).map(
          ({ key, item: { kind, quote, what, startMs } }) => (
            <li key={key} className="beside">
              {startMs !== undefined && (
                <Moment atMs={startMs} label={`Play ${clockInWords(startMs)}: ${quote || what}`} onPlay={onPlay} />
              )}
              <div>
                {quote && <q>{quote}</q>}
                <p className="small">
                  <strong className={`tone-${findingKinds[kind].tone} toned`}>{findingKinds[kind].word}</strong>{' '}
                  {/* A filler's quote is all there is to say. */ kind !== 'filler' && what}
                </p>
              </div>
            </li>
          ),
        )}
      </ul>
      {hidden > 0 && <Button small look="quiet" onClick={() => setShown(findings.length)}>{`${hidden} more`}</Button>}
    </>
  )
}
