import { Collapsible } from '../../ui/collapsible.tsx'
import { InfoNote } from '../../ui/info-note.tsx'
import { CopiedLines } from './copied-lines.tsx'
import { ConstraintList } from './score-constraints.tsx'
import { EvidenceList } from './score-evidence.tsx'
import { scoreMeaning } from './score-meaning.ts'
import { ScoreParts } from './score-parts.tsx'
import { ScorePicture, type ScorePictureProps } from './score-picture.tsx'
import { TryLine } from './try-line.tsx'

/** Who read the two texts, and what that means for a second reading. */
const readerWords = {
  model:
    'The AI read the ad and your resume, and code counted. The same reading always gives the same score; a second reading may differ by a few points',
  builtin: 'The built-in coach read the ad and your resume. The same file and the same ad always give the same score',
} as const

/** The score with its word, and folded below it everything it is made of. */
export function ScoreSection({ data, document, onSection }: ScorePictureProps) {
  const { atsScore, scoreParts, scoreCap, copiedLines, hardConstraints, evidence } = data
  return (
    <div className="score section-body">
      <ScorePicture data={data} document={document} onSection={onSection} />
      <TryLine />
      <p className="small quiet">{scoreMeaning}</p>
      {scoreCap && <InfoNote>{scoreCap}</InfoNote>}
      {copiedLines.length > 0 && <CopiedLines lines={copiedLines} />}
      <Collapsible title="How this score is made" look="line">
        <ScoreParts parts={scoreParts} atsScore={atsScore} />
        {hardConstraints.length > 0 && <ConstraintList constraints={hardConstraints} />}
        {evidence.length > 0 && <EvidenceList evidence={evidence} />}
        <p className="small quiet">
          {readerWords[data.reader ?? 'builtin']} (version {data.scoreVersion}).
        </p>
      </Collapsible>
    </div>
  )
}
