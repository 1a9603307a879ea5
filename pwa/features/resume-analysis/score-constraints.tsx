import type { HardConstraint } from '../../../api/contract/resume-analysis.ts'
import { Badge } from '../../ui/badge.tsx'

const words = { yes: 'Met', no: 'Not found', unclear: 'Unclear' } as const
const tones = { yes: 'green', no: 'red', unclear: 'yellow' } as const

/** Requirements that are not keywords: years, degrees, licenses. They are listed, not scored. */
export function ConstraintList({ constraints }: { constraints: HardConstraint[] }) {
  return (
    <>
      <h4>Hard requirements</h4>
      <ul className="score-rows plain-list">
        {constraints.map(({ requirement, met, resumeLine }) => (
          <li key={requirement}>
            <div className="row-apart">
              <span>{requirement}</span>
              <Badge tone={tones[met]}>{words[met]}</Badge>
            </div>
            {resumeLine && <blockquote>{resumeLine}</blockquote>}
          </li>
        ))}
      </ul>
    </>
  )
}
