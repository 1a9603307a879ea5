import { createContext, type ReactNode, useContext } from 'react'

/** What the app puts into every page's top bar. */
export interface PageChrome {
  topBarEnd: ReactNode
}

export const PageChromeContext = createContext<PageChrome>({ topBarEnd: null })

export const usePageChrome = () => useContext(PageChromeContext)
