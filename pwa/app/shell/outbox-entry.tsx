import { useEffect, useState } from 'react'
import { type AppOutbox, appOutbox } from '../../media/uploads/app-outbox.ts'
import { OutboxLine } from '../../media/uploads/outbox-line.tsx'
import type { UploadJob } from '../../platform/local-store.ts'
import { useStore } from '../../platform/use-store.ts'
import { useRefreshCredits } from '../../session/credits/use-credits.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const OutboxSheet = lazyDialog(() => import('../../media/uploads/outbox-sheet.tsx'))

/** A line above the bar while anything waits to be sent; opens the list. */
export default function OutboxEntry() {
  const [opened, setOpened] = useState<AppOutbox | null>(null)
  useEffect(() => void appOutbox().then(setOpened), [])
  return opened && <OutboxOf opened={opened} />
}

/** Charges and refusals of jobs sent by this page, another tab or the worker. */
const chargesOf = (jobs: readonly UploadJob[]) =>
  jobs
    .filter(({ state, answer }) => state === 'needs-you' || (answer as { creditsCharged?: number } | null)?.creditsCharged)
    .map(({ id, tries }) => `${id} ${tries}`)
    .join()

function OutboxOf({ opened }: { opened: AppOutbox }) {
  const { outbox } = opened
  const [isOpen, setOpen] = useState(false)
  const charges = chargesOf(useStore(outbox.view).jobs)
  const refreshCredits = useRefreshCredits()
  useEffect(() => {
    if (charges) void refreshCredits()
  }, [charges, refreshCredits])
  return (
    <>
      <OutboxLine outbox={outbox} onOpen={() => setOpen(true)} />
      {isOpen && <OutboxSheet {...opened} close={() => setOpen(false)} />}
    </>
  )
}
