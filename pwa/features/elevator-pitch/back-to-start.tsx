import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { wouldLoseAtom } from './at-stake.ts'
import { startOver } from './start-over.ts'

export function BackToStart({ label = 'Back to Start', wide = false }: { label?: string; wide?: boolean }) {
  const [asks, setAsks] = useState(false)
  const lost = useAtomValue(wouldLoseAtom)
  const go = () => {
    setAsks(false)
    void startOver()
  }
  return (
    <>
      <Button small={!wide} look="quiet" icon="back" wide={wide} onClick={() => (lost.length > 0 ? setAsks(true) : go())}>
        {label}
      </Button>
      {asks && (
        <ConfirmDialog
          title={`${label}?`}
          description={`This deletes ${lost.join(', ')} from this device. Your job ad, your resume and the pitches in your library stay.`}
          confirm="Delete and start over"
          onConfirm={go}
          keep="Keep it"
          onKeep={() => setAsks(false)}
        />
      )}
    </>
  )
}
