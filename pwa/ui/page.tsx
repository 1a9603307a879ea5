import './page.css'
import { IonContent, IonPage } from '@ionic/react'
import { createContext, type ReactNode, Suspense, useContext } from 'react'
import { Icon } from './icon.tsx'
import { useScreenTitle } from './in-front.ts'
import { Mark } from './mark.tsx'

/** What the app puts into every page's top bar, and below every feature. */
interface PageChrome {
  topBarEnd: ReactNode
  notice: ReactNode
}

export const PageChromeContext = createContext<PageChrome>({ topBarEnd: null, notice: null })

const usePageChrome = () => useContext(PageChromeContext)

interface PageProps {
  title: string
  backHref?: string
  children: ReactNode
  action?: ReactNode
  switcher?: ReactNode
  wide?: boolean
  brand?: boolean
}

/** Every route's element is a `Page`. */
export function Page({ title, backHref, children, action, switcher, wide = false, brand = false }: PageProps) {
  useScreenTitle(title)
  const { notice } = usePageChrome()
  return (
    <IonPage className="page">
      <PageTopBar title={title} brand={brand} {...(backHref && { backHref })} />
      <IonContent className="page-scroll">
        {/* ion-content is already the main landmark. */}
        <div className={`page-content stack-loose${wide ? ' page-wide' : ''}`}>
          {!brand && <h1 className="page-heading">{title}</h1>}
          {switcher}
          {children}
          {switcher && notice}
        </div>
      </IonContent>
      {action && (
        <Suspense fallback={null}>
          <div className="page-action">{action}</div>
        </Suspense>
      )}
    </IonPage>
  )
}

function PageTopBar({ title, backHref, brand }: { title: string; backHref?: string; brand: boolean }) {
  const { topBarEnd } = usePageChrome()
  return (
    <header className="top-bar row-tight">
      {backHref && (
        <a className="icon-button" href={backHref} data-direction="back" aria-label="Back">
          <Icon name="back" />
        </a>
      )}
      {brand ? (
        <span className="top-bar-brand row-tight">
          <Mark size={32} /> Greenroom
        </span>
      ) : (
        <h1 className="top-bar-title fill">{title}</h1>
      )}
      <div>{topBarEnd}</div>
    </header>
  )
}
