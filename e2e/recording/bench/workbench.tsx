import { useStore } from '../../../pwa/platform/use-store.ts'
import '../../../pwa/ui/theme/base.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Player } from '../../../pwa/media/recorder/player.tsx'
import type { RecorderController } from '../../../pwa/media/recorder/recorder-controller.ts'
import { RecordButton, RecorderNote, RecorderTime, RecorderTrouble } from '../../../pwa/media/recorder/recorder-parts.tsx'
import type { Outbox } from '../../../pwa/media/uploads/outbox.ts'
import { OutboxLine } from '../../../pwa/media/uploads/outbox-line.tsx'
import OutboxSheet from '../../../pwa/media/uploads/outbox-sheet.tsx'
import type { LocalStore, RecordingSession } from '../../../pwa/platform/local-store.ts'

interface Parts {
  localStore: LocalStore
  outbox: Outbox
  controller: RecorderController
  limitMs: number
  session: RecordingSession
}

function Workbench({ localStore, outbox, controller, limitMs, session }: Parts) {
  const { recorder } = useStore(controller.view)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const file = recorder.state === 'completed' ? controller.file() : null
  const send = () =>
    recorder.state === 'completed' &&
    void outbox.add({
      uid: session.uid,
      practiceId: session.id,
      kind: 'bench',
      label: 'An answer',
      recordingId: recorder.recordingId,
      path: '/api/answers',
    })
  return (
    <main className="stage stack" style={{ padding: 16, maxWidth: 480, margin: 'auto', minHeight: '100vh' }}>
      <h1>Recorder and outbox</h1>
      <div className="recorder stack-close centered">
        <RecorderTime controller={controller} limit={{ limitMs, isUntimed: false }} />
        <RecordButton
          controller={controller}
          hasAnswer={recorder.state === 'completed'}
          onRecord={() => void controller.record({ wants: 'audio', label: 'An answer' })}
        />
        <RecorderTrouble controller={controller} />
        <RecorderNote controller={controller} otherwise={null} />
      </div>
      {file && recorder.state === 'completed' && (
        <>
          <Player key={recorder.recordingId} file={file} lengthMs={recorder.recordedMs} label="Your answer" />
          <button type="button" onClick={send}>
            Send
          </button>
        </>
      )}
      <OutboxLine outbox={outbox} onOpen={() => setSheetOpen(true)} />
      {isSheetOpen && <OutboxSheet localStore={localStore} outbox={outbox} close={() => setSheetOpen(false)} />}
    </main>
  )
}

export function showWorkbench(root: HTMLElement, parts: Parts) {
  createRoot(root).render(<Workbench {...parts} />)
}
