import { Collapsible } from '../../ui/collapsible.tsx'

const steps = [
  { title: 'Upload your resume', text: 'PDF, DOC or DOCX, up to 5 MB.' },
  { title: 'Paste the job description', text: 'The whole ad, requirements included.' },
  { title: 'Get your ATS score', text: 'With the line behind every point.' },
  { title: 'Optimize', text: 'Missing keywords, better lines, likely questions.' },
] as const

/** What the room is for, and 'How This Works', folded on a phone. */
export function Introduction({ isOpen }: { isOpen: boolean }) {
  return (
    <div className="analysis-intro">
      <p className="analysis-intro-words">
        See what a hiring system finds in your resume, next to the job you want. Every point of the score can be traced to a line.
      </p>
      <Collapsible title="How This Works" open={isOpen} look="line">
        <ol className="analysis-steps plain-list">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span className="quiet small">{text}</span>
            </li>
          ))}
        </ol>
      </Collapsible>
    </div>
  )
}
