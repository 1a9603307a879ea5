import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { guide, stepAt } from './texts.ts'

interface GuideCardProps {
  /** How much has been recorded in all; the guide follows along. */
  recordedMs: number
  isRecording: boolean
}

/** What to talk about. While recording, the current step stands out. Nothing is announced: the microphone is open. */
export function GuideCard({ recordedMs, isRecording }: GuideCardProps) {
  const now = isRecording ? stepAt(recordedMs) : -1
  return (
    <Card as="section" className="spoken-guide stack-close" tone="sunk">
      <h2>What to say</h2>
      <ol className="stack-tight plain-list">
        {guide.map(({ title, say }, index) => (
          <li
            key={title}
            className="spoken-guide-step"
            data-now={index === now || undefined}
            data-past={index < now || undefined}
          >
            <span className="spoken-guide-mark numbers" aria-hidden="true">
              {index < now ? <Icon name="check" size={18} /> : index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{say}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** On a phone the list is out of sight while recording: the current step is shown above the time. */
export function StepNow({ recordedMs }: Pick<GuideCardProps, 'recordedMs'>) {
  const step = guide[stepAt(recordedMs)]
  if (!step) return null
  return (
    <p className="spoken-step-now">
      <strong>{step.title}</strong> {step.say}
    </p>
  )
}
