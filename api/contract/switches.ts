import { declaredFeatures, type FeaturesWith } from './features.ts'

export type Switchable = FeaturesWith<{ inSentence: string }> | 'purchases'

const switchable = {
  ...Object.fromEntries(declaredFeatures.flatMap(([name, { inSentence }]) => (inSentence ? [[name, inSentence]] : []))),
  purchases: 'Buying credits',
} as Record<Switchable, string>

export const switchableNames = Object.keys(switchable) as [Switchable, ...Switchable[]]

export const switchedOffSentence = (feature: Switchable) =>
  `${switchable[feature]} is turned off right now. Please try again later.`
