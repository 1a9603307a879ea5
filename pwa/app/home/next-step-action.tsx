import { LinkButton } from '../../ui/button.tsx'
import { useJobFacts } from './job-facts.ts'
import { nextStep } from './next-step.ts'

/** A button with its price, or what is still missing. */
export function NextStepAction() {
  const step = nextStep(useJobFacts())
  if ('add' in step) return <p className="job-next">{step.add}</p>
  const { name, href, price } = step.open
  return (
    <div className="button-with-note">
      <LinkButton look="main" wide href={href}>
        Next: {name}
      </LinkButton>
      <p className="button-note">{price}</p>
    </div>
  )
}
