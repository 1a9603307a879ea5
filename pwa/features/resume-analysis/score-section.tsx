import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { InfoNote } from '../../ui/info-note.tsx'
import { ScoreRing } from '../../ui/score-ring.tsx'
import { CopiedLines } from './copied-lines.tsx'
import { bandOf, scoreMeaning } from './score-band.ts'
import { ConstraintList } from './score-constraints.tsx'
import { EvidenceList } from './score-evidence.tsx'
import { ScoreParts } from './score-parts.tsx'

type Score = AnalysisSectionData<'score'>

/** The score with its word, and folded below it everything it is made of. */
export function ScoreSection({ data }: { data: Score }) {
  const { atsScore, scoreParts, scoreCap, copiedLines, hardConstraints, evidence } = data
  const { tone, word } = bandOf(atsScore)
  const sentence = `${atsScore}, ${word}.`
  return (
    <div className="score section-body">
      <div className="score-verdict">
        <ScoreRing score={atsScore} tone={tone} caption="of 100" size={172} label={`ATS score ${atsScore} of 100: ${word}`} />
        <div className="score-words">
          <p className={`score-word score-word-${tone}`}>{sentence}</p>
          <p>{scoreMeaning}</p>
        </div>
      </div>
      {scoreCap && <InfoNote>{scoreCap}</InfoNote>}
      {copiedLines.length > 0 && <CopiedLines lines={copiedLines} />}
      <Collapsible title="How this score is made" look="line">
        <ScoreParts parts={scoreParts} atsScore={atsScore} />
        {hardConstraints.length > 0 && <ConstraintList constraints={hardConstraints} />}
        {evidence.length > 0 && <EvidenceList evidence={evidence} />}
        <p className="small quiet">The same file and the same ad always give the same score (version {data.scoreVersion}).</p>
      </Collapsible>
    </div>
  )
}
