import './score-picture.css'
import { useSetAtom } from 'jotai'
import type { AnalysisSectionData, ScorePart } from '../../../api/contract/resume-analysis.ts'
import { bandOf } from '../../../api/contract/score-band.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import { openRequirementAtom } from './open-requirement.ts'
import { countsOf, countWords } from './requirement-state.ts'
import { type Fix, topFixes } from './top-fixes.ts'

type Score = AnalysisSectionData<'score'>

/** The three parts that a person can act on; the score has one more, which "How this score is made" shows with them. */
const bars = [
  { id: 'match', label: 'Match' },
  { id: 'format', label: 'Readable' },
  { id: 'evidence', label: 'Evidence' },
] as const

export interface ScorePictureProps {
  data: Score
  document: AnalysisSectionData<'document'> | undefined
  /** Leads to a section. */
  onSection: (section: Extract<Fix, { kind: 'section' }>['section'] | 'ad') => void
}

/** The whole result on one screen of a phone: the score, what it is made of, what was found, and what to do first. */
export function ScorePicture({ data, document, onSection }: ScorePictureProps) {
  const { atsScore, scoreParts, evidence } = data
  const { tone, word } = bandOf(atsScore)
  const counts = countsOf(evidence)
  const fixes = topFixes(data, document)
  return (
    <div className="score-picture">
      <div className="picture">
        <ScoreRing score={atsScore} tone={tone} caption="ATS score" size={124} label={`ATS score ${atsScore} of 100: ${word}`} />
        <ul className="picture-bars plain-list">
          {bars.map(({ id, label }) => (
            <Bar key={id} label={label} part={scoreParts.find((part) => part.id === id)} />
          ))}
        </ul>
        <p className="picture-verdict">
          <strong className={`score-word-${tone}`}>{`${atsScore}, ${word}.`}</strong>{' '}
          {counts.asked > 0 && <span className="numbers">{countWords(counts)}.</span>}
        </p>
      </div>
      {fixes.length > 0 && (
        <div>
          <h4 className="picture-fixes-title">Fix first</h4>
          <ol className="picture-fixes plain-list">
            {fixes.map((fix) => (
              <FixLine key={fix.kind === 'requirement' ? fix.row.term : fix.section} fix={fix} onSection={onSection} />
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
      <span>{label}</span>
      <span className="numbers">{points === null ? <span className="small quiet">not measured</span> : Math.round(points)}</span>
      <span className="share-bar" aria-hidden="true">
        <span style={{ width: `${points ?? 0}%` }} />
      </span>
    </li>
  )
}

function FixLine({ fix, onSection }: { fix: Fix; onSection: ScorePictureProps['onSection'] }) {
  const open = useSetAtom(openRequirementAtom)
  function go() {
    if (fix.kind === 'requirement') open(fix.row.term)
    onSection(fix.kind === 'requirement' ? 'ad' : fix.section)
  }
  return (
    <li>
      <button type="button" onClick={go}>
        <span className="picture-fix-words">{fix.kind === 'requirement' ? `Show “${fix.row.term}”` : fix.words}</span>
        {fix.kind === 'requirement' && (
          <Badge tone={fix.row.importance === 'must' ? 'edge' : 'quiet'}>{fix.row.importance === 'must' ? 'Must' : 'Nice'}</Badge>
        )}
        <Icon name="chevron-right" size={20} />
      </button>
    </li>
  )
}
