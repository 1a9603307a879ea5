import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { warmUpWriters } from '../../export/export-files.ts'
import { labelOf, useTakeAlong } from '../../export/export-row.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { analysisSource } from './analysis-outline.ts'
import { dispatchAnalysis } from './analysis-store.ts'
import { outlinedAtom } from './rescoring.ts'

const saved = () => dispatchAnalysis({ type: 'results-were-saved' })

export function ResultsActions() {
  const outlined = useAtomValue(outlinedAtom)
  const { writing, save, copyAll, share } = useTakeAlong({ what: analysisSource(outlined), onExported: saved, of: outlined })
  useEffect(warmUpWriters, [])
  return (
    <div className="row-tight">
      <Button small onClick={() => dispatchAnalysis({ type: 'results-were-closed' })}>
        Close
      </Button>
      <IconButton icon="copy" label="Copy everything" onClick={() => void copyAll()} />
      {share && <IconButton icon="share" label="Share" onClick={() => void share()} />}
      <Button small icon="download" className="fill" busy={writing.state === 'writing'} onClick={() => void save('PDF')}>
        {labelOf('PDF', writing)}
      </Button>
    </div>
  )
}
