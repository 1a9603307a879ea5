import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { UnfinishedDialog } from '../../recording/unfinished-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { continueInterview, discardLeftBehind, findLeftBehind, type LeftBehind } from './interview-store.ts'
import { isOnStageAtom } from './stage-state.ts'

/** After a crash, a reload or a closed tab: the interview is still there, to go on with or to discard. */
export function LeftBehindDialog({ uid }: { uid: string }) {
  const [found, setFound] = useState<LeftBehind | null>(null)
  const goOnStage = useSetAtom(isOnStageAtom)
  useEffect(() => {
    let isGone = false
    void findLeftBehind(uid).then((next) => !isGone && setFound(next))
    return () => {
      isGone = true
    }
  }, [uid])
  if (!found) return null
  const close = () => setFound(null)
  const goOn = async () => {
    const interview = await continueInterview(found)
    close()
    // By hand first: what was said last can be heard before the microphone opens again.
    goOnStage(interview !== null)
  }
  const discard = () => void discardLeftBehind(found).then(close)
  const { row, lastRecording, shelf } = found
  if (row.notes.practice.phase === 'inProgress' && lastRecording)
    return (
      <UnfinishedDialog
        shelf={shelf}
        unfinished={{ practice: row, recordings: [lastRecording] }}
        onContinue={() => void goOn()}
        onDiscard={discard}
        onClose={close}
      />
    )
  const isOver = row.notes.practice.phase === 'completed'
  return (
    <Dialog
      look="alert"
      title={isOver ? 'Your last interview is still here' : 'You have an unfinished interview: continue or discard'}
      description={
        isOver
          ? 'Its summary and feedback are kept on this device until you end it.'
          : `Question ${row.notes.practice.at + 1} of ${row.notes.practice.questions.length}. It is paid for.`
      }
      onClose={close}
      actions={
        <>
          <Button look="danger" onClick={discard}>
            Discard
          </Button>
          <Button look="main" onClick={() => void goOn()}>
            Continue
          </Button>
        </>
      }
    />
  )
}
