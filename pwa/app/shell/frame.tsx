import '@ionic/react/css/core.css'
import '@ionic/react/css/structure.css'
import './frame.css'
import '../../export/print.css'
import { getConfig, IonApp, IonRouterOutlet, isPlatform, setupIonicReact, useIonRouter } from '@ionic/react'
import { IonReactRouter } from '@ionic/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { Reminder } from '../../features/help/reminder.tsx'
import type { User } from '../../platform/auth.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { followVisibleHeight } from '../../platform/visible-height.ts'
import { AccountEntries } from '../../session/account/account-entries.tsx'
import { Avatar } from '../../session/account/avatar.tsx'
import { userAtom } from '../../session/auth/auth-state.ts'
import { nameOf } from '../../session/auth/user.ts'
import { CreditsPill } from '../../session/credits/credits-pill.tsx'
import { openDialogsAtom } from '../../ui/layers.ts'
import { Menu } from '../../ui/menu.tsx'
import { PageChromeContext } from '../../ui/page.tsx'
import { LocalBanner } from '../local-banner.tsx'
import { screenShownAtom } from '../start/screen-shown.ts'
import { BottomBar } from './bottom-bar.tsx'
import { FrameDialogs } from './frame-dialogs.tsx'
import { moveOf } from './move.ts'
import { createQueryClient } from './query-client.ts'
import { screens } from './routes.tsx'
import { SiteBar } from './site-bar.tsx'

/** Loaded after the first screen, which works without them. */
const OutboxEntry = lazy<ComponentType>(() => import('./outbox-entry.tsx').catch(() => ({ default: () => null })))

followVisibleHeight()
const calm = matchMedia('(prefers-reduced-motion: reduce)')
setupIonicReact({ animated: !calm.matches })
calm.addEventListener('change', () => getConfig()?.set('animated', !calm.matches))

/** Navigation moves the focus to the new screen's heading, but not on the first screen. */
const focusOnArrival = () => getConfig()?.set('focusManagerPriority', ['heading', 'content'])

/** Everything behind the sign-in, loaded separately from the landing page. */
export default function Frame() {
  const user = useAtomValue(userAtom)
  return user && <FrameOf key={user.uid} user={user} />
}

/** On iOS a swipe from the edge goes back, except under a sheet or a stage. */
function Outlet() {
  const isCovered = useAtomValue(openDialogsAtom).length > 0
  return <IonRouterOutlet swipeGesture={isPlatform('ios') && !calm.matches && !isCovered}>{screens}</IonRouterOutlet>
}

function FrameOf({ user }: { user: User }) {
  const [queries] = useState(createQueryClient)
  const isScreenShown = useAtomValue(screenShownAtom)
  useEffect(() => {
    if (isScreenShown) focusOnArrival()
  }, [isScreenShown])
  return (
    <QueryClientProvider client={queries}>
      <IonApp>
        <IonReactRouter>
          <InAppLinks>
            <Chrome>
              <a className="skip-link" href="#content">
                Skip to content
              </a>
              <LocalBanner />
              <FrameBar user={user} />
              <div className="frame-outlet" id="content" tabIndex={-1}>
                <Outlet />
              </div>
              <Suspense fallback={null}>
                <OutboxEntry />
              </Suspense>
              <BottomBar />
              <FrameDialogs user={user} />
            </Chrome>
          </InAppLinks>
        </IonReactRouter>
      </IonApp>
    </QueryClientProvider>
  )
}

const chrome = { topBarEnd: <CreditsPill />, notice: <Reminder /> }

function Chrome({ children }: { children: ReactNode }) {
  const isDesktop = useIsDesktop()
  const value = useMemo(() => ({ ...chrome, isDesktop }), [isDesktop])
  return <PageChromeContext value={value}>{children}</PageChromeContext>
}

function FrameBar({ user }: { user: User }) {
  return (
    <div className="frame-bar">
      <SiteBar
        end={
          <>
            <CreditsPill />
            <Menu align="end" className="account-menu" label={`Account of ${nameOf(user)}`} button={<Avatar user={user} />}>
              <AccountEntries user={user} />
            </Menu>
          </>
        }
      />
    </div>
  )
}

/** Turns clicks on our own links into navigation without a reload. Keyboard activation is a click too. */
function InAppLinks({ children }: { children: ReactNode }) {
  const { push } = useIonRouter()
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      const move = moveOf(event, location.origin)
      if (!move) return
      event.preventDefault()
      if (move.path !== location.pathname + location.search) push(move.path, move.direction)
    }
    // On the document, because dialogs may be outside the frame.
    document.addEventListener('click', clicked)
    return () => document.removeEventListener('click', clicked)
  }, [push])
  return <div className="in-app">{children}</div>
}
