import './credits-sheet.css'
import { useAtom, useSetAtom } from 'jotai'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useProfile } from '../account/use-profile.ts'
import { creditsSheetOpenAtom } from './credits-sheet-state.ts'
import { creditHistoryOpenAtom } from './purchase-state.ts'
import { balanceUnknown, verifyToBuy } from './texts.ts'
import { useBuyMore } from './use-buy-more.ts'
import { type CreditsStanding, useCredits } from './use-credits.ts'
import { worthOf } from './worth.ts'

/** What the balance is and what it is worth; where the pill leads on a phone, on which no tooltip opens. */
export function CreditsSheet() {
  const [open, setOpen] = useAtom(creditsSheetOpenAtom)
  return open && <OpenCreditsSheet close={() => setOpen(false)} />
}

function OpenCreditsSheet({ close }: { close: () => void }) {
  const credits = useCredits()
  // Asked anew: the phone may have been verified in another tab or on another device since.
  const profile = useProfile({ askAnew: true })
  const buyMore = useBuyMore()
  const showHistory = useSetAtom(creditHistoryOpenAtom)
  const unknown = credits.state === 'unknown' || profile.state === 'unknown'
  return (
    <Dialog
      title="Your credits"
      onClose={close}
      actions={
        <>
          <Button
            wide
            onClick={() => {
              close()
              showHistory(true)
            }}
          >
            Credit history
          </Button>
          <Button
            look="main"
            wide
            disabled={buyMore.isLocked}
            note={buyMore.isLocked ? verifyToBuy : null}
            onClick={() => void buyMore.press().then((isOpen) => isOpen && close())}
          >
            Buy More
          </Button>
        </>
      }
    >
      {unknown ? <Unknown ask={() => Promise.all([credits.ask(), profile.ask()])} /> : <Balance {...credits} />}
    </Dialog>
  )
}

function Unknown({ ask }: { ask: () => Promise<unknown> }) {
  return (
    <div className="stack" role="status">
      <p>{balanceUnknown}</p>
      <Button icon="retry" onClick={() => void ask()}>
        Check again
      </Button>
    </div>
  )
}

function Balance({ credits, state }: CreditsStanding) {
  return (
    <>
      <p className="credits-sheet-count numbers" aria-live="polite">
        {state === 'loading' ? '...' : credits} <span className="quiet">credits</span>
      </p>
      <Card tone="sunk">
        <h3>Enough for any one of these</h3>
        <ul className="credits-sheet-worth plain-list">
          {worthOf(credits).map(({ name, times }) => (
            <li key={name}>
              <span>{name}</span>
              <span className="numbers">{times} ×</span>
            </li>
          ))}
        </ul>
      </Card>
      <p className="small quiet">
        Use credits to unlock resume, voice, or pitch tools. You pay only for an answer that was made.
      </p>
    </>
  )
}
