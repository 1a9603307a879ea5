import '../update-prompt.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { askToInstall, hasResultAtom, rememberInstallOffer, useInstallWay, wasInstallOffered } from '../../platform/install.ts'
import { accountDialogAtom } from '../../session/account/account-dialog-state.ts'
import { Button } from '../../ui/button.tsx'
import { useInterruption } from '../../ui/interruptions.ts'

/** Where nobody records. */
const quietScreens = ['/', '/analysis', '/interview-prep', '/basic-interview-prep']

/** Offers once to install the app, after it has brought a first result. Later the account menu has it. */
export function InstallOffer() {
  const way = useInstallWay()
  const hasResult = useAtomValue(hasResultAtom)
  const show = useSetAtom(accountDialogAtom)
  const isQuiet = quietScreens.includes(useLocation().pathname)
  const [isOver, setOver] = useState(wasInstallOffered)
  const isWanted = hasResult && isQuiet && way !== 'none' && !isOver
  const isMyTurn = useInterruption('install', isWanted ? 'wanted' : null)
  if (!isWanted || !isMyTurn) return null
  function accept() {
    setOver(true)
    if (way === 'prompt') void askToInstall()
    else show('install')
  }
  return (
    <div className="stack-tight update-prompt" role="status" ref={rememberInstallOffer}>
      <p>Keep Greenroom at hand: installed, it opens like any other app, and self practice works without a connection.</p>
      <div className="row">
        <Button small look="quiet" onClick={() => setOver(true)}>
          Not now
        </Button>
        <Button small look="main" onClick={accept}>
          {way === 'prompt' ? 'Install app' : 'Show me how'}
        </Button>
      </div>
    </div>
  )
}
