import type { AnalysisSectionData } from '../../../api/contract/resume-analysis.ts'
import { useShown } from './rescoring.ts'

/** A model's summary is about the file that was sent; its figures are not those of lines edited since. */
export function SummarySection({ data: { summary } }: { data: AnalysisSectionData<'summary'> }) {
  const { edits, shown } = useShown()
  return (
    <>
      <p className="prose">{summary}</p>
      {edits.length > 0 && shown.score?.reader === 'model' && (
        <p className="small quiet">This is about the file you sent, without the lines you changed here.</p>
      )}
    </>
  )
}
