import { type ReactNode, useState } from 'react'
import { type Given, saveFile } from '../platform/files.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

export async function saveWithToast(file: File): Promise<Given> {
  const given = await saveFile(file)
  if (given === 'saved') toast({ title: 'Saved', description: `${file.name} is in your downloads.` })
  return given
}

type Made = { state: 'ready' | 'writing' } | { state: 'written'; file: File; of: unknown }

interface FileButtonProps extends ButtonProps {
  make: () => Promise<File>
  /** What it is made of: a file made of something else is outdated. */
  of?: unknown
  hand?: (file: File) => Promise<Given>
  onGiven?: () => void
  onFailed: (error: unknown) => void
  /** Its label meanwhile, and once the file waits for another tap: browsers hand one over only right after a tap. */
  writing?: ReactNode
  written?: ReactNode
}

/** Makes a file and hands it over, by default as a download. */
export function FileButton(props: FileButtonProps) {
  const { make, of, hand = saveWithToast, onGiven, onFailed, writing, written, children, ...button } = props
  const [made, setMade] = useState<Made>({ state: 'ready' })
  const kept = made.state === 'written' && made.of === of ? made.file : null

  async function give() {
    if (!kept) setMade({ state: 'writing' })
    let next: Made = { state: 'ready' }
    try {
      const file = kept ?? (await make())
      const given = await hand(file)
      if (given === 'needs-another-tap') next = { state: 'written', file, of }
      if (given === 'saved' || given === 'shared') onGiven?.()
    } catch (error) {
      onFailed(error)
    }
    setMade(next)
  }

  return (
    <Button icon="download" busy={made.state === 'writing'} onClick={() => void give()} {...button}>
      {(made.state === 'writing' && writing) || (kept && written) || children}
    </Button>
  )
}
