import { WhatYouGet } from '../../generation/what-you-get.tsx'
import { analysisOrder, type ShownSection } from './sections.ts'

const promises: Record<ShownSection, string> = {
  score: '0 to 100, with the parts it is made of',
  ad: 'Found, close, missing: line by line, with what to do',
  skills: 'How well each skill of the ad is covered',
  keywords: 'Must-haves apart from nice-to-haves',
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
