import { pdfFile } from '../../../export/export-files.ts'
import { FileButton } from '../../../export/file-button.tsx'
import { jsonResumeFile, resumeSource } from '../../../export/resume-files.ts'
import { sentenceOf } from '../../../platform/api-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { takeFocusInPlace } from '../../../ui/take-focus.ts'
import { toast } from '../../../ui/toast.ts'
import { type ImprovedFile, notPlacedWords } from './improve.ts'
import { Listed, Unfilled } from './review-changes.tsx'

interface ImprovedFileProps {
  made: ImprovedFile
  before: number
  onBack: () => void
  onClean?: () => void
  isWriting: boolean
  error: string | null
}

export function ImprovedFileView({ made, before, onBack, onClean, isWriting, error }: ImprovedFileProps) {
  const { accepted, notPlaced, lostWords, lostLinks, atsScore, requirements, layout } = made
  const placed = accepted.filter((_, at) => !notPlaced.some(({ change }) => change === at))
  const notShown = placed.filter(
    ({ requirement }) => requirement && requirements.lines.some(({ text, state }) => text === requirement && state !== 'shown'),
  )
  return (
    <div className="stack">
      <p tabIndex={-1} ref={takeFocusInPlace}>
        <strong className="title-l numbers">{atsScore}</strong> {scoreWords(atsScore, before)}
      </p>
      <Listed
        title="Could not be placed"
        lines={notPlaced.map(({ change, why }) => `${accepted[change]?.text ?? ''} (${notPlacedWords[why]})`)}
      />
      <Listed title="Words of your resume that are not in this file" lines={lostWords.length > 0 ? [lostWords.join(', ')] : []} />
      <Listed title="Links behind words that this file does not have" lines={lostLinks} />
      <Listed
        title="Does not show what the ad asks for yet"
        note="Say it in the ad's own words, if they are true."
        lines={notShown.map(({ text, requirement }) => `${text} (the ad: ${requirement})`)}
      />
      <Unfilled changes={placed} />
      <Downloads made={made} />
      {onClean && (
        <div className="stack-tight">
          <p className="small quiet">This is your own file with only those lines changed.</p>
          <Button small busy={isWriting} onClick={onClean}>
            {isWriting ? 'Creating your file...' : 'Use our one-column layout instead'}
          </Button>
        </div>
      )}
      {layout === 'clean' && (
        <p className="small quiet">One column, real headings and lists: every word of your resume, in its order.</p>
      )}
      <FieldError id="improved-file-error" error={error} />
      <Button look="quiet" onClick={onBack}>
        Back to the changes
      </Button>
    </div>
  )
}

function scoreWords(after: number, before: number): string {
  const change = after === before ? 'as before' : after > before ? `up from ${before}` : `down from ${before}`
  return `is what this file scores for the same ad, ${change}. We read it back to be sure.`
}

type Kind = [name: string, make: () => Promise<File>]

function Downloads({ made: { file, layout, resumeData, blocks } }: { made: ImprovedFile }) {
  const kinds: Kind[] = [
    ['Word file', async () => file],
    ...(layout === 'clean' ? [['PDF', () => pdfFile(resumeSource(resumeData, blocks), new Date())] satisfies Kind] : []),
    ['JSON Resume', () => jsonResumeFile(resumeData)],
  ]
  return (
    <div className="take-along row-tight">
      {kinds.map(([kind, make], at) => (
        <FileButton
          key={kind}
          aria-label={kind}
          look={at === 0 ? 'main' : 'plain'}
          small
          make={make}
          of={file}
          onFailed={(error) => {
            const description = sentenceOf(error, 'Please check that you are online, then try again.')
            toast({ title: `Could not create the ${kind}`, description, variant: 'destructive' })
          }}
          written="Save"
        >
          {kind.split(' ')[0]}
        </FileButton>
      ))}
    </div>
  )
}
