import { WhatYouGet } from '../../generation/what-you-get.tsx'
import { analysisOrder, type ShownSection } from './sections.ts'

const promises: Record<ShownSection, string> = {
  score: '0 to 100, with the parts it is made of',
  gaps: 'What we could not find: your answers count at once',
  requirements: 'Line by line: shown, not found, or we cannot tell',
  skills: 'How well each skill of the ad is covered',
  summary: 'Where you stand, in a few sentences',
  recommendations: 'What to change first',
  improvements: 'Your own lines, rewritten and ready to copy',
  company: 'What the ad says between the lines',
  questions: 'What they may ask, with answers in four parts',
}

/** The empty right side of a desktop: what will be there. */
export function ComingResults() {
  return <WhatYouGet promises={analysisOrder.sections.map(({ name, title }) => [title, promises[name]] as const)} />
}
