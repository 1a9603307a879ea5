import { allFeatures, pathsOf, preparationByRound } from '../features.ts'

/** What is shown before any script runs. */
export const startScreens = [
  ...allFeatures.map((feature) => ({
    paths: pathsOf(feature),
    title: feature.id === 'interview' ? 'Interview Q&A Preparation' : feature.name,
    intro: feature.intro,
  })),
  {
    paths: [preparationByRound],
    title: 'Interview Preparation',
    intro: 'A brief for one round of interviews: what it is for, what they look for, and what to say.',
  },
]
