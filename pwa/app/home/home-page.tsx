import './home-page.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { freeCredits } from '../../../api/contract/prices.ts'
import { reminderOpenAtom } from '../../features/help/help-state.ts'
import { Reminder } from '../../features/help/reminder.tsx'
import { useNextStep, useWorkspace } from '../../generation/next-step.tsx'
import { askToInstall, hasResultAtom, rememberInstallOffer, useInstallWay, wasInstallOffered } from '../../platform/install.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { useOnline } from '../../platform/use-online.ts'
import { accountDialogAtom } from '../../session/account/account-dialog-state.ts'
import { userAtom } from '../../session/auth/auth-state.ts'
import { useProfile, wasVerifiedKey } from '../../session/auth/use-profile.ts'
import { nameOf } from '../../session/auth/user.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { useGetCredits } from '../../session/credits/use-get-credits.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { useIsInFront } from '../../ui/in-front.ts'
import { Later } from '../../ui/later.tsx'
import { Page } from '../../ui/page.tsx'
import { byRound, featureAtHome, featureOf } from '../features.ts'
import { lazyScreen } from '../lazy-screen.ts'
import { SiblingSwitch } from '../shell/sibling-switch.tsx'
import { isWritten, StaticPart } from '../start/static-part.tsx'
import { FeatureRows } from './feature-row.tsx'
import { JobCard } from './job-card.tsx'
import { OwnScoresCard } from './own-scores-card.tsx'

const InterviewPrepScreen = lazyScreen(() => import('../../features/interview-prep/interview-prep-screen.tsx'))

/** Prep by round shares home's `Page` at `/?feature=interview`: Ionic knows pages by path only and would leave a second one invisible. */
export default function HomePage() {
  const { search } = useLocation()
  const chosen = featureAtHome(new URLSearchParams(search).get('feature'))
  // The tapped card disappears, so the screen takes its focus. A freshly loaded page keeps its own.
  const startedByRound = useRef(chosen === byRound)
  if (!chosen) {
    return (
      <Page title="Greenroom" brand wide>
        <Home />
      </Page>
    )
  }
  if (chosen !== byRound) return <Navigate to={chosen.href} replace />
  return (
    <Page title={chosen.name} backHref="/" wide switcher={<SiblingSwitch here={byRound} />}>
      <Later>
        <InterviewPrepScreen takesFocus={!startedByRound.current} />
      </Later>
    </Page>
  )
}

function Home() {
  const user = useAtomValue(userAtom)
  const name = user ? nameOf(user).split(' ')[0] : 'you'
  const isInFront = useIsInFront()
  const isOnline = useOnline()
  const isCutOff = useCredits().state === 'unknown' || !isOnline
  const isReminding = useAtomValue(reminderOpenAtom)
  const isDesktop = useIsDesktop()
  const install = useInstallOffer()
  const { key } = useLocation()
  // Ionic keeps home mounted while the job is edited elsewhere, so each visit renders a new card.
  const visit = useRef(key)
  if (isInFront) visit.current = key
  return (
    <div className="stack-loose home">
      <div>
        <h1 className="home-greeting">Take a breath, {name}.</h1>
        <div role="status">{isCutOff && <WithoutConnection />}</div>
      </div>
      {!isCutOff && <PhoneStrip />}
      <div className="columns columns-even">
        <div className="stack-loose">
          <JobCard key={visit.current} isCutOff={isCutOff} />
          {isDesktop && <Reminder />}
          {isDesktop && !isReminding && <SampleScore />}
          {!isReminding && install && <InstallOffer {...install} />}
          <OwnScoresCard key={`scores ${visit.current}`} mayOffer={!isReminding && !install} />
        </div>
        <section className="stack-tight" aria-label="Features">
          <FeatureRows isCutOff={isCutOff} />
        </section>
        {!isDesktop && <Reminder />}
      </div>
    </div>
  )
}

/** Until there is an ad: what the card above leads to. Only in a page that began with the landing page. */
function SampleScore() {
  const { hasAd, score } = useWorkspace()
  if (hasAd || score || !isWritten('score')) return null
  return (
    <a className="card between" href="/sample">
      <StaticPart name="score" className="row fill">
        {null}
      </StaticPart>
      <Icon name="chevron-right" size={16} />
    </a>
  )
}

/** What can be done meanwhile, and what happens to the rest. */
function WithoutConnection() {
  const isOnline = useOnline()
  return (
    <section className="home-strip card row">
      <Illustration of="offline" />
      <div className="fill stack-tight">
        <h2>{isOnline ? "We can't reach Greenroom right now" : 'No connection'}</h2>
        <p>Self practice and your drafts still work. Nothing here is lost, and the rest opens again by itself.</p>
      </div>
      <LinkButton look="main" icon="play" href={featureOf('self-practice').href}>
        Practice aloud (free)
      </LinkButton>
    </section>
  )
}

/** Space is reserved while loading if the phone was unverified last time, so nothing shifts. Not shown when the profile failed to load. */
function PhoneStrip() {
  const { state, profile } = useProfile()
  const { get } = useGetCredits()
  const isDesktop = useIsDesktop()
  const uid = useAtomValue(userAtom)?.uid
  const isFirst = useNextStep().href === '/'
  const coming = state === 'loading' && localStorage.getItem(wasVerifiedKey) !== uid
  if (!coming && (state !== 'known' || profile.phoneVerified)) return null
  return (
    <section className={`home-strip card card-lamp row ${coming ? 'home-strip-coming' : 'lights-up'}`}>
      {isDesktop && <Icon name="gift" />}
      <div className="fill">
        <h2>Get {freeCredits} Free Credits</h2>
        {isDesktop && <p className="small">Verify your phone number with one text message.</p>}
      </div>
      <Button small={!isDesktop} look={isFirst ? 'main' : 'plain'} onClick={() => void get()}>
        Verify phone
      </Button>
    </section>
  )
}

/** Offered once, on home, after a first result. The account menu has it afterwards. */
function useInstallOffer() {
  const way = useInstallWay()
  const hasResult = useAtomValue(hasResultAtom)
  const [isOver, setOver] = useState(wasInstallOffered)
  return hasResult && way !== 'none' && !isOver ? { way, close: () => setOver(true) } : null
}

function InstallOffer({ way, close }: NonNullable<ReturnType<typeof useInstallOffer>>) {
  const show = useSetAtom(accountDialogAtom)
  function accept() {
    close()
    if (way === 'prompt') void askToInstall()
    else show('install')
  }
  return (
    <Card className="stack-tight lights-up" role="status">
      <h2 className="row-tight">
        <Icon name="phone" /> Keep Greenroom at hand
      </h2>
      <p ref={rememberInstallOffer}>Install Greenroom to open it like any other app. Self practice works without a connection.</p>
      <div className="row">
        <Button small look="quiet" onClick={close}>
          Not now
        </Button>
        <Button small look="lamp" onClick={accept}>
          {way === 'prompt' ? 'Install app' : 'Show me how'}
        </Button>
      </div>
    </Card>
  )
}
