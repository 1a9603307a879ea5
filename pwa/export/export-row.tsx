import './take-along-row.css'
import { useEffect } from 'react'
import { canShare, copyText, type Given, shareOut } from '../platform/files.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { type ExportSource, pdfFile, warmUpWriters, wordFile } from './export-files.ts'
import { plainText } from './plain-text.ts'
import { useMadeFile, type Writing } from './use-made-file.ts'

type Kind = 'PDF' | 'Word'

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

export function labelOf(kind: Kind, writing: Writing<Kind>): string {
  if (writing.state === 'ready' || writing.kind !== kind) return `Export ${kind}`
  return writing.state === 'writing' ? `Creating ${kind}...` : `${kind} ready: save`
}

/** @param of a file made of something else is outdated */
export function useTakeAlong({ what, onExported, of }: Omit<TakeAlongRowProps, 'isWhole'> & { of?: unknown }) {
  const { writing, give: giveMade } = useMadeFile<Kind>(of)

  async function give(kind: Kind, hand?: (file: File) => Promise<Given>) {
    try {
      if (await giveMade(kind, () => makers[kind](what), hand)) onExported()
    } catch {
      toast({
        title: `Could not create the ${kind} file`,
        description: 'Please check that you are online, then try again. Copying works without a connection.',
        variant: 'destructive',
      })
    }
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

  const { title } = what
  return {
    writing,
    save: (kind: Kind) => give(kind),
    copyAll,
    share: canShare({ title, text: title })
      ? () => give('PDF', (file) => shareOut({ title, text: plainText(what.blocks()), file }))
      : null,
  }
}

export function ExportRow({ what, isWhole, onExported }: TakeAlongRowProps) {
  const { writing, save, copyAll, share } = useTakeAlong({ what, onExported })
  useEffect(() => (isWhole ? warmUpWriters() : undefined), [isWhole])
  return (
    <div className="take-along row-tight not-printed">
      {(['PDF', 'Word'] as const).map((kind) => (
        <Button
          key={kind}
          small
          icon="download"
          disabled={!isWhole}
          busy={writing.state === 'writing' && writing.kind === kind}
          onClick={() => void save(kind)}
        >
          {labelOf(kind, writing)}
        </Button>
      ))}
      <Button small icon="copy" disabled={!isWhole} onClick={() => void copyAll()}>
        Copy all
      </Button>
      {share && (
        <Button small icon="share" disabled={!isWhole} onClick={() => void share()}>
          Share
        </Button>
      )}
    </div>
  )
}
