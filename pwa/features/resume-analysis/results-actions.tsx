import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { warmUpWriters } from '../../export/export-files.ts'
import { plainText } from '../../export/plain-text.ts'
import { saveWithToast } from '../../export/save-with-toast.ts'
import { canShare, copyText, type Given, shareOut } from '../../platform/files.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { analysisOutline, type Outlined } from './analysis-outline.ts'
import { analysisPdf } from './analysis-pdf.ts'
import { dispatchAnalysis } from './analysis-store.ts'
import { outlinedAtom } from './rescoring.ts'

const title = 'Resume analysis'
const saved = () => dispatchAnalysis({ type: 'results-were-saved' })

type Export = { state: 'ready' } | { state: 'writing' } | { state: 'written'; file: File; of: Outlined }

export function ResultsActions() {
  const outlined = useAtomValue(outlinedAtom)
  const [made, setPdf] = useState<Export>({ state: 'ready' })
  // A file made before the last change is outdated.
  const pdf: Export = made.state === 'written' && made.of !== outlined ? { state: 'ready' } : made
  const outline = () => analysisOutline(outlined)
  useEffect(warmUpWriters, [])

  async function give(hand: (file: File) => Promise<Given>) {
    const file = pdf.state === 'written' ? pdf.file : await write()
    if (!file) return
    const given = await hand(file)
    setPdf(given === 'needs-another-tap' ? { state: 'written', file, of: outlined } : { state: 'ready' })
    if (given === 'saved' || given === 'shared') saved()
  }

  async function write() {
    setPdf({ state: 'writing' })
    try {
      return await analysisPdf(outlined, new Date())
    } catch {
      setPdf({ state: 'ready' })
      toast({
        title: 'Could not create the PDF',
        description: 'Please check that you are online, then try again. Copying works without a connection.',
        variant: 'destructive',
      })
      return null
    }
  }

  async function copyAll() {
    const copied = await copyText(plainText(outline()))
    if (copied) saved()
    toast(
      copied
        ? { title: 'Copied', description: 'The whole analysis is on your clipboard.' }
        : { title: 'Could not copy', description: 'Your browser blocked it. Export the PDF instead.', variant: 'destructive' },
    )
  }

  const text = () => plainText(outline())
  return (
    <div className="row-tight">
      <Button small onClick={() => dispatchAnalysis({ type: 'results-were-closed' })}>
        Close
      </Button>
      <IconButton icon="copy" label="Copy everything" onClick={() => void copyAll()} />
      {canShare({ title, text: title }) && (
        <IconButton icon="share" label="Share" onClick={() => void give((file) => shareOut({ title, text: text(), file }))} />
      )}
      <Button
        small
        look="main"
        icon="download"
        className="fill"
        busy={pdf.state === 'writing'}
        onClick={() => void give(saveWithToast)}
      >
        {pdf.state === 'writing' ? 'Creating PDF...' : pdf.state === 'written' ? 'PDF ready: save' : 'Export PDF'}
      </Button>
    </div>
  )
}
