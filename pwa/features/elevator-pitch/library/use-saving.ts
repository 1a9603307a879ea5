import { atom, useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import type { AppOutbox } from '../../../media/uploads/app-outbox.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { useStore } from '../../../platform/use-store.ts'
import { toast } from '../../../ui/toast.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { beginSaving, isSaveOf, resumeSaving, type SavedTexts, saveKeyOf, warnIfMaybeSaved } from './save-job.ts'
import { isFull, type Saving, savingOf, waitingSaves } from './saving.ts'
import { useLibrary } from './use-library.ts'

/** Known even after their jobs are deleted from the local store. */
const savedKeysAtom = atom<ReadonlySet<string>>(new Set<string>())

/** If the library does not respond in time, the tap takes effect and the server decides about space. */
const libraryWithinMs = 2_500

interface WantedSaving extends AppOutbox {
  uid: string
  recorded: RecordedPitch
  review: SavedTexts
}

export function useSaving({ uid, recorded, review, localStore, outbox }: WantedSaving) {
  const key = useSaveKey(recorded.recordingId, review)
  const { jobs, progress } = useStore(outbox.view)
  const { library, fetchAgain } = useLibrary(uid)
  const [isBeginning, setBeginning] = useState(false)
  const isBusy = useRef(false)
  const job = jobs.find((each) => key !== null && isSaveOf(each, key))
  const hasArrived = useArrival(key, job?.state === 'delivered', fetchAgain)
  const online = useOnline()
  const saving: Saving = hasArrived ? { state: 'saved' } : savingOf(job, progress, online, localStore.keeps)

  return {
    saving,
    isBeginning,
    savedCount: library?.pitches.length ?? null,
    async needsChoice(): Promise<boolean> {
      const known = library ?? (await Promise.race([fetchAgain().catch(() => null), nothingAfter(libraryWithinMs)]))
      return known !== null && isFull(known.pitches.length, waitingSaves(jobs))
    },
    async save(replaces: string | null): Promise<void> {
      if (isBusy.current) return
      isBusy.current = true
      setBeginning(true)
      try {
        await beginSaving({ localStore, outbox }, { uid, recorded, review, replaces })
      } catch {
        // Storage refused: nothing started, and the recording is untouched.
        const description = 'This device has too little free space. Please free some, then try again.'
        toast({ title: pitchTexts.saveFailed, description, variant: 'destructive' })
      } finally {
        isBusy.current = false
        setBeginning(false)
      }
    },
    resume: async (replaces: string | null) => (job ? resumeSaving({ localStore, outbox }, job, replaces) : undefined),
    /** The recording stays where it is. */
    giveUp: async () => warnIfMaybeSaved(job ? await outbox.remove(job.id, { keepsRecording: true }) : 'not-sent'),
  }
}

function useSaveKey(recordingId: string, review: SavedTexts): string | null {
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => {
    let isOld = false
    void saveKeyOf(recordingId, review).then((next) => !isOld && setKey(next))
    return () => {
      isOld = true
    }
  }, [recordingId, review])
  return key
}

/** Remembers that the server has it, and refetches the library on arrival. */
function useArrival(key: string | null, isDelivered: boolean, fetchAgain: () => Promise<unknown>): boolean {
  const [savedKeys, setSavedKeys] = useAtom(savedKeysAtom)
  const isKnown = key !== null && savedKeys.has(key)
  useEffect(() => {
    if (!isDelivered || key === null || isKnown) return
    setSavedKeys((before) => new Set([...before, key]))
    void fetchAgain().catch(() => undefined)
  }, [isDelivered, key, isKnown, setSavedKeys, fetchAgain])
  return isKnown || isDelivered
}

const nothingAfter = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))
