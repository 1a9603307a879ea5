import { useMemo, useState } from 'react'
import type { SavedPitch } from '../../../../api/contract/elevator-pitch.ts'
import { asDownload } from '../../../../api/contract/elevator-pitch-texts.ts'
import { CopyButton } from '../../../generation/copy-button.tsx'
import { StandInNote } from '../../../generation/stand-in-note.tsx'
import { callApi } from '../../../platform/api.ts'
import { sentenceOf } from '../../../platform/api-problem.ts'
import { canDownload, canShare, saveFromAddress, shareOut } from '../../../platform/files.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { toast } from '../../../ui/toast.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { PitchPicture } from './pitch-picture.tsx'
import { factsInWords, factsLine, fileNameOf, savedOn } from './pitch-words.ts'
import { ScoreBadge } from './score-badge.tsx'
import type { LibraryDeps } from './use-library.ts'

interface PitchCardProps {
  pitch: SavedPitch
  deps: LibraryDeps
  isMyTurn: boolean
  onPlay: () => void
}

export function PitchCard({ pitch, deps, isMyTurn, onPlay }: PitchCardProps) {
  const [isAsking, setAsking] = useState(false)
  const date = savedOn(pitch.timestamp)
  const name = `Pitch of ${date}`
  return (
    <Card as="li" className="pitch-card stack-close">
      <PitchPicture {...{ pitch, name, isMyTurn, onPlay }} addressOf={deps.addressOf} />
      <div className="between">
        <div>
          <h3>
            <time dateTime={pitch.timestamp}>{date}</time>
          </h3>
          <p className="small quiet numbers">
            <span aria-hidden="true">{factsLine(pitch)}</span>
            <span className="only-heard">{factsInWords(pitch)}</span>
          </p>
        </div>
        <ScoreBadge score={pitch.score} />
      </div>
      <div>
        <Words title="Transcript" text={pitch.transcript} />
        <Words title="Refined pitch" text={pitch.refinedPitch} isStandIn={pitch.standIns.includes('refined')} />
        <Words title="Alternate example" text={pitch.alternateExample} isStandIn={pitch.standIns.includes('alternate')} />
      </div>
      <div className="row">
        {pitch.videoUrl !== null && (
          <>
            <DownloadButton pitch={pitch} addressOf={deps.addressOf} />
            <ShareButton pitch={pitch} addressOf={deps.addressOf} />
          </>
        )}
        <Button small look="danger" icon="trash" onClick={() => setAsking(true)}>
          Delete<span className="only-heard">: {name}</span>
        </Button>
      </div>
      {isAsking && <DeleteDialog pitch={pitch} onDeleted={() => deps.forget(pitch.id)} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function Words({ title, text, isStandIn }: { title: string; text: string; isStandIn?: boolean }) {
  if (text.trim() === '') return null
  return (
    <Collapsible look="line" title={title}>
      <div className="beside">
        {isStandIn && <StandInNote />}
        <p className="fill prose">{text}</p>
        <CopyButton label={`Copy the ${title.toLowerCase()}`} text={() => text} />
      </div>
    </Collapsible>
  )
}

interface DownloadButtonProps {
  pitch: SavedPitch
  addressOf: LibraryDeps['addressOf']
}

/** Straight from the server. Installed Apple apps save through the share sheet. */
function DownloadButton({ pitch, addressOf }: DownloadButtonProps) {
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

interface ShareButtonProps {
  pitch: SavedPitch
  addressOf: LibraryDeps['addressOf']
}

type Sharing = { state: 'ready' } | { state: 'fetching' } | { state: 'fetched'; file: File }

const title = 'My elevator pitch'
const words = { ready: 'Share', fetching: 'Fetching...', fetched: 'Ready: share' } as const

/** Shares the video itself; hidden where the browser cannot share files. */
function ShareButton({ pitch, addressOf }: ShareButtonProps) {
  const [sharing, setSharing] = useState<Sharing>({ state: 'ready' })
  const fileWith = (parts: BlobPart[]) => new File(parts, fileNameOf(pitch), { type: pitch.contentType })
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
    // Fetching outlasted the tap, so the next tap shares at once.
    setSharing(file && given === 'needs-another-tap' ? { state: 'fetched', file } : { state: 'ready' })
  }

  return (
    <Button small icon="share" busy={sharing.state === 'fetching'} onClick={() => void share()}>
      {words[sharing.state]}
      <span className="only-heard">: pitch of {savedOn(pitch.timestamp)}</span>
    </Button>
  )
}
