import { SiblingSwitch } from '../../ui/sibling-switch.tsx'
import { type Feature, featuresUnder } from '../features.ts'

const heard: Record<Feature['under'], string> = { Resume: 'Resume', Prep: 'Preparation', Practice: 'Practice' }

/** The screens that share one entry of the bottom bar. */
export function FeatureSwitch({ here }: { here: Feature }) {
  const siblings = featuresUnder(here.under).map(({ shortName, href, badge }) => ({
    ...{ label: shortName, href },
    badge: badge === 'BETA' ? badge : undefined,
  }))
  return <SiblingSwitch label={heard[here.under]} siblings={siblings} here={here.href} />
}
