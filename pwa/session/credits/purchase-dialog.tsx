import './credits-sheet.css'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { PackageType } from '../../../api/contract/prices.ts'
import { onReturn } from '../../platform/checkout-window.ts'
import { isDraftKeptAtom } from '../../platform/draft.ts'
import { loadStripeScript } from '../../platform/stripe-script.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { configAtom } from '../auth/session.ts'
import { SwitchedOffNote, useSwitchedOff } from '../switched-off.tsx'
import { type PackageCard, packageCards } from './purchase.ts'
import { usePurchase } from './use-purchase.ts'

const formsStay = 'Your forms and results will be here when you come back (your resume for one hour).'
const formsGo = "This browser doesn't keep your forms: you will need your job ad and resume again."

const securePayment = 'Secure payment: processed by Stripe, a card payment provider. Credits are added instantly.'

export default function PurchaseDialog({ close }: { close: () => void }) {
  const [chosen, choose] = useState<PackageType | null>(null)
  const { buying, buy, sameWindow, startOver } = usePurchase(close)
  const key = useAtomValue(configAtom)?.stripePublishableKey
  const isDraftKept = useAtomValue(isDraftKeptAtom)
  useEffect(() => {
    if (key) void loadStripeScript(key)
  }, [key])
  useEffect(() => onReturn(startOver))
  const processing = buying.state === 'processing'
  const isOff = useSwitchedOff('purchases')
  return (
    <Dialog
      wide
      title="Purchase Credits"
      description="Credits allow you to use all features"
      onClose={close}
      actions={
        buying.state === 'still-here' ? (
          <LinkButton look="main" wide href={buying.url} {...(!sameWindow && { target: '_blank', rel: 'noopener' })}>
            Open the payment page
          </LinkButton>
        ) : (
          <Button
            look="main"
            wide
            disabled={!chosen || isOff}
            busy={processing}
            note={chosen ? securePayment : 'Choose a package first.'}
            onClick={() => chosen && void buy(chosen)}
          >
            {processing ? 'Processing...' : 'Buy Credits Now'}
          </Button>
        )
      }
    >
      <div className="stack-close">
        <SwitchedOffNote feature="purchases" />
        <fieldset className="stack-tight" disabled={processing}>
          <legend className="only-heard">Choose a package</legend>
          {packageCards.map((card) => (
            <PackageChoice key={card.type} card={card} chosen={chosen === card.type} choose={() => choose(card.type)} />
          ))}
        </fieldset>
        <div role="status">
          {buying.state === 'still-here' && (
            <p>The payment page has not opened yet. Save what you want to keep, then use the button below.</p>
          )}
          {buying.state === 'choosing' && buying.fault && (
            <p className="purchase-fault tone-red toned">{buying.fault} Nothing was charged.</p>
          )}
        </div>
        <p className="small quiet">
          Non-refundable, but technical issues are reviewed. No subscription.
          {sameWindow && ` Checkout opens in this window. ${isDraftKept ? formsStay : formsGo}`}
        </p>
      </div>
    </Dialog>
  )
}

function PackageChoice({ card, chosen, choose }: { card: PackageCard; chosen: boolean; choose: () => void }) {
  return (
    <label className="choice box box-edge row numbers">
      <input type="radio" name="package" value={card.type} checked={chosen} onChange={choose} />
      <span className="fill">
        <strong>{card.name}</strong> {card.popular && <Badge tone="lamp">Most Popular</Badge>}
        <span className="block">{card.credits} credits</span>
        <small className="quiet">{card.buys}</small>
      </span>
      <span className="purchase-price figures">
        <span className="title-m block">{card.price}</span>
        <small className={card.savings === 'Save 0%' ? 'quiet' : 'tone-green toned'}>{card.savings}</small>
      </span>
    </label>
  )
}
