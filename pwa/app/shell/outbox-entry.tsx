import { lazy, Suspense, useEffect, useState } from 'react'
import { type AppOutbox, appOutbox } from '../../media/uploads/app-outbox.ts'
import { OutboxLine } from '../../media/uploads/outbox-line.tsx'

const WaitingSheet = lazy(() => import('./waiting-sheet.tsx'))

/** A line above the bar on every screen: how much still waits to be sent. It opens the sheet that lists it. */
export default function OutboxEntry() {
  const [opened, setOpened] = useState<AppOutbox | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => void appOutbox().then(setOpened), [])
  if (!opened) return null
  const { outbox } = opened
  return (
    <>
      <OutboxLine outbox={outbox} onOpen={() => setOpen(true)} />
      <Suspense fallback={null}>{isOpen && <WaitingSheet opened={opened} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
