import './account-dialogs.css'
import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { accountDialogAtom } from './account-dialog-state.ts'

const dialogs = {
  delete: lazy(() => import('./delete-account-dialog.tsx')),
  data: lazy(() => import('./account-data-dialog.tsx')),
  'log-out': lazy(() => import('./log-out-dialog.tsx')),
  install: lazy(() => import('./install-dialog.tsx')),
}

/** What the account menu opens, each loaded when it is first opened. */
export function AccountDialogs() {
  const [open, setOpen] = useAtom(accountDialogAtom)
  if (!open) return null
  const Open = dialogs[open]
  return (
    <Suspense fallback={null}>
      <Open close={() => setOpen(null)} />
    </Suspense>
  )
}
