import './score-picture.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { ScorePart } from '../../../api/contract/resume-analysis.ts'
import { bandOf } from '../../../api/contract/score-band.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import type { Received } from './analysis.ts'
import { countWords, type Fix, linesIn, topFixes } from './requirement-lines.ts'
import { firstGapAtom, gapsOpenAtom } from './rescoring.ts'

/** The three parts a user can act on; "How this score is made" shows the fourth. */
const bars = [
  { id: 'match', label: 'Match' },
  { id: 'format', label: 'Readable' },
  { id: 'evidence', label: 'Evidence' },
] as const

export interface ScorePictureProps {
  received: Received & Required<Pick<Received, 'score'>>
  onSection: (section: Extract<Fix, { kind: 'section' }>['section'], line?: string) => void
}

export function ScorePicture({ received, onSection }: ScorePictureProps) {
  const { atsScore, scoreParts } = received.score
  const { tone, word } = bandOf(atsScore)
  const rolling = useRolling(atsScore)
  const lines = linesIn(received)
  const fixes = topFixes(received)
  return (
    <div className="score-picture stack">
      <div className="picture row">
        <ScoreRing score={rolling} tone={tone} caption="ATS score" size={124} label={`ATS score ${atsScore} of 100: ${word}`} />
        <ul className="picture-bars stack-tight plain-list">
          {bars.map(({ id, label }) => (
            <Bar key={id} label={label} part={scoreParts.find((part) => part.id === id)} />
          ))}
        </ul>
        <p className="picture-verdict">
          <strong className={`tone-${tone} toned`}>{`${atsScore}, ${word}.`}</strong>{' '}
          {lines.length > 0 && <span className="numbers">{countWords(lines)}.</span>}
        </p>
      </div>
      {fixes.length > 0 && (
        <div>
          <h4>Fix first</h4>
          <ol className="lines plain-list">
            {fixes.map((fix) => (
              <FixLine key={fix.kind === 'requirement' ? fix.line.text : fix.section} fix={fix} onSection={onSection} />
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

function Bar({ label, part }: { label: string; part: ScorePart | undefined }) {
  const points = part?.points ?? null
  return (
    <li>
      <span className="row-apart">
        <span>{label}</span>
        <span className="numbers">
          {points === null ? <span className="small quiet">not measured</span> : Math.round(points)}
        </span>
      </span>
      <span className="share-bar" aria-hidden="true">
        <span style={{ width: `${points ?? 0}%` }} />
      </span>
    </li>
  )
}

/** Leads to the question about a line, else to the line. */
function FixLine({ fix, onSection }: { fix: Fix; onSection: ScorePictureProps['onSection'] }) {
  const gaps = useAtomValue(gapsOpenAtom)
  const setFirst = useSetAtom(firstGapAtom)
  function go() {
    if (fix.kind === 'section') return onSection(fix.section)
    const gap = gaps.find(({ requirement }) => requirement === fix.line.text)
    if (!gap) return onSection('requirements', fix.line.id)
    setFirst(gap.id)
    onSection('gaps')
  }
  return (
    <li>
      <button type="button" className="row-button" onClick={go}>
        <span className="picture-fix-words">{fix.kind === 'requirement' ? `Do you have it? “${fix.line.text}”` : fix.words}</span>
        {fix.kind === 'requirement' && (
          <Badge tone={fix.line.importance === 'must' ? 'edge' : 'quiet'}>
            {fix.line.importance === 'must' ? 'Must' : 'Nice'}
          </Badge>
        )}
        <Icon name="chevron-right" size={20} />
      </button>
    </li>
  )
}

const rollsForMs = 600

/** Animates from the last score to this one; instant with reduced motion. */
function useRolling(score: number): number {
  const [shown, setShown] = useState(score)
  const from = useRef(score)
  useEffect(() => {
    const start = from.current
    from.current = score
    if (start === score || matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(score)
    const startedAtMs = performance.now()
    let frame = requestAnimationFrame(function roll(nowMs) {
      const part = Math.min(1, Math.max(0, nowMs - startedAtMs) / rollsForMs)
      setShown(Math.round(start + (score - start) * part))
      if (part < 1) frame = requestAnimationFrame(roll)
    })
    return () => cancelAnimationFrame(frame)
  }, [score])
  return shown
}
