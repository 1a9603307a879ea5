import './library.css'
import { useEffect, useRef, useState } from 'react'
import type { PitchReview } from '../../../../api/contract/elevator-pitch.ts'
import { pitch } from '../../../../api/contract/limits.ts'
import type { AppOutbox } from '../../../media/uploads/app-outbox.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { ReplaceSheet } from './replace-sheet.tsx'
import { SavingLine } from './saving-line.tsx'
import { useAppOutbox } from './use-library.ts'
import { useSaving } from './use-saving.ts'

interface SavePitchProps {
  uid: string
  recorded: RecordedPitch
  review: PitchReview
  /** Called when the server has it, even if it already had it. */
  onSaved: () => void
}

export function SavePitch(props: SavePitchProps) {
  const opened = useAppOutbox()
  return opened ? <SaveSection {...props} {...opened} /> : null
}

function SaveSection({ uid, recorded, review, onSaved, localStore, outbox }: SavePitchProps & AppOutbox) {
  const { saving, isBeginning, savedCount, needsChoice, save, resume, giveUp } = useSaving({
    uid,
    recorded,
    review,
    localStore,
    outbox,
  })
  const [isChoosing, setChoosing] = useState(false)
  const isAtLimit = saving.state === 'at-the-limit'
  const isUnderWay = saving.state !== 'not-begun' && saving.state !== 'saved'
  // The server may have one more than we knew: ask the same question, once.
  useEffect(() => {
    if (isAtLimit) setChoosing(true)
  }, [isAtLimit])
  useSaved(saving.state === 'saved', onSaved)

  async function tap() {
    if (saving.state === 'not-begun' && (await needsChoice())) setChoosing(true)
    else await save(null)
  }
  function choose(replaces: string | null) {
    setChoosing(false)
    void (saving.state === 'not-begun' ? save(replaces) : resume(replaces))
  }

  return (
    <section className="stack-close" aria-label="Save this pitch">
      {saving.state === 'not-begun' && (
        <Button
          wide
          icon="upload"
          busy={isBeginning}
          onClick={() => void tap()}
          note={`Video and texts are kept on our server until you delete them; only you can see them.${countWords(savedCount)}`}
        >
          {isBeginning ? 'Saving...' : 'Save to library'}
        </Button>
      )}
      <div role="status">
        {saving.state === 'saved' && (
          <p className="tone-green toned row-tight">
            <Icon name="check" /> Saved to your library.
          </p>
        )}
        {isUnderWay && (
          <Card tone="sunk" className="stack-close">
            <SavingLine saving={saving} onChoose={() => setChoosing(true)} onRetry={() => void resume(null)}>
              <Button small look="quiet" onClick={() => void giveUp()}>
                Don't save
              </Button>
            </SavingLine>
          </Card>
        )}
      </div>
      {isChoosing && <ReplaceSheet uid={uid} onChosen={choose} onClose={() => setChoosing(false)} />}
    </section>
  )
}

const countWords = (savedCount: number | null) => (savedCount === null ? '' : ` ${savedCount} of ${pitch.savedAtMost} saved.`)

function useSaved(isSaved: boolean, onSaved: () => void) {
  const latest = useRef(onSaved)
  latest.current = onSaved
  useEffect(() => {
    if (isSaved) latest.current()
  }, [isSaved])
}
