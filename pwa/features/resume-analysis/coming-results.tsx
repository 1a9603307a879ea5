import { shownSections } from './sections.ts'

const promises: Record<(typeof shownSections)[number]['name'], string> = {
  score: '0 to 100, with the parts it is made of',
  skills: 'How well each skill of the ad is covered',
  keywords: 'Must-haves apart from nice-to-haves',
  summary: 'Where you stand, in a few sentences',
  recommendations: 'What to change first',
  improvements: 'Your own lines, rewritten and ready to copy',
  company: 'What the ad says between the lines',
  questions: 'What they may ask, with answers in four parts',
}

/** The empty right side of a desktop: what will stand there. */
export function ComingResults() {
  return (
    <section className="analysis-coming" aria-label="What you get">
      <h2>What you get</h2>
      <ol className="plain-list">
        {shownSections.map(({ name, title }) => (
          <li key={name}>
            <strong>{title}</strong>
            <span className="quiet">{promises[name]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
