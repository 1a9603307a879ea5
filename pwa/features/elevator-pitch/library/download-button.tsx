import type { SavedPitch } from '../../../../api/contract/elevator-pitch.ts'
import { asDownload } from '../../../../api/contract/elevator-pitch-texts.ts'
import { sentenceOf } from '../../../platform/api-problem.ts'
import { canDownload, saveFromAddress } from '../../../platform/files.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { fileNameOf, savedOn } from './pitch-words.ts'
import type { LibraryDeps } from './use-library.ts'

interface DownloadButtonProps {
  pitch: SavedPitch
  addressOf: LibraryDeps['addressOf']
}

/** Saves the pitch's file on the device, straight from the server. Not in an installed Apple app: there the share sheet saves. */
export function DownloadButton({ pitch, addressOf }: DownloadButtonProps) {
  if (!canDownload()) return null
  async function download() {
    try {
      const address = await addressOf(pitch.id)
      if (address === null) return
      saveFromAddress(asDownload(address), fileNameOf(pitch))
      toast({ title: 'Download started', description: `${fileNameOf(pitch)} goes to your downloads.` })
    } catch (error) {
      const description = sentenceOf(error, 'Please try again.')
      toast({ title: 'Could not download', description, variant: 'destructive' })
    }
  }
  return (
    <Button small icon="download" onClick={() => void download()}>
      Download<span className="only-heard">: pitch of {savedOn(pitch.timestamp)}</span>
    </Button>
  )
}
