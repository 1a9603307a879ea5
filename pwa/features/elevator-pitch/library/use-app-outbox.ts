import { useEffect, useState } from 'react'
import { type AppOutbox, appOutbox } from '../../../media/uploads/app-outbox.ts'

/** This tab's local store and outbox; null until they are open. */
export function useAppOutbox(): AppOutbox | null {
  const [opened, setOpened] = useState<AppOutbox | null>(null)
  useEffect(() => void appOutbox().then(setOpened), [])
  return opened
}
