import { declaredFeatures } from '../../../api/contract/features.ts'

export const sumOf = (prices: Readonly<Record<string, number>>) => Object.values(prices).reduce((sum, price) => sum + price, 0)

/** What credits are spent on, each once. */
export const priceList = [...new Map(declaredFeatures.map(([, feature]) => [feature.name, feature])).values()].filter(
  ({ prices }) => sumOf(prices) > 0,
)

export const freeCreditsBuy = 'a resume analysis, a voice interview and two interview preparations'

export const worthOf = (credits: number) =>
  priceList.filter(({ href }) => href).map(({ name, prices }) => ({ name, times: Math.floor(credits / sumOf(prices)) }))
