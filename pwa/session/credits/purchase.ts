import { creditPackages, creditReasons, emailNeeded, type PackageType } from '../../../api/contract/prices.ts'
import { ApiProblem } from '../../platform/api-problem.ts'

const dollars = (cents: number) => `$${cents / 100}`

export const packageCards = (Object.keys(creditPackages) as PackageType[]).map((type) => {
  const { name, priceCents, credits, savings } = creditPackages[type]
  const buys = `${Math.floor(credits / creditReasons.resume_score)} resume checks`
  return { type, name, price: dollars(priceCents), credits, savings, popular: type === 'premium', buys }
})

export type PackageCard = (typeof packageCards)[number]

export const noCheckoutUrl = 'No checkout URL received from server'

export interface PurchaseFault {
  title: 'Error' | 'Payment Error'
  description: string
}

export const noEmail: PurchaseFault = { title: 'Error', description: emailNeeded }

/** The server's own sentence where it has one. */
export function purchaseFaultOf(error: unknown): PurchaseFault {
  if (!(error instanceof ApiProblem)) {
    const message = error instanceof Error && error.message === noCheckoutUrl ? noCheckoutUrl : 'Failed to start checkout process'
    return { title: 'Payment Error', description: message }
  }
  if (error.message === emailNeeded) return noEmail
  if (error.code === 'no_connection')
    return { title: 'Payment Error', description: `Failed to start checkout process. ${error.message}` }
  // The server's general sentence would say less.
  const description = error.code === 'unavailable' ? 'Failed to create checkout session' : error.message
  return { title: 'Payment Error', description }
}
