import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { accountDialogAtom } from './account-dialog-state.ts'

const dialogs = {
  delete: lazy(() => import('./delete-account-dialog.tsx')),
  data: lazy(() => import('./account-data-dialog.tsx')),
  'log-out': lazy(() => import('./log-out-dialog.tsx')),
  install: lazy(() => import('./install-dialog.tsx')),
}

/** The dialogs of the account menu, each loaded when it is first opened. */
export function AccountDialogs() {
  const [open, setOpen] = useAtom(accountDialogAtom)
  if (!open) return null
  const OpenDialog = dialogs[open]
  return (
    <Suspense fallback={null}>
      <OpenDialog close={() => setOpen(null)} />
    </Suspense>
  )
}
