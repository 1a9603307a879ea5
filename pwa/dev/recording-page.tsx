import '../ui/theme/base.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MicrophoneTest } from '../media/recorder/microphone-test.tsx'
import { Player } from '../media/recorder/player.tsx'
import { fileOf, type OpenPractice } from '../media/recorder/practices.ts'
import { RecorderControls } from '../media/recorder/recorder-controls.tsx'
import type { Desk } from '../media/recorder/recording-desk.ts'
import { useDesk } from '../media/recorder/use-desk.ts'
import type { Outbox } from '../media/uploads/outbox.ts'
import { OutboxLine } from '../media/uploads/outbox-line.tsx'
import { OutboxSheet } from '../media/uploads/outbox-sheet.tsx'
import type { JobRow, Shelf } from '../platform/shelf-rows.ts'

interface Parts {
  shelf: Shelf
  outbox: Outbox
  desk: Desk
  limitMs: number
  practice: OpenPractice['practice']
}

function Workbench({ shelf, outbox, desk, limitMs, practice }: Parts) {
  const { recorder } = useDesk(desk)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const file = recorder.state === 'completed' ? desk.file() : null
  const send = () =>
    recorder.state === 'completed' &&
    void outbox.add({
      uid: practice.uid,
      practiceId: practice.id,
      kind: 'bench',
      label: 'An answer',
      recordingId: recorder.recordingId,
      path: '/api/answers',
    })
  return (
    <main className="stage stack" style={{ padding: 16, maxWidth: 480, margin: 'auto', minHeight: '100vh' }}>
      <h1>Recorder and outbox</h1>
      <RecorderControls
        desk={desk}
        limitMs={limitMs}
        onRecord={() => void desk.record({ wants: 'audio', label: 'An answer' })}
        onStop={() => void desk.stop()}
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
          player={(job) => <ShelfPlayer shelf={shelf} job={job} />}
        />
      )}
      <h2>Microphone test</h2>
      <MicrophoneTest wants="audio" />
    </main>
  )
}

function ShelfPlayer({ shelf, job }: { shelf: Shelf; job: JobRow }) {
  const [file, setFile] = useState<Blob | null>(null)
  useEffect(() => {
    const { recordingId } = job
    if (recordingId)
      void shelf
        .get('recordings', recordingId)
        .then((row) => row && fileOf(shelf, row))
        .then((found) => setFile(found ?? null))
  }, [shelf, job])
  return file && <Player file={file} lengthMs={0} label={job.label} />
}

export function showWorkbench(root: HTMLElement, parts: Parts) {
  createRoot(root).render(<Workbench {...parts} />)
}
