import { Collapsible } from '../../ui/collapsible.tsx'
import { InfoNote } from '../../ui/info-note.tsx'
import { CopiedLines } from './copied-lines.tsx'
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
export function ScoreSection({ received, onSection }: ScorePictureProps) {
  const { atsScore, scoreParts, scoreCap, copiedLines, reader, scoreVersion } = received.score
  return (
    <div className="score section-body">
      <ScorePicture received={received} onSection={onSection} />
      <TryLine />
      <p className="small quiet">{scoreMeaning}</p>
      {scoreCap && <InfoNote>{scoreCap}</InfoNote>}
      {copiedLines.length > 0 && <CopiedLines lines={copiedLines} />}
      <Collapsible title="How this score is made" look="line">
        <ScoreParts parts={scoreParts} atsScore={atsScore} />
        <p className="small quiet">
          {readerWords[reader ?? 'builtin']} (version {scoreVersion}).
        </p>
      </Collapsible>
    </div>
  )
}
