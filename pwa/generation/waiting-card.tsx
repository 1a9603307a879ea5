import '../ui/section.css'
import { type Atom, useAtomValue } from 'jotai'
import { useStorage } from '../media/uploads/storage.ts'
import { untilWhen } from '../media/uploads/upload-job-words.ts'
import { canSyncInBackground } from '../platform/background-sync.ts'
import type { LocalStore } from '../platform/local-store.ts'
import { useOnline } from '../platform/use-online.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Illustration } from '../ui/illustration.tsx'
import { takeFocusInPlace } from '../ui/take-focus.ts'
import { CreditsOffer } from './credits-offer.tsx'
import type { Generation } from './generation.ts'
import { askedWords } from './status-words.ts'

interface WaitingCardProps {
  what: string
  credits: number
  generation: {
    generationAtom: Atom<Generation<unknown, unknown>>
    retryWaiting(): Promise<void>
    cancelWaiting(): Promise<void>
  }
}

export function WaitingCard({ what, credits, generation }: WaitingCardProps) {
  const { run } = useAtomValue(generation.generationAtom)
  const problem = run.state === 'waiting' ? run.problem : null
  const isOnline = useOnline()
  const where = useStorage()
  const isSending = isOnline && !problem
  return (
    <Card as="section" className="centered centered-narrow">
      <Illustration of={isSending ? 'waiting' : 'offline'} />
      <h2 tabIndex={-1} ref={takeFocusInPlace}>
        {problem ? 'This could not be sent' : isSending ? 'Sending your recording' : 'Waiting for a connection'}
      </h2>
      <p role={problem ? 'alert' : 'status'}>{problem?.message ?? waitingWords(what, isSending, where, canSyncInBackground())}</p>
      {problem?.code === 'too_few_credits' && <CreditsOffer wanted={null} />}
      <p className="box">{askedWords(credits)}</p>
      <div className="row">
        {problem && (
          <Button look="main" icon="retry" onClick={() => void generation.retryWaiting()}>
            Try again
          </Button>
        )}
        {/* Once sending, it may be charged: only the outbox's sheet discards it then, and says so. */}
        {!isSending && (
          <Button look="quiet" onClick={() => void generation.cancelWaiting()}>
            {problem ? 'Discard' : 'Don’t send it'}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Where it waits, and whether this page must stay open. */
export function waitingWords(what: string, isSending: boolean, where: LocalStore['keeps'], canSync: boolean): string {
  const start = isSending ? '' : 'No connection. Keep going. '
  if (where === 'in-this-tab')
    return `${start}Your recording is in this tab only. Keep it open: your ${what} follows automatically.`
  return `${start}Your recording is safe on this device, and your ${what} follows automatically, ${untilWhen(canSync)}.`
}
