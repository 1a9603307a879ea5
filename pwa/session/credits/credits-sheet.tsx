import './credits-sheet.css'
import { useSetAtom } from 'jotai'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { accountDialogAtom } from '../account/account-dialog-state.ts'
import { useProfile } from '../auth/use-profile.ts'
import { balanceUnknown, lastKnown } from './pill.ts'
import { type Balance, useCredits } from './use-credits.ts'
import { getFreeCredits, useGetCredits } from './use-get-credits.ts'
import { worthOf } from './worth.ts'

export default function CreditsSheet({ close }: { close: () => void }) {
  const credits = useCredits()
  // The phone may have been verified elsewhere since.
  const profile = useProfile({ refetchOnMount: true })
  const { areFree, get } = useGetCredits()
  const show = useSetAtom(accountDialogAtom)
  const unknown = credits.state === 'unknown' || profile.state === 'unknown'
  return (
    <Dialog
      title="Your credits"
      onClose={close}
      actions={
        <>
          <Button onClick={() => show('credit-history')}>Credit history</Button>
          <Button
            look={unknown ? 'plain' : 'main'}
            note={areFree && 'With your phone number verified you can also buy more.'}
            onClick={() => void get()}
          >
            {areFree ? getFreeCredits : 'Buy More'}
          </Button>
        </>
      }
    >
      {unknown ? (
        <Unknown {...credits} refetch={() => Promise.all([credits.refetch(), profile.refetch()])} />
      ) : (
        <KnownBalance {...credits} />
      )}
    </Dialog>
  )
}

function Unknown({ credits, checkedAt, refetch }: Balance) {
  return (
    <div className="stack" role="status">
      <p>{balanceUnknown}</p>
      {checkedAt && <p className="numbers">{lastKnown(credits, checkedAt)}.</p>}
      <Button look="main" icon="retry" onClick={() => void refetch()}>
        Check again
      </Button>
    </div>
  )
}

function KnownBalance({ credits, state }: Balance) {
  return (
    <>
      <p className="credits-sheet-count numbers" aria-live="polite">
        {state === 'loading' ? '...' : credits} <span className="quiet">credits</span>
      </p>
      <Card tone="sunk">
        <h3>Enough for any one of these</h3>
        <ul className="lines plain-list credits-sheet-worth">
          {worthOf(credits).map(({ name, times }) => (
            <li key={name} className="between">
              <span>{name}</span>
              <span className="numbers">{state === 'loading' ? '...' : times === 1 ? 'once' : `${times} times`}</span>
            </li>
          ))}
        </ul>
      </Card>
      <p className="small quiet">Use credits to unlock resume, voice, or pitch tools. You pay only if you get a result.</p>
    </>
  )
}
