import { useState } from 'react'
import type { SavedPitch } from '../../../../api/contract/elevator-pitch.ts'
import { CopyButton } from '../../../generation/copy-button.tsx'
import { StandInNote } from '../../../generation/stand-in-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Collapsible } from '../../../ui/collapsible.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DownloadButton } from './download-button.tsx'
import { PitchPicture } from './pitch-picture.tsx'
import { factsInWords, factsLine, savedOn } from './pitch-words.ts'
import { ScoreBadge } from './score-badge.tsx'
import { ShareButton } from './share-button.tsx'
import type { LibraryDeps } from './use-library.ts'

interface PitchCardProps {
  pitch: SavedPitch
  deps: LibraryDeps
  isMyTurn: boolean
  onPlay: () => void
}

/** One saved pitch: play, read, download, share, delete. */
export function PitchCard({ pitch, deps, isMyTurn, onPlay }: PitchCardProps) {
  const [isAsking, setAsking] = useState(false)
  const date = savedOn(pitch.timestamp)
  const name = `Pitch of ${date}`
  return (
    <Card as="li" className="pitch-card">
      <PitchPicture {...{ pitch, name, isMyTurn, onPlay }} addressOf={deps.addressOf} />
      <div className="pitch-card-top">
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
      <div className="pitch-texts">
        <Words title="Transcript" text={pitch.transcript} />
        <Words title="Refined pitch" text={pitch.refinedPitch} isStandIn={pitch.standIns.includes('refined')} />
        <Words title="Alternate example" text={pitch.alternateExample} isStandIn={pitch.standIns.includes('alternate')} />
      </div>
      <div className="pitch-card-row">
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
      <div className="pitch-words">
        {isStandIn && <StandInNote />}
        <p>{text}</p>
        <CopyButton label={`Copy the ${title.toLowerCase()}`} text={() => text} />
      </div>
    </Collapsible>
  )
}
