import './credits-pill.css'
import { useSetAtom } from 'jotai'
import { Icon } from '../../ui/icon.tsx'
import { accountDialogAtom } from '../account/account-dialog-state.ts'
import { useProfile } from '../auth/use-profile.ts'
import { balanceUnknown, lastKnown, type Pill, pillOf } from './pill.ts'
import { useCredits } from './use-credits.ts'
import { useGetCredits } from './use-get-credits.ts'

export function CreditsPill() {
  const credits = useCredits()
  const { state, profile } = useProfile()
  const pill = pillOf(credits, { state, phoneVerified: profile.phoneVerified })
  const { areFree, get } = useGetCredits()
  const show = useSetAtom(accountDialogAtom)
  return (
    <div className={`credits-pill credits-pill-${pill.look}`}>
      <button
        type="button"
        className="credits-pill-count"
        title={'tooltip' in pill ? pill.tooltip : undefined}
        aria-label={spoken(pill)}
        onClick={() => (pill.look === 'locked' ? void get() : show('credits'))}
      >
        {pill.look === 'loading' ? (
          '...'
        ) : (
          <>
            <Icon name={icons[pill.look]} />
            <span className="numbers">{pill.count}</span>
          </>
        )}
      </button>
      <button
        type="button"
        className="credits-pill-buy"
        title={pill.look === 'locked' ? pill.tooltip : pill.look === 'unknown' ? balanceUnknown : undefined}
        disabled={areFree}
        onClick={() => void get()}
      >
        <span>
          Buy<span className="credits-pill-more"> More</span>
        </span>
      </button>
    </div>
  )
}

const icons = { unknown: 'warning', locked: 'lock', open: 'bulb' } as const

function spoken(pill: Pill): string {
  if (pill.look === 'loading') return 'Credits: loading'
  if (pill.look === 'unknown')
    return `Credits: could not be checked${pill.checkedAt ? `. ${lastKnown(pill.count, pill.checkedAt)}` : ''}`
  return pill.look === 'locked' ? `${pill.count} credits, locked. ${pill.tooltip}` : `${pill.count} credits`
}
