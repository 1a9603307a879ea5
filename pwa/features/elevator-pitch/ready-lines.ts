import type { ReviewParts } from './review-generation.ts'

const names = [
  ['score', 'Your score'],
  ['suggestions', 'What to change'],
  ['refined', 'Refined pitch'],
  ['alternate', 'Another way to tell it'],
] as const

/** One line per part that is there, for screen readers. */
export function readyLines(received: ReviewParts): string[] {
  const there = names.filter(([name]) => received[name] !== undefined)
  return there.map(([, title], place) => `${title} ready, ${place + 1} of ${names.length}`)
}
