import './take-along-row.css'
import { useEffect, useState } from 'react'
import { canShare, copyText, type Given, shareOut } from '../platform/files.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { type ExportSource, pdfFile, warmUpWriters, wordFile } from './export-files.ts'
import { plainText } from './plain-text.ts'
import { saveWithToast } from './save-with-toast.ts'

type Kind = 'PDF' | 'Word'

type Writing = { state: 'ready' } | { state: 'writing'; kind: Kind } | { state: 'written'; kind: Kind; file: File }

interface TakeAlongRowProps {
  what: ExportSource
  isWhole: boolean
  /** Called after a whole export, copy or share: leaving loses nothing then. */
  onExported: () => void
}

const makers: Record<Kind, (what: ExportSource) => Promise<File>> = {
  PDF: (what) => pdfFile(what, new Date()),
  Word: wordFile,
}

function useTakeAlong({ what, onExported }: Omit<TakeAlongRowProps, 'isWhole'>) {
  const [writing, setWriting] = useState<Writing>({ state: 'ready' })

  async function write(kind: Kind) {
    setWriting({ state: 'writing', kind })
    try {
      return await makers[kind](what)
    } catch {
      setWriting({ state: 'ready' })
      toast({
        title: `Could not create the ${kind} file`,
        description: 'Please check that you are online, then try again. Copying works without a connection.',
        variant: 'destructive',
      })
      return null
    }
  }

  async function give(kind: Kind, hand: (file: File) => Promise<Given>) {
    const file = writing.state === 'written' && writing.kind === kind ? writing.file : await write(kind)
    if (!file) return
    const given = await hand(file)
    setWriting(given === 'needs-another-tap' ? { state: 'written', kind, file } : { state: 'ready' })
    if (given === 'saved' || given === 'shared') onExported()
  }

  async function copyAll() {
    const copied = await copyText(plainText(what.blocks()))
    if (copied) onExported()
    toast(
      copied
        ? { title: 'Copied', description: 'Everything is on your clipboard.' }
        : { title: 'Could not copy', description: 'Your browser blocked it. Export a file instead.', variant: 'destructive' },
    )
  }

  return { writing, give, copyAll }
}

export function ExportRow({ what, isWhole, onExported }: TakeAlongRowProps) {
  const { writing, give, copyAll } = useTakeAlong({ what, onExported })
  useEffect(() => (isWhole ? warmUpWriters() : undefined), [isWhole])

  const labelOf = (kind: Kind) => {
    if (writing.state === 'ready' || writing.kind !== kind) return `Export ${kind}`
    return writing.state === 'writing' ? `Creating ${kind}...` : `${kind} ready: save`
  }
  const { title } = what
  const share = (file: File) => shareOut({ title, text: plainText(what.blocks()), file })
  return (
    <div className="take-along row-tight not-printed">
      {(['PDF', 'Word'] as const).map((kind) => (
        <Button
          key={kind}
          small
          icon="download"
          disabled={!isWhole}
          busy={writing.state === 'writing' && writing.kind === kind}
          onClick={() => void give(kind, saveWithToast)}
        >
          {labelOf(kind)}
        </Button>
      ))}
      <Button small icon="copy" disabled={!isWhole} onClick={() => void copyAll()}>
        Copy all
      </Button>
      {canShare({ title, text: title }) && (
        <Button small icon="share" disabled={!isWhole} onClick={() => void give('PDF', share)}>
          Share
        </Button>
      )}
    </div>
  )
}
