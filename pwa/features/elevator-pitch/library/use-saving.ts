import { atom, useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import type { AppOutbox } from '../../../media/uploads/app-outbox.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { useStore } from '../../../platform/use-store.ts'
import { toast } from '../../../ui/toast.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { tellIfOnItsWay } from './on-its-way.ts'
import { beginSaving, goOn, isSaveOf, type SavedTexts, saveKeyOf } from './save-job.ts'
import { isFull, type Saving, savingOf, waitingSaves } from './saving.ts'
import { useLibrary } from './use-library.ts'

/** Saves that this tab saw arrive: known also when their traces on the shelf have been tidied away. */
const savedKeysAtom = atom<ReadonlySet<string>>(new Set<string>())

/** A tap is answered within this, even where the library does not answer; then the server says whether there is room. */
const libraryWithinMs = 2_500

interface WantedSaving extends AppOutbox {
  uid: string
  recorded: RecordedPitch
  review: SavedTexts
}

/** One pitch's save: where it stands, and how to begin it, go on, or give it up. */
export function useSaving({ uid, recorded, review, localStore, outbox }: WantedSaving) {
  const key = useSaveKey(recorded.recordingId, review)
  const { jobs, progress } = useStore(outbox.view)
  const { library, ask } = useLibrary(uid)
  const [isPutAway, setPutAway] = useState(false)
  const isBusy = useRef(false)
  const job = jobs.find((each) => key !== null && isSaveOf(each, key))
  const hasArrived = useArrival(key, job?.state === 'delivered', ask)
  const online = useOnline()
  const saving: Saving = hasArrived ? { state: 'saved' } : savingOf(job, progress, online, localStore.keeps)

  return {
    saving,
    /** The video is being made ready and put on the shelf. */
    isPutAway,
    savedCount: library?.pitches.length ?? null,
    /** Whether one of the saved ones must go first, as far as can be known now. */
    async needsChoice(): Promise<boolean> {
      const known = library ?? (await Promise.race([ask().catch(() => null), nothingAfter(libraryWithinMs)]))
      return known !== null && isFull(known.pitches.length, waitingSaves(jobs))
    },
    async save(replaces: string | null): Promise<void> {
      if (isBusy.current) return
      isBusy.current = true
      setPutAway(true)
      try {
        await beginSaving({ localStore, outbox }, { uid, recorded, review, replaces })
      } catch {
        // The device's storage refused: nothing was begun, and the recording is where it was.
        const description = 'This device has no room left for it. Please free some space, then try again.'
        toast({ title: pitchTexts.saveFailed, description, variant: 'destructive' })
      } finally {
        isBusy.current = false
        setPutAway(false)
      }
    },
    goOn: async (replaces: string | null) => (job ? goOn({ localStore, outbox }, job, replaces) : undefined),
    /** The recording stays where it is. */
    giveUp: async () => tellIfOnItsWay(job ? await outbox.remove(job.id, { keepsRecording: true }) : 'not-sent'),
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

/** Whether the server has it; remembers it, and looks at the library anew when it arrives. */
function useArrival(key: string | null, isDelivered: boolean, ask: () => Promise<unknown>): boolean {
  const [savedKeys, setSavedKeys] = useAtom(savedKeysAtom)
  const isKnown = key !== null && savedKeys.has(key)
  useEffect(() => {
    if (!isDelivered || key === null || isKnown) return
    setSavedKeys((before) => new Set([...before, key]))
    void ask().catch(() => undefined)
  }, [isDelivered, key, isKnown, setSavedKeys, ask])
  return isKnown || isDelivered
}

const nothingAfter = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))
