import { useState } from 'react'
import { isHeldByTab } from '../../../media/recorder/recording-sessions.ts'
import type { AppOutbox } from '../../../media/uploads/app-outbox.ts'
import type { UploadJob } from '../../../platform/local-store.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { useStore } from '../../../platform/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { savedOn } from './pitch-words.ts'
import { ReplaceSheet } from './replace-sheet.tsx'
import { resumeSaving, warnIfMaybeSaved } from './save-job.ts'
import { savingOf, waitingSaves } from './saving.ts'
import { SavingLine } from './saving-line.tsx'
import { ScoreBadge } from './score-badge.tsx'

interface WaitingCardsProps extends AppOutbox {
  uid: string
}

export function WaitingCards({ uid, localStore, outbox }: WaitingCardsProps) {
  const waiting = waitingSaves(useStore(outbox.view).jobs)
  return waiting.map((job) => <WaitingCard key={job.id} {...{ uid, localStore, outbox, job }} />)
}

function WaitingCard({ uid, localStore, outbox, job }: WaitingCardsProps & { job: UploadJob }) {
  const { progress } = useStore(outbox.view)
  const saving = savingOf(job, progress, useOnline(), localStore.keeps)
  const [open, setOpen] = useState<'nothing' | 'choosing' | 'discarding'>('nothing')
  const close = () => setOpen('nothing')
  const retry = (replaces: string | null) => void resumeSaving({ localStore, outbox }, job, replaces)
  async function discard() {
    close()
    // A take still open in the studio stays; only its save is canceled.
    warnIfMaybeSaved(await outbox.remove(job.id, { keepsRecording: await isHeldByTab(job.practiceId) }))
  }
  return (
    <Card as="li" tone="lamp" className="pitch-waiting stack-close">
      <div className="between">
        <div>
          <h3>Waiting to be saved</h3>
          <p className="small numbers">{savedOn(new Date(job.createdAtMs).toISOString())}</p>
        </div>
        <ScoreBadge score={Number(job.fields.score)} />
      </div>
      <SavingLine saving={saving} onChoose={() => setOpen('choosing')} onRetry={() => retry(null)}>
        <Button small icon="trash" onClick={() => setOpen('discarding')}>
          Discard
        </Button>
      </SavingLine>
      {open === 'choosing' && (
        <ReplaceSheet
          uid={uid}
          onClose={close}
          onChosen={(id) => {
            close()
            retry(id)
          }}
        />
      )}
      {open === 'discarding' && (
        <ConfirmDialog
          title="Discard this pitch?"
          description="It has not been saved yet, and will not be."
          confirm="Discard"
          onConfirm={() => void discard()}
          keep="Keep it"
          onKeep={close}
        />
      )}
    </Card>
  )
}
