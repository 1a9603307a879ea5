import { useEffect, useState } from 'react'
import { type AppOutbox, appOutbox } from '../../../media/uploads/app-outbox.ts'

export function useAppOutbox(): AppOutbox | null {
  const [opened, setOpened] = useState<AppOutbox | null>(null)
  useEffect(() => void appOutbox().then(setOpened), [])
  return opened
}
