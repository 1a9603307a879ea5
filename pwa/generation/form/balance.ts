import type { Balance as KnownBalance } from '../../session/credits/use-credits.ts'

/** What a form needs to know of the person's credits. */
export type Balance = Pick<KnownBalance, 'state' | 'credits'>

/** Whether the credits do not suffice. A balance that is not known locks nothing: the server knows it. */
export const isTooLow = ({ state, credits }: Balance, price: number): boolean => state === 'known' && credits < price

/** "This takes 15, you have 4."; null when the credits suffice. */
export const shortageNote = (balance: Balance, price: number): string | null =>
  isTooLow(balance, price) ? `This takes ${price}, you have ${balance.credits}.` : null

/** The badge of a form: "40 credits available", '...' while loading. */
export function creditsBadge({ state, credits }: Balance): string {
  if (state === 'loading') return '... credits available'
  return state === 'unknown' ? 'Credits could not be checked' : `${credits} credits available`
}
