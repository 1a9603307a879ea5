import { createContext, type ReactNode, useContext } from 'react'

/** What the app puts into every page's top bar, and below every feature. */
export interface PageChrome {
  topBarEnd: ReactNode
  notice: ReactNode
}

export const PageChromeContext = createContext<PageChrome>({ topBarEnd: null, notice: null })

export const usePageChrome = () => useContext(PageChromeContext)
