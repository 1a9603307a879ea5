import { useState } from 'react'
import type { SavedPitch } from '../../../../api/contract/elevator-pitch.ts'
import { asDownload, pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { FileButton } from '../../../export/file-button.tsx'
import { CopyButton } from '../../../generation/copy-button.tsx'
import { StandInNote } from '../../../generation/stand-in-note.tsx'
import { callApi } from '../../../platform/api.ts'
import { ApiProblem, sentenceOf } from '../../../platform/api-problem.ts'
import { canDownload, canShare, saveFromAddress, shareOut } from '../../../platform/files.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { Facts, fileNameOf, ScoreBadge, savedOn } from './pitch-facts.tsx'
import { PitchPicture } from './pitch-picture.tsx'
import type { AddressOf } from './use-library.ts'

interface PitchCardProps {
  pitch: SavedPitch
  addressOf: AddressOf
  onDeleted: () => void
}

export function PitchCard({ pitch, addressOf, onDeleted }: PitchCardProps) {
  const [isAsking, setAsking] = useState(false)
  const date = savedOn(pitch.timestamp)
  const name = `Pitch of ${date}`
  return (
    <Card as="li" className="pitch-card stack-close">
      <PitchPicture {...{ pitch, name, addressOf }} />
      <div className="between">
        <div className="fill">
          <h3>{beginningOf(pitch.transcript) || 'Saved pitch'}</h3>
          <p className="small quiet">
            <time dateTime={pitch.timestamp}>{date}</time> · <Facts of={pitch} />
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
        {pitch.videoUrl !== null && <FileButtons {...{ pitch, name, addressOf }} />}
        <Button small look="quiet" icon="trash" onClick={() => setAsking(true)}>
          Delete<span className="only-heard">: {name}</span>
        </Button>
      </div>
      {isAsking && <DeleteDialog pitch={pitch} onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </Card>
  )
}

/** "Hello, I am Ana, and I look after…" */
const beginningOf = (transcript: string) => transcript.trim().replace(/^((?:\S+\s+){6}\S+)\s[\s\S]*$/u, '$1…')

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

interface FileButtonsProps {
  pitch: SavedPitch
  name: string
  addressOf: AddressOf
}

const notFetched = (error: unknown) =>
  toast({ title: 'Could not fetch the video', description: sentenceOf(error, 'Please try again.'), variant: 'destructive' })

/** The server sends a download; installed Apple apps save through the share sheet. */
function FileButtons({ pitch, name, addressOf }: FileButtonsProps) {
  const isOnline = useOnline()
  const fileName = fileNameOf(pitch)
  const fileWith = (part: BlobPart) => new File([part], fileName, { type: pitch.contentType })
  const ofPitch = <span className="only-heard">: {name}</span>

  async function address(): Promise<string> {
    const found = await addressOf(pitch.id)
    if (found === null) throw new Error('It was deleted on another device')
    return found
  }
  async function download() {
    saveFromAddress(asDownload(await address()), fileName)
    toast({ title: 'Download started', description: `${fileName} goes to your downloads.` })
  }
  return (
    <>
      {canDownload() && (
        <Button small icon="download" disabled={!isOnline} onClick={() => void download().catch(notFetched)}>
          Download{ofPitch}
        </Button>
      )}
      {canShare({ files: [fileWith('x')] }) && (
        <FileButton
          small
          icon="share"
          disabled={!isOnline}
          make={async () => fileWith(await (await callApi(await address())).blob())}
          hand={(file) => shareOut({ title: 'My elevator pitch', text: '', file })}
          onFailed={notFetched}
          writing={<>Fetching...{ofPitch}</>}
          written={<>Ready: share{ofPitch}</>}
        >
          Share{ofPitch}
        </FileButton>
      )}
    </>
  )
}

interface DeleteDialogProps {
  pitch: SavedPitch
  onDeleted: () => void
  onClose: () => void
}

function DeleteDialog({ pitch, onDeleted, onClose }: DeleteDialogProps) {
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function remove() {
    setDeleting(true)
    setFailure(null)
    try {
      await callApi(`/api/elevator-pitch/${pitch.id}`, { method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof ApiProblem && error.status === 404)) {
        setFailure(sentenceOf(error, 'Please try again.').replace(pitchTexts.deleteFailed, '').trim())
        return setDeleting(false)
      }
    }
    onClose()
    onDeleted()
    toast({ title: 'Pitch deleted' })
  }
  return (
    <ConfirmDialog
      title="Delete this pitch?"
      description={`Saved ${savedOn(pitch.timestamp)}. This deletes its video and texts for good.`}
      confirm={isDeleting ? 'Deleting...' : failure === null ? 'Delete' : 'Try again'}
      onConfirm={() => void remove()}
      keep="Keep it"
      onKeep={onClose}
      busy={isDeleting}
    >
      <div role="alert">
        {failure !== null && (
          <p className="tone-red toned">
            <strong>{pitchTexts.deleteFailed}</strong> {failure} It is still in your library.
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
