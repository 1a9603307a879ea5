import { useState } from 'react'
import { copyText } from '../platform/files.ts'
import { IconButton } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

const showsCheckForMs = 2_000

export function CopyButton({ label, text, onCopied }: { label: string; text: () => string; onCopied?: () => void }) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    if (await copyText(text())) {
      setCopied(true)
      onCopied?.()
      setTimeout(() => setCopied(false), showsCheckForMs)
    } else {
      toast({
        title: 'Could not copy',
        description: 'Your browser blocked it. Select the text and copy it yourself.',
        variant: 'destructive',
      })
    }
  }
  return (
    <>
      <IconButton icon={copied ? 'check' : 'copy'} label={label} onClick={() => void copy()} />
      <span className="only-heard" role="status">
        {copied ? 'Copied' : ''}
      </span>
    </>
  )
}
