import type { Balance as KnownBalance } from '../../session/credits/use-credits.ts'

export type Balance = Pick<KnownBalance, 'state' | 'credits'>

/** An unknown balance blocks nothing: the server decides. */
export const isTooLow = ({ state, credits }: Balance, price: number): boolean => state === 'known' && credits < price

/** "This takes 15, you have 4."; null when the credits suffice. */
export const shortageNote = (balance: Balance, price: number): string | null =>
  isTooLow(balance, price) ? `This takes ${price}, you have ${balance.credits}.` : null

export function creditsBadge({ state, credits }: Balance): string {
  if (state === 'loading') return '... credits available'
  return state === 'unknown' ? 'Credits could not be checked' : `${credits} credits available`
}
