import './page.css'
import { IonContent, IonPage } from '@ionic/react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { useScreenTitle } from './in-front.ts'
import { TopBar } from './top-bar.tsx'

/** What the app puts into every page's top bar, and below every feature. */
interface PageChrome {
  topBarEnd: ReactNode
  notice: ReactNode
  isDesktop: boolean
}

export const PageChromeContext = createContext<PageChrome>({ topBarEnd: null, notice: null, isDesktop: true })

/** Where a phone has the main action; null on a desktop. */
const EdgeContext = createContext<Element | null>(null)

/** What the app hands to the page of a feature. */
export interface FeaturePageProps {
  switcher: ReactNode
}

interface PageProps extends Partial<FeaturePageProps> {
  title: string
  backHref?: string
  children: ReactNode
  wide?: boolean
  brand?: boolean
}

/** Every route's element is a `Page`. */
export function Page({ title, backHref, children, switcher, wide = false, brand = false }: PageProps) {
  useScreenTitle(title)
  const { topBarEnd, notice, isDesktop } = useContext(PageChromeContext)
  const [edge, setEdge] = useState<Element | null>(null)
  return (
    <IonPage className="page">
      <TopBar {...{ title, brand, backHref }} end={topBarEnd} />
      <IonContent className="page-scroll">
        {/* ion-content is already the main landmark. */}
        <div className={`page-content stack-loose${wide ? ' page-wide' : ''}`}>
          {!brand && <h1 className="page-heading">{title}</h1>}
          {switcher}
          <EdgeContext value={edge}>{children}</EdgeContext>
          {switcher && notice}
        </div>
      </IonContent>
      {!isDesktop && <div className="page-action" ref={setEdge} />}
    </IonPage>
  )
}

/** The main action: where it is written on a desktop, at the lower edge of the page on a phone. @param isAtEnd written there on a phone too */
export function PageAction({ children, isAtEnd = false }: { children: ReactNode; isAtEnd?: boolean }) {
  const edge = useContext(EdgeContext)
  return edge && !isAtEnd ? createPortal(children, edge) : <div className="page-action-here">{children}</div>
}
