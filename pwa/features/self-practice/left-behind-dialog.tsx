import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { UnfinishedDialog } from '../../recording/unfinished-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { configAtom } from '../account/session.ts'
import { givenCount } from './given-count.ts'
import { continueSession, discardLeftBehind, findLeftBehind, type LeftBehind } from './session.ts'

/** After a crash or a reload: what was practiced is still there, to go on with or to discard. */
export function LeftBehindDialog({ uid }: { uid: string }) {
  const transcription = useAtomValue(configAtom)?.transcription ?? null
  const [found, setFound] = useState<LeftBehind | null>(null)
  useEffect(() => {
    let isGone = false
    void findLeftBehind(uid).then((next) => !isGone && setFound(next))
    return () => {
      isGone = true
    }
  }, [uid])
  if (!found) return null
  const { shelf, row, practice, recording } = found
  const close = () => setFound(null)
  const goOn = () => void continueSession(found, transcription).then(close)
  const discard = () => void discardLeftBehind(found).then(close)
  if (recording) {
    const unfinished = { practice: row, recordings: [recording] }
    return <UnfinishedDialog {...{ shelf, unfinished }} onContinue={goOn} onDiscard={discard} onClose={close} />
  }
  return (
    <Dialog
      look="alert"
      title="You have an unfinished practice: continue or discard"
      description={`${givenCount(practice)} of ${practice.questions.length}.`}
      onClose={close}
      actions={
        <>
          <Button look="danger" onClick={discard}>
            Discard
          </Button>
          <Button look="main" onClick={goOn}>
            Continue
          </Button>
        </>
      }
    />
  )
}
