import type { ReactNode } from 'react'
import { CreditsPill } from '../../session/credits/credits-pill.tsx'
import { PageChromeContext } from '../../ui/page-chrome.ts'

const chrome = { topBarEnd: <CreditsPill /> }

/** Puts the credits pill into every page's top bar. */
export function TopBarEnd({ children }: { children: ReactNode }) {
  return <PageChromeContext value={chrome}>{children}</PageChromeContext>
}
