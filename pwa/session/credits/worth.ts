import { declaredFeatures } from '../../../api/contract/features.ts'

/** What credits are spent on, each once; a feature with two prices is paid in two steps. */
export const priceList = [
  ...new Map(
    declaredFeatures.map(([, { name, prices, href }]) => [
      name,
      { name, prices: Object.values(prices), hasScreen: href !== undefined },
    ]),
  ).values(),
].filter(({ prices }) => prices.length > 0)

export const sumOf = (prices: readonly number[]) => prices.reduce((sum, price) => sum + price, 0)

export const freeCreditsBuy = 'a resume analysis, a voice interview and two interview preparations'

export const worthOf = (credits: number) =>
  priceList.filter(({ hasScreen }) => hasScreen).map(({ name, prices }) => ({ name, times: Math.floor(credits / sumOf(prices)) }))
