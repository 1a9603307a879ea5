import { useEffect, useState } from 'react'
import { type AppOutbox, appOutbox } from '../../media/uploads/app-outbox.ts'
import { OutboxLine } from '../../media/uploads/outbox-line.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const WaitingSheet = lazyDialog(() => import('./waiting-sheet.tsx'))

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
      {isOpen && <WaitingSheet opened={opened} close={() => setOpen(false)} />}
    </>
  )
}
