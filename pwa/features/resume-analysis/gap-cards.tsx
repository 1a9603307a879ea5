import './gap-cards.css'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { toldLines } from '../../../api/contract/limits.ts'
import type { GapQuestion, GapReply } from '../../../api/contract/told-line.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { nothingToAsk } from './analysis-outline.ts'
import { analysisAtom } from './analysis-store.ts'
import { changeWords, gapsPerRound, importanceWords, linesIn, roundEnd } from './requirement-lines.ts'
import { canAnswerAtom, firstGapAtom, gapsOpenAtom, removedAtom, sendAnswers, sendingAtom, useShown } from './rescoring.ts'
import { takeTurn } from './scroll-to-part.ts'
import { Bridge, ReplyForm, Told } from './told-answer.tsx'

export function GapCards({ questionId, isSample }: { questionId: string; isSample: boolean }) {
  const cards = useCards()
  const { next, bridge, answered, inRound, left, end } = cards
  return (
    <div className="stack">
      <ScoreNews isAfterNo={bridge !== null} />
      {bridge ? (
        <BridgeCard gap={bridge} hasNext={next !== undefined} onNext={() => cards.proceed()} />
      ) : next ? (
        <GapCard
          key={next.id}
          questionId={questionId}
          gap={next}
          count={`Question ${answered + 1} of ${Math.min(end, answered + Math.max(inRound, 1))}`}
          takesFocus={cards.takesFocus}
          isSample={isSample}
          onAnswered={(reply) => cards.proceed(reply === 'no' ? next : null)}
          onSkip={inRound > 1 ? cards.skip : null}
        />
      ) : (
        <RoundEnd answered={answered} left={left} onMore={cards.goOnWithMore} />
      )}
      <ToldElsewhere />
    </div>
  )
}

function useCards() {
  const answered = useShown().told.answers.length
  const open = useAtomValue(gapsOpenAtom)
  const [first, setFirst] = useAtom(firstGapAtom)
  const [wantsMore, setWantsMore] = useState(false)
  const [bridge, setBridge] = useState<GapQuestion | null>(null)
  /** The user is working on the cards: the next one takes the focus. */
  const [isHere, setHere] = useState(false)
  const end = roundEnd(answered, wantsMore)
  const inRound = open.slice(0, Math.max(0, end - answered))
  const chosen = open.find(({ id }) => id === first)
  const next = chosen ?? inRound[0]
  return {
    ...{ answered, end, bridge: chosen ? null : bridge, inRound: inRound.length, left: open.length },
    next,
    takesFocus: isHere || chosen !== undefined,
    proceed(answeredNo: GapQuestion | null = null) {
      setBridge(answeredNo)
      setFirst(null)
      setHere(true)
    },
    goOnWithMore() {
      setWantsMore(true)
      setHere(true)
    },
    skip: () => setFirst(inRound[(inRound.findIndex(({ id }) => id === next?.id) + 1) % inRound.length]!.id),
  }
}

interface GapCardProps {
  questionId: string
  gap: GapQuestion
  count: string
  takesFocus: boolean
  isSample: boolean
  onAnswered: (reply: GapReply | null) => void
  onSkip: (() => void) | null
}

function GapCard({ questionId, gap, count, takesFocus, isSample, onAnswered, onSkip }: GapCardProps) {
  const { shown } = useShown()
  const canAnswer = useAtomValue(canAnswerAtom)
  const line = linesIn(shown).find(({ text }) => text === gap.requirement)
  return (
    <div className="gap-card box box-edge stack-close">
      <div className="row-apart">
        <span className="small quiet numbers">{count}</span>
        {line && <Badge tone={line.importance === 'must' ? 'edge' : 'quiet'}>{importanceWords[line.importance]}</Badge>}
      </div>
      {gap.requirement && (
        <p>
          <span className="quiet">The ad:</span> <strong>{gap.requirement}</strong>
        </p>
      )}
      {gap.ownLine && (
        <p>
          <span className="quiet">{gap.requirement ? 'Closest in your resume:' : 'Your resume:'}</span> {gap.ownLine}
        </p>
      )}
      <h4 id={questionId} tabIndex={-1} ref={takesFocus ? takeTurn : null}>
        {gap.question}
      </h4>
      {canAnswer ? (
        <ReplyForm gap={gap} onDone={onAnswered} />
      ) : (
        <p className="quiet">
          {isSample ? 'In your own analysis you can answer, and the score moves.' : 'Answers count in a paid analysis.'}
        </p>
      )}
      {onSkip && (
        <Button small look="quiet" onClick={onSkip}>
          {isSample ? 'Next question' : 'Skip this one'}
        </Button>
      )}
    </div>
  )
}

function BridgeCard({ gap, hasNext, onNext }: { gap: GapQuestion; hasNext: boolean; onNext: () => void }) {
  return (
    <div className="gap-card box box-edge stack-close">
      <h4 tabIndex={-1} ref={takeTurn}>
        {gap.requirement ? 'If they ask in the interview' : 'Then this line stays as it is'}
      </h4>
      <Bridge gap={gap} />
      <Button small look="main" onClick={onNext}>
        {hasNext ? 'Next question' : 'Done'}
      </Button>
    </div>
  )
}

function RoundEnd({ answered, left, onMore }: { answered: number; left: number; onMore: () => void }) {
  if (answered === 0) return <p>{nothingToAsk}</p>
  const more = Math.min(left, toldLines.atMost - answered, gapsPerRound)
  return (
    <div className="stack-close">
      <p>
        {more > 0
          ? 'Thank you. That is what matters most.'
          : "Thank you, that's all we need. Each answer is beside its requirement below, where you can change it."}
      </p>
      {more > 0 && <Button onClick={onMore}>{more === 1 ? '1 more question' : `${more} more questions`}</Button>}
    </div>
  )
}

function ScoreNews({ isAfterNo }: { isAfterNo: boolean }) {
  const { change, told } = useShown()
  const sending = useAtomValue(sendingAtom)
  const isRunning = useAtomValue(analysisAtom).run.state === 'running'
  const gain = change ? change.after.atsScore - change.before.atsScore : 0
  // "No" usually changes nothing, which is not news.
  const isNews = change !== null && !change.edit && (gain !== 0 || !isAfterNo)
  return (
    <div role="status" className="score-news">
      {isRunning && told.answers.length > 0 && <p className="small">Your answers count as soon as the analysis is finished.</p>}
      {sending.state === 'sending' && <p className="small">Counting your answer…</p>}
      {sending.state === 'waiting' && (
        <p className="small">No connection. Your answers are kept here and count once you are back online.</p>
      )}
      {sending.state === 'failed' && (
        <div className="row">
          <span>{sending.sentence}</span>
          <Button small icon="retry" onClick={() => void sendAnswers()}>
            Try again
          </Button>
        </div>
      )}
      {sending.state === 'idle' && isNews && (
        <p className="box numbers">
          {gain !== 0 && <strong className="title-m">{gain > 0 ? `+${gain}` : `−${-gain}`}</strong>}{' '}
          {changeWords(change.before, change.after)}
        </p>
      )}
    </div>
  )
}

function ToldElsewhere() {
  const { shown, told } = useShown()
  const removed = useAtomValue(removedAtom)
  const lines = new Set(linesIn(shown).map(({ text }) => text))
  const answers = [...told.answers, ...(removed ? [removed] : [])]
    .map(({ line }) => line)
    .filter(({ requirement }) => requirement === null || !lines.has(requirement))
  return [...new Map(answers.map((line) => [line.requirement ?? line.ownLine, line])).values()].map(
    ({ requirement, ownLine }) => (
      <div key={requirement ?? ownLine} className="stack-tight">
        <blockquote>{requirement ?? ownLine}</blockquote>
        <Told about={(line) => line.requirement === requirement && line.ownLine === ownLine} />
      </div>
    ),
  )
}
