import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Shelf } from '../../platform/shelf-rows.ts'
import { endPractice, type Unfinished } from '../../recording/practices.ts'
import { UnfinishedDialog } from '../../recording/unfinished-dialog.tsx'
import { configAtom } from '../account/session.ts'
import { continueSession, unfinishedSession } from './session.ts'

/** After a crash or a reload: what was practiced is still there, to go on with or to discard. */
export function UnfinishedSession({ uid }: { uid: string }) {
  const transcription = useAtomValue(configAtom)?.transcription ?? null
  const [found, setFound] = useState<{ shelf: Shelf; unfinished: Unfinished } | null>(null)
  useEffect(() => {
    let isGone = false
    void unfinishedSession(uid).then((next) => !isGone && setFound(next))
    return () => {
      isGone = true
    }
  }, [uid])
  if (!found) return null
  const { shelf, unfinished } = found
  const close = () => setFound(null)
  return (
    <UnfinishedDialog
      shelf={shelf}
      unfinished={unfinished}
      onContinue={() => void continueSession(shelf, unfinished.practice.id, transcription).then(close)}
      onDiscard={() => void endPractice(shelf, unfinished.practice.id, 'delete').then(close)}
      onClose={close}
    />
  )
}
