import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { saveWithToast } from '../../export/file-button.tsx'
import { useStorage } from '../../media/uploads/storage.ts'
import type { OwnScore } from '../../platform/local-store.ts'
import { accountDialogAtom } from '../../session/account/account-dialog-state.ts'
import { userAtom } from '../../session/auth/auth-state.ts'
import { keepScores, notedScoresAtom, ownScoresAtom, readScores } from '../../session/own-scores.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { MiniBars } from '../../ui/mini-bars.tsx'
import { ScoreBars } from '../../ui/score-bars.tsx'
import { takeLostFocus } from '../../ui/take-focus.ts'
import { byFeature, figureOf, mostOf, nameOf, roundOf, scoresFile } from './own-scores.ts'

/** @param mayOffer no other offer is on the screen */
export function OwnScoresCard({ mayOffer }: { mayOffer: boolean }) {
  const own = useAtomValue(ownScoresAtom)
  // Another tab may have added to them or deleted them.
  useEffect(() => void readScores(), [])
  if (own === null) return mayOffer && <Offer />
  if (!own || own.scores.length === 0) return null
  return (
    <Card as="section" className="stack-tight lights-up" aria-labelledby="own-scores">
      <h2 id="own-scores" tabIndex={-1} ref={takeLostFocus}>
        Your scores
      </h2>
      <ul className="lines plain-list">
        {byFeature(own.scores).map((scores) => (
          <li key={scores[0]!.feature}>
            <Trend scores={scores} />
          </li>
        ))}
      </ul>
      <AllScores scores={own.scores} />
    </Card>
  )
}

const offeredKey = 'greenroom:scores-offered'

/** After a first result, until the user decides. The account menu has it afterwards. */
function Offer() {
  const hasScore = useAtomValue(notedScoresAtom).size > 0
  const uid = useAtomValue(userAtom)?.uid
  const isOnDevice = useStorage() === 'on-this-device'
  const [isOver, setOver] = useState(() => localStorage.getItem(offeredKey) !== null)
  if (!hasScore || uid === undefined || !isOnDevice || isOver) return null
  function decline() {
    localStorage.setItem(offeredKey, '1')
    setOver(true)
  }
  return (
    <Card as="section" className="stack-tight lights-up" aria-labelledby="own-scores">
      <h2 id="own-scores">Keep my scores on this device?</h2>
      <p>See how they change over time. The list has dates and numbers only, no texts, and is never sent.</p>
      <div className="row">
        <Button small look="quiet" onClick={decline}>
          Not now
        </Button>
        <Button small look="lamp" onClick={() => void keepScores(uid)}>
          Keep my scores
        </Button>
      </div>
    </Card>
  )
}

const mostBars = 12
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

function Trend({ scores }: { scores: readonly OwnScore[] }) {
  const [first, last] = [scores[0]!, scores.at(-1)!]
  const before = scores.at(-2)
  const shown = scores.slice(-mostBars)
  const since = day.format(first.atMs)
  return (
    <div className="between">
      <div className="fill">
        <strong>{nameOf(last)}</strong>
        <small className="quiet numbers block">
          {before ? `Was ${figureOf(before)}. ${scores.length} results since ${since}` : since}
        </small>
      </div>
      {before && (
        <MiniBars
          values={shown.map(({ score }) => score)}
          most={mostOf(last)}
          label={`Oldest first: ${shown.map(figureOf).join(', ')}`}
        />
      )}
      <p className="small quiet numbers">
        <strong className="title-m block">{figureOf(last)}</strong> of {mostOf(last)}
      </p>
    </div>
  )
}

function AllScores({ scores }: { scores: readonly OwnScore[] }) {
  const show = useSetAtom(accountDialogAtom)
  return (
    <Collapsible title="Details" look="line">
      <ol className="lines plain-list" reversed>
        {scores
          .toSorted((one, other) => other.atMs - one.atMs)
          .map((each) => (
            <li key={each.id} className="stack-snug">
              <div className="row-apart">
                <strong>{nameOf(each)}</strong>
                <span className="numbers">
                  {figureOf(each)} of {mostOf(each)}
                </span>
              </div>
              <span className="small quiet">{[date.format(each.atMs), roundOf(each)].filter(Boolean).join(' · ')}</span>
              <ScoreBars bars={each.parts} />
            </li>
          ))}
      </ol>
      <div className="row">
        <Button small icon="download" onClick={() => void saveWithToast(scoresFile(scores))}>
          Export
        </Button>
        <Button small look="quiet" icon="trash" onClick={() => show('stop-scores')}>
          Delete all
        </Button>
      </div>
    </Collapsible>
  )
}
