import { useAtom } from 'jotai'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { errorNoticeAtom } from './error-notice.ts'

export function ErrorDialog() {
  const [message, setMessage] = useAtom(errorNoticeAtom)
  if (message === null) return null
  const close = () => setMessage(null)
  return (
    <Dialog
      look="alert"
      title="An error occurred"
      description={message}
      onClose={close}
      actions={
        <Button look="main" onClick={close}>
          Close
        </Button>
      }
    />
  )
}
