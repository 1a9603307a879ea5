import { SignInDialog } from '../session/auth/sign-in-dialog.tsx'
import { ErrorDialog } from '../ui/error-dialog.tsx'
import { ToastHost } from '../ui/toast-host.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

export default function Layers() {
  return (
    <>
      <SignInDialog />
      <ErrorDialog />
      <UpdatePrompt />
      <ToastHost />
    </>
  )
}
