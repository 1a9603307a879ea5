import { useStore } from '../platform/use-store.ts'
import '../ui/theme/base.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MicrophoneTest } from '../media/recorder/microphone-test.tsx'
import { Player } from '../media/recorder/player.tsx'
import type { RecorderController } from '../media/recorder/recorder-controller.ts'
import { RecorderControls } from '../media/recorder/recorder-controls.tsx'
import { fileOf } from '../media/recorder/recording-sessions.ts'
import type { Outbox } from '../media/uploads/outbox.ts'
import { OutboxLine } from '../media/uploads/outbox-line.tsx'
import { OutboxSheet } from '../media/uploads/outbox-sheet.tsx'
import type { LocalStore, RecordingSession, UploadJob } from '../platform/local-store.ts'

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
      <RecorderControls
        controller={controller}
        limitMs={limitMs}
        onRecord={() => void controller.record({ wants: 'audio', label: 'An answer' })}
      />
      {file && recorder.state === 'completed' && (
        <>
          <Player key={recorder.recordingId} file={file} lengthMs={recorder.recordedMs} label="Your answer" />
          <button type="button" onClick={send}>
            Send
          </button>
        </>
      )}
      <OutboxLine outbox={outbox} onOpen={() => setSheetOpen(true)} />
      {isSheetOpen && (
        <OutboxSheet
          outbox={outbox}
          onClose={() => setSheetOpen(false)}
          player={(job) => <StoredPlayer localStore={localStore} job={job} />}
        />
      )}
      <h2>Microphone test</h2>
      <MicrophoneTest wants="audio" />
    </main>
  )
}

function StoredPlayer({ localStore, job }: { localStore: LocalStore; job: UploadJob }) {
  const [file, setFile] = useState<Blob | null>(null)
  useEffect(() => {
    const { recordingId } = job
    if (recordingId)
      void localStore
        .get('recordings', recordingId)
        .then((row) => row && fileOf(localStore, row))
        .then((found) => setFile(found ?? null))
  }, [localStore, job])
  return file && <Player file={file} lengthMs={0} label={job.label} />
}

export function showWorkbench(root: HTMLElement, parts: Parts) {
  createRoot(root).render(<Workbench {...parts} />)
}
