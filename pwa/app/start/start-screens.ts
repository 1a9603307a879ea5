import { allFeatures, byRound, pathsOf } from '../features.ts'

/** What is shown before any script runs. */
export const startScreens = [
  ...allFeatures.map((feature) => ({
    paths: pathsOf(feature),
    title: feature.id === 'interview' ? 'Interview Q&A Preparation' : feature.name,
    intro: feature.intro,
  })),
  { paths: pathsOf(byRound), title: byRound.name, intro: byRound.intro },
]
