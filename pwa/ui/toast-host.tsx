import './toast-host.css'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './button.tsx'
import { openDialogsAtom } from './layers.ts'
import { dismissToast, type Toast, toastAtom, toastShownMs } from './toast.ts'
import { useAfter } from './use-after.ts'

/** Under the top bar, or inside the topmost dialog. Rendered once. */
export function ToastHost() {
  const toast = useAtomValue(toastAtom)
  const dialogs = useAtomValue(openDialogsAtom)
  const dialog = dialogs.at(-1)
  const shown = toast?.open ? toast : null
  useDismissalByDialog(dialogs.length, shown)
  const one = shown && <OneToast key={shown.id} toast={shown} />
  const isError = shown?.variant === 'destructive'
  const host = (
    <section className="toast-host" aria-label="Messages">
      <div aria-live="polite">{!isError && one}</div>
      <div role="alert">{isError && one}</div>
    </section>
  )
  return dialog ? createPortal(host, dialog) : host
}

/** What was said before a dialog opened is no part of it; an error stays. */
function useDismissalByDialog(dialogs: number, shown: Toast | null) {
  const before = useRef(dialogs)
  useEffect(() => {
    const hasOpened = dialogs > before.current
    before.current = dialogs
    if (hasOpened && shown && shown.variant !== 'destructive') dismissToast(shown.id)
  }, [dialogs, shown])
}

function OneToast({ toast }: { toast: Toast }) {
  const { id, title, description, variant = 'default' } = toast
  useAfter(variant === 'destructive' ? null : toastShownMs, () => dismissToast(id))
  return (
    <div className={`toast toast-${variant} beside lights-up`}>
      <p className="fill toast-words">
        <strong className="block">{title}</strong> {description && <span>{description}</span>}
      </p>
      <IconButton icon="close" label="Dismiss message" onClick={() => dismissToast(id)} />
    </div>
  )
}
