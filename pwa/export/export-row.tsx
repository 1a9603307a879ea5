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

export function ExportButton({ kind, what, onExported, ...button }: ExportProps & { kind: Kind }) {
  return (
    <FileButton
      small
      make={() => makers[kind](what)}
      onGiven={onExported}
      onFailed={() => reportFailure(kind)}
      writing={`Creating ${kind}...`}
      written={`${kind} ready: save`}
      {...button}
    >
      <span>
        <span className="take-along-verb">Export</span> {kind}
      </span>
    </FileButton>
  )
}

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

export function ShareButton({ what, onExported, ...button }: ExportProps) {
  const { title } = what
  if (!canShare({ title, text: title })) return null
  return (
    <FileButton
      small
      icon="share"
      make={() => makers.PDF(what)}
      hand={(file) => shareOut({ title, text: plainText(what.blocks()), file })}
      onGiven={onExported}
      onFailed={() => reportFailure('PDF')}
      {...button}
    />
  )
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
      <ExportButton kind="PDF" {...button} />
      <ExportButton kind="Word" {...button} />
      {!copiesFirst && (
        <CopyAllButton {...button}>
          <span>
            Copy <span className="take-along-verb">all</span>
          </span>
        </CopyAllButton>
      )}
      <ShareButton {...button}>Share</ShareButton>
      {note && <p className="small quiet">{note}</p>}
    </div>
  )
}
