import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { askToInstall, hasResultAtom, rememberInstallOffer, useInstallWay, wasInstallOffered } from '../../platform/install.ts'
import { accountDialogAtom } from '../../session/account/account-dialog-state.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useInterruption } from '../../ui/interruptions.ts'

/** Offered once, on home, after a first result. The account menu has it afterwards. */
export function InstallOffer() {
  const way = useInstallWay()
  const hasResult = useAtomValue(hasResultAtom)
  const show = useSetAtom(accountDialogAtom)
  const [isOver, setOver] = useState(wasInstallOffered)
  const isWanted = hasResult && way !== 'none' && !isOver
  const isMyTurn = useInterruption('install', isWanted ? 'wanted' : null)
  if (!isWanted || !isMyTurn) return null
  function accept() {
    setOver(true)
    if (way === 'prompt') void askToInstall()
    else show('install')
  }
  return (
    <Card className="stack-tight install-offer lights-up" role="status">
      <p ref={rememberInstallOffer}>Install Greenroom to open it like any other app. Self practice works without a connection.</p>
      <div className="row">
        <Button small look="quiet" onClick={() => setOver(true)}>
          Not now
        </Button>
        <Button small look="lamp" onClick={accept}>
          {way === 'prompt' ? 'Install app' : 'Show me how'}
        </Button>
      </div>
    </Card>
  )
}
