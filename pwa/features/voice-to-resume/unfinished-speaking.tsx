import { useEffect, useState } from 'react'
import type { Shelf } from '../../platform/shelf-rows.ts'
import { endPractice, type Unfinished } from '../../recording/practices.ts'
import { UnfinishedDialog } from '../../recording/unfinished-dialog.tsx'
import { continueSpeaking, unfinishedSpeaking } from './takes.ts'

interface UnfinishedSpeakingProps {
  uid: string
  transcription: 'server' | 'browser' | null
}

/** After a crash or a reload: what was said is still there, to go on with or to discard. */
export function UnfinishedSpeaking({ uid, transcription }: UnfinishedSpeakingProps) {
  const [found, setFound] = useState<{ shelf: Shelf; unfinished: Unfinished } | null>(null)
  useEffect(() => {
    let isGone = false
    void unfinishedSpeaking(uid).then((next) => !isGone && setFound(next))
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
      onContinue={() => void continueSpeaking(shelf, unfinished.practice.id, transcription).then(close)}
      onDiscard={() => void endPractice(shelf, unfinished.practice.id, 'delete').then(close)}
      onClose={close}
    />
  )
}
