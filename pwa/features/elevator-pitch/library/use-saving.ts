import { useState } from 'react'
import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import type { AppOutbox } from '../../../media/uploads/app-outbox.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { useStore } from '../../../platform/use-store.ts'
import { toast } from '../../../ui/toast.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { beginSaving, isSaveOf, resumeSaving, type SavedTexts, warnIfMaybeSaved } from './save-job.ts'
import { isFull, savingOf, waitingSaves } from './saving.ts'
import { useArrivals, useLibrary } from './use-library.ts'

/** If the library does not respond in time, the tap takes effect and the server decides about space. */
const libraryWithinMs = 2_500

interface WantedSaving extends AppOutbox {
  uid: string
  recorded: RecordedPitch
  review: SavedTexts
}

export function useSaving({ uid, recorded, review, localStore, outbox }: WantedSaving) {
  const { jobs, progress } = useStore(outbox.view)
  const { library, fetchAgain } = useLibrary(uid)
  const [isBeginning, setBeginning] = useState(false)
  const job = jobs.find((each) => isSaveOf(each, { recorded, review }))
  useArrivals(job?.state === 'delivered' ? 1 : 0, fetchAgain)
  const online = useOnline()
  const saving = savingOf(job, progress, online, localStore.keeps)

  return {
    saving,
    isBeginning,
    savedCount: library?.pitches.length ?? null,
    async needsChoice(): Promise<boolean> {
      const known = library ?? (await Promise.race([fetchAgain().catch(() => null), nothingAfter(libraryWithinMs)]))
      return known !== null && isFull(known.pitches.length, waitingSaves(jobs))
    },
    async save(replaces: string | null): Promise<void> {
      setBeginning(true)
      try {
        await beginSaving({ localStore, outbox }, { uid, recorded, review, replaces })
      } catch {
        // Storage refused: nothing started, and the recording is untouched.
        const description = 'This device has too little free space. Please free some, then try again.'
        toast({ title: pitchTexts.saveFailed, description, variant: 'destructive' })
      } finally {
        setBeginning(false)
      }
    },
    resume: async (replaces: string | null) => (job ? resumeSaving({ localStore, outbox }, job, replaces) : undefined),
    /** The recording stays where it is. */
    giveUp: async () => warnIfMaybeSaved(job ? await outbox.remove(job.id, { keepsRecording: true }) : 'not-sent'),
  }
}

const nothingAfter = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))
