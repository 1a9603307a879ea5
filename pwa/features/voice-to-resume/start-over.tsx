import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { spokenResumeGeneration } from './spoken-resume-generation.ts'
import { endSpeaking } from './takes.ts'
import { nothingTold, toldAtom, wayAtom } from './told-steps.ts'
import { editedAtom } from './use-generate.ts'

export function StartOver() {
  const [asks, setAsks] = useState(false)
  const setEdited = useSetAtom(editedAtom)
  const setTold = useSetAtom(toldAtom)
  const setWay = useSetAtom(wayAtom)
  async function go() {
    setAsks(false)
    spokenResumeGeneration.dispatch({ type: 'results-were-closed' })
    setEdited(null)
    setTold(nothingTold)
    setWay('')
    await endSpeaking()
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsks(true)}>
        Start over
      </Button>
      {asks && (
        <ConfirmDialog
          title="Start over?"
          description="This deletes the resume, its answers and its recordings from this device. Download what you want to keep first."
          confirm="Delete and start over"
          onConfirm={() => void go()}
          keep="Keep it"
          onKeep={() => setAsks(false)}
        />
      )}
    </>
  )
}
