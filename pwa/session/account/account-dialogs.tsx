import { useAtom } from 'jotai'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { accountDialogAtom } from './account-dialog-state.ts'

const dialogs = {
  delete: lazyDialog(() => import('./delete-account-dialog.tsx')),
  data: lazyDialog(() => import('./account-data-dialog.tsx')),
  'log-out': lazyDialog(() => import('./log-out-dialog.tsx')),
  'stop-scores': lazyDialog(() => import('./stop-scores-dialog.tsx')),
  install: lazyDialog(() => import('./install-dialog.tsx')),
}

export function AccountDialogs() {
  const [open, setOpen] = useAtom(accountDialogAtom)
  if (!open) return null
  const OpenDialog = dialogs[open]
  return <OpenDialog close={() => setOpen(null)} />
}
