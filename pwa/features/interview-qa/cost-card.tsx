import { useAtomValue } from 'jotai'
import { configAtom } from '../../session/auth/session.ts'
import { useCredits } from '../../session/credits/use-credits.ts'
import { Icon } from '../../ui/icon.tsx'
import { costBanner } from './form-rules.ts'

export function CostCard() {
  const credits = useCredits()
  const isDevMode = useAtomValue(configAtom)?.devMode ?? false
  const { price, use, available } = costBanner(credits, isDevMode)
  return (
    <div className="qa-cost">
      <Icon name={credits.state === 'unknown' ? 'warning' : 'info'} />
      <div>
        <p>
          <strong>{price}</strong>
        </p>
        <p className="small">{use}</p>
        <p className="small numbers">
          {available}{' '}
          {credits.state === 'unknown' && (
            <button type="button" className="link-button" onClick={() => void credits.refetch()}>
              Check again
            </button>
          )}
        </p>
      </div>
    </div>
  )
}
