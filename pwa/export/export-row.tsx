import './take-along-row.css'
import { useEffect } from 'react'
import { canShare, copyText, shareOut } from '../platform/files.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { PageAction } from '../ui/page.tsx'
import { toast } from '../ui/toast.ts'
import { type ExportSource, pdfFile, warmUpWriters, wordFile } from './export-files.ts'
import { FileButton } from './file-button.tsx'
import { plainText } from './plain-text.ts'

type Kind = 'PDF' | 'Word'

interface ExportProps extends ButtonProps {
  what: ExportSource
  /** Called after an export, copy or share: leaving loses nothing then. */
  onExported: () => void
  /** What it is made of: a file made of something else is outdated. */
  of?: unknown
}

const makers: Record<Kind, (what: ExportSource) => Promise<File>> = {
  PDF: (what) => pdfFile(what, new Date()),
  Word: wordFile,
}

const reportFailure = (kind: Kind) =>
  toast({
    title: `Could not create the ${kind} file`,
    description: 'Please check that you are online, then try again. Copying works without a connection.',
    variant: 'destructive',
  })

export function CopyAllButton({ what, onExported, of: _, ...button }: ExportProps) {
  async function copy() {
    const copied = await copyText(plainText(what.blocks()))
    if (copied) onExported()
    toast(
      copied
        ? { title: 'Copied', description: 'Everything is on your clipboard.' }
        : { title: 'Could not copy', description: 'Your browser blocked it. Export a file instead.', variant: 'destructive' },
    )
  }
  return <Button small icon="copy" onClick={() => void copy()} {...button} />
}

interface ExportRowProps extends ExportProps {
  isWhole: boolean
  /** Copying is the page's main action. */
  copiesFirst?: boolean
  /** Where it is kept, if it is not exported. */
  note?: string | null | undefined
}

export function ExportRow({ isWhole, copiesFirst = false, note, ...props }: ExportRowProps) {
  const button = { ...props, disabled: !isWhole }
  const { what, onExported, ...plain } = button
  const fileButton = (kind: Kind) => ({
    small: true,
    make: () => makers[kind](what),
    onGiven: onExported,
    onFailed: () => reportFailure(kind),
    ...plain,
  })
  useEffect(() => (isWhole ? warmUpWriters() : undefined), [isWhole])
  return (
    <div className="take-along row-tight not-printed">
      {copiesFirst && (
        <PageAction>
          <CopyAllButton {...button} look="main" small={false} wide>
            Copy all
          </CopyAllButton>
        </PageAction>
      )}
      {(['PDF', 'Word'] as const).map((kind) => (
        <FileButton key={kind} {...fileButton(kind)} writing={`Creating ${kind}...`} written={`${kind} ready: save`}>
          <span>
            <span className="take-along-verb">Export</span> {kind}
          </span>
        </FileButton>
      ))}
      {!copiesFirst && (
        <CopyAllButton {...button}>
          <span>
            Copy <span className="take-along-verb">all</span>
          </span>
        </CopyAllButton>
      )}
      {canShare({ title: what.title, text: what.title }) && (
        <FileButton
          {...fileButton('PDF')}
          icon="share"
          hand={(file) => shareOut({ title: what.title, text: plainText(what.blocks()), file })}
        >
          Share
        </FileButton>
      )}
      {note && <p className="small quiet">{note}</p>}
    </div>
  )
}
