import { useMemo, useState } from 'react'
import type { SavedPitch } from '../../../../api/contract/elevator-pitch.ts'
import { callApi } from '../../../platform/api.ts'
import { sentenceOf } from '../../../platform/api-problem.ts'
import { canShare, shareOut } from '../../../platform/files.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { fileNameOf, savedOn } from './pitch-words.ts'
import type { LibraryDeps } from './use-library.ts'

interface ShareButtonProps {
  pitch: SavedPitch
  addressOf: LibraryDeps['addressOf']
}

type Sharing = { state: 'ready' } | { state: 'fetching' } | { state: 'fetched'; file: File }

const title = 'My elevator pitch'
const words = { ready: 'Share', fetching: 'Fetching...', fetched: 'Ready: share' } as const

/** Opens the share sheet with the video itself; nothing where the browser cannot share such files. */
export function ShareButton({ pitch, addressOf }: ShareButtonProps) {
  const [sharing, setSharing] = useState<Sharing>({ state: 'ready' })
  const fileWith = (parts: BlobPart[]) => new File(parts, fileNameOf(pitch), { type: pitch.contentType })
  // Browsers decide by the kind of file.
  const isPossible = useMemo(
    () => canShare({ files: [new File(['x'], fileNameOf(pitch), { type: pitch.contentType })] }),
    [pitch],
  )
  if (!isPossible) return null

  async function fetched(): Promise<File | null> {
    setSharing({ state: 'fetching' })
    try {
      const address = await addressOf(pitch.id)
      return address === null ? null : fileWith([await (await callApi(address)).blob()])
    } catch (error) {
      const description = sentenceOf(error, 'Please try again.')
      toast({ title: 'Could not fetch the video', description, variant: 'destructive' })
      return null
    }
  }

  async function share() {
    const file = sharing.state === 'fetched' ? sharing.file : await fetched()
    const given = file && (await shareOut({ title, text: '', file }))
    // Fetching took longer than the browser remembers the tap: the next one shares at once.
    setSharing(file && given === 'needs-another-tap' ? { state: 'fetched', file } : { state: 'ready' })
  }

  return (
    <Button small icon="share" busy={sharing.state === 'fetching'} onClick={() => void share()}>
      {words[sharing.state]}
      <span className="only-heard">: pitch of {savedOn(pitch.timestamp)}</span>
    </Button>
  )
}
