import { SignInDialog } from '../session/auth/sign-in-dialog.tsx'
import { ToastHost } from '../ui/toast-host.tsx'
import '../ui/toast-host.css'
import './update-prompt.css'
import { useAtom } from 'jotai'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { errorNoticeAtom } from '../ui/error-notice.ts'
import { updateAtom } from './offer-updates.ts'

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

function UpdatePrompt() {
  const [update, setUpdate] = useAtom(updateAtom)
  if (!update) return null
  return (
    <div className="toast-host stack-tight update-prompt" role="status">
      <p>A new version of Greenroom is ready. Updating clears the screen.</p>
      <div className="row">
        <Button small look="quiet" onClick={() => setUpdate(null)}>
          Later
        </Button>
        <Button small look="main" onClick={update.apply}>
          Update now
        </Button>
      </div>
    </div>
  )
}

function ErrorDialog() {
  const [notice, setNotice] = useAtom(errorNoticeAtom)
  if (notice === null) return null
  const close = () => setNotice(null)
  return (
    <Dialog
      look="alert"
      title="An error occurred"
      description={notice.message}
      onClose={close}
      actions={
        <>
          <Button look={notice.canReload ? 'plain' : 'main'} onClick={close}>
            Close
          </Button>
          {notice.canReload && (
            <Button look="main" onClick={() => location.reload()}>
              Try again
            </Button>
          )}
        </>
      }
    />
  )
}
