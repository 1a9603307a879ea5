import type { ReactNode } from 'react'
import { CreditsPill } from '../../session/credits/credits-pill.tsx'
import { PageChromeContext } from '../../ui/page-chrome.ts'

const chrome = { topBarEnd: <CreditsPill /> }

export function TopBarEnd({ children }: { children: ReactNode }) {
  return <PageChromeContext value={chrome}>{children}</PageChromeContext>
}
