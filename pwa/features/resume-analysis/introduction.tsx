import { Collapsible } from '../../ui/collapsible.tsx'

const steps = [
  { title: 'Upload your resume', text: 'PDF, DOC or DOCX, up to 5 MB.' },
  { title: 'Paste the job description', text: 'The whole ad, requirements included.' },
  { title: 'Get your ATS score', text: 'With the line behind every point.' },
  { title: 'Optimize', text: 'Missing keywords, better lines, likely questions.' },
] as const

function Steps() {
  return (
    <ol className="analysis-steps plain-list">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span className="quiet small">{text}</span>
        </li>
      ))}
    </ol>
  )
}

/** What the room is for, and 'How This Works': folded on a phone, four columns on a desktop. */
export function Introduction({ isDesktop }: { isDesktop: boolean }) {
  return (
    <div className="analysis-intro">
      <p className="analysis-intro-words">See what a hiring system finds in your resume for the job you want, line by line.</p>
      {isDesktop ? (
        <>
          <h2>How This Works</h2>
          <Steps />
        </>
      ) : (
        <Collapsible title="How This Works" look="line">
          <Steps />
        </Collapsible>
      )}
    </div>
  )
}
