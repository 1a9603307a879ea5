import './purchase-dialog.css'
import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
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

const formsStay =
  'When you come back, your job ad, resume and choices are still in their forms, and the results of this tab are here. The resume is kept for an hour.'
const formsGo = 'This browser does not keep what is in the forms: you will need your job ad and resume again.'

const securePayment = 'Secure payment: processed by Stripe, a card payment provider. Credits are added instantly.'

export default function PurchaseDialog({ close }: { close: () => void }) {
  const [chosen, choose] = useState<PackageType | null>(null)
  const { buying, buy, sameWindow, startOver } = usePurchase(close)
  const key = useAtomValue(configAtom)?.stripePublishableKey
  const isDraftKept = useAtomValue(isDraftKeptAtom)
  const onMount = useCallback(
    (_dialog: HTMLDivElement) => {
      if (key) void loadStripeScript(key)
      return onReturn(startOver)
    },
    [key, startOver],
  )
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
      <div ref={onMount} className="stack-close">
        <SwitchedOffNote feature="purchases" />
        <fieldset className="stack-tight purchase-packages" disabled={processing}>
          <legend className="only-heard">Choose a package</legend>
          {packageCards.map((card) => (
            <PackageChoice key={card.type} card={card} chosen={chosen === card.type} choose={() => choose(card.type)} />
          ))}
        </fieldset>
        <div role="status">
          <PurchaseNote buying={buying} />
        </div>
        <p className="small quiet">
          Non-refundable, but technical issues are reviewed. No subscription.
          {sameWindow && ` The payment page opens in this window. ${isDraftKept ? formsStay : formsGo}`}
        </p>
      </div>
    </Dialog>
  )
}

function PackageChoice({ card, chosen, choose }: { card: PackageCard; chosen: boolean; choose: () => void }) {
  return (
    <label className="purchase-package choice box box-edge stack-snug">
      <input className="covering-input" type="radio" name="package" value={card.type} checked={chosen} onChange={choose} />
      <span className="row-apart">
        <span className="row-tight">
          <strong>{card.name}</strong> {card.popular && <Badge tone="lamp">Most Popular</Badge>}
        </span>
        <span className="title-m numbers">{card.price}</span>
      </span>
      <span className="row-apart numbers">
        <span>
          {card.credits} credits <small className="quiet">{card.buys}</small>
        </span>
        <small>{card.savings}</small>
      </span>
    </label>
  )
}

function PurchaseNote({ buying }: { buying: ReturnType<typeof usePurchase>['buying'] }) {
  if (buying.state === 'still-here') {
    return <p>The payment page has not opened yet. Save what you want to keep, then use the button below.</p>
  }
  if (buying.state === 'choosing' && buying.fault) {
    return <p className="purchase-fault tone-red toned">{buying.fault} Nothing was charged.</p>
  }
  return null
}
