import './take-along-row.css'
import { useEffect, useState } from 'react'
import { canShare, copyText, type Given, shareOut } from '../platform/files.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { type ExportSource, pdfFile, warmUpWriters, wordFile } from './export-files.ts'
import { plainText } from './plain-text.ts'
import { saveWithToast } from './save-with-toast.ts'

type Kind = 'PDF' | 'Word'

type Writing = { state: 'ready' } | { state: 'writing'; kind: Kind } | { state: 'written'; kind: Kind; file: File; of: unknown }

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

export function labelOf(kind: Kind, writing: Writing): string {
  if (writing.state === 'ready' || writing.kind !== kind) return `Export ${kind}`
  return writing.state === 'writing' ? `Creating ${kind}...` : `${kind} ready: save`
}

/** @param of a file made of something else is outdated */
export function useTakeAlong({ what, onExported, of }: Omit<TakeAlongRowProps, 'isWhole'> & { of?: unknown }) {
  const [made, setWriting] = useState<Writing>({ state: 'ready' })
  const writing: Writing = made.state === 'written' && made.of !== of ? { state: 'ready' } : made

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
    setWriting(given === 'needs-another-tap' ? { state: 'written', kind, file, of } : { state: 'ready' })
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

  const { title } = what
  return {
    writing,
    save: (kind: Kind) => give(kind, saveWithToast),
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
