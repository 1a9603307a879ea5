import { createContext, type ReactNode, useContext } from 'react'

/** What the app shell puts into every page's top bar. Pages do not know about it. */
export interface PageChrome {
  /** At the end of the top bar on a phone: the credits pill. */
  topBarEnd: ReactNode
}

export const PageChromeContext = createContext<PageChrome>({ topBarEnd: null })

export const usePageChrome = () => useContext(PageChromeContext)
