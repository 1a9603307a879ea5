import { useState } from 'react'
import { clockOf } from '../../media/recorder/clock-words.ts'
import { Player } from '../../media/recorder/player.tsx'
import { Button } from '../../ui/button.tsx'
import type { Take } from './takes.ts'

interface TakeItemProps {
  take: Take
  onDrop: (() => void) | undefined
}

export function TakeItem({ take: { label, lengthMs, file }, onDrop }: TakeItemProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="spoken-take">
      <div className="spoken-take-top">
        <strong>{label}</strong>
        <span className="numbers quiet">{clockOf(lengthMs)}</span>
        <span className="row">
          {!isOpen && (
            <Button small look="quiet" icon="play" aria-label={`Play ${label}`} onClick={() => setOpen(true)}>
              Play
            </Button>
          )}
          <Button small look="quiet" icon="retry" disabled={!onDrop} aria-label={`Re-record ${label}`} onClick={onDrop}>
            Re-record
          </Button>
        </span>
      </div>
      {isOpen && <Player file={file} lengthMs={lengthMs} label={label} />}
    </li>
  )
}
