import { prepSections } from './prep-sections.ts'

const promises: Record<(typeof prepSections)[number]['name'], string> = {
  round: 'What it is for, and where your resume leaves a gap',
  goal: 'What they want to find out, and where they look',
  introduction: 'What to open with, and what to be proud of',
  expectations: 'Traits they weigh, pitfalls, and how to handle a panel',
  questions: 'Ten, each with a STAR answer and one in conversation',
  strategy: 'Where to put the hours you have left',
  company: 'What the ad says of them, and what to ask',
  frameworks: 'Ways to build an answer, applied to this role',
}

/** The empty right side of a desktop: what will stand there. */
export function ComingBrief() {
  return (
    <section className="prep-coming" aria-label="What you get">
      <h2>What you get</h2>
      <ol className="plain-list">
        {prepSections.map(({ name, title }) => (
          <li key={name}>
            <strong>{title}</strong>
            <span className="quiet">{promises[name]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
