import type { Delivery } from '../../api/contract/answer-feedback.ts'
import { type DeliveryRow, deliveryRows } from './delivery-rows.ts'
import { scoreWords } from './verdict.ts'

export interface Attempt {
  label: string
  score: number
  delivery: Delivery
}

const distanceOf = ({ scale: { at, from, to } }: DeliveryRow) => Math.max(0, from - at, at - to)

function changeOf(before: DeliveryRow, after: DeliveryRow) {
  const [was, is] = [distanceOf(before), distanceOf(after)]
  const verdict = Math.abs(was - is) < 0.01 ? 'same' : is < was ? 'better' : 'worse'
  return { label: after.label, before: before.value, after: after.value, verdict } as const
}

/** Figures that only one attempt has are left out. */
export function changesBetween(before: Attempt, after: Attempt) {
  const rows = deliveryRows(before.delivery, null)
  return deliveryRows(after.delivery, null).flatMap((row) => {
    const was = rows.find(({ id }) => id === row.id)
    return was ? [changeOf(was, row)] : []
  })
}

type Change = ReturnType<typeof changesBetween>[number]

export function scoreChangeWords(before: Attempt, after: Attempt): string {
  const [was, is] = [before, after].map(({ score }) => Math.round(score * 10)) as [number, number]
  const change = is > was ? 'up from' : is < was ? 'down from' : 'the same as'
  const earlier = is === was ? before.label.toLowerCase() : scoreWords(before.score)
  return `${after.label}: ${scoreWords(after.score)}, ${change} ${earlier}.`
}

/** What trying again changed: "Take 2: 7.2, up from 5.4.", and each figure of the delivery. */
export function BeforeAfter({ attempts }: { attempts: readonly Attempt[] }) {
  const [before, after] = attempts.slice(-2)
  if (!before || !after) return null
  return (
    <section className="stack-snug" aria-label="Before and after">
      <strong>{scoreChangeWords(before, after)}</strong>
      <ul className="plain-list stack-snug small">
        {changesBetween(before, after).map((change) => (
          <OneChange key={change.label} change={change} />
        ))}
      </ul>
    </section>
  )
}

const verdicts = { better: 'better', worse: 'not as good', same: 'as good' } as const
const tones = { better: 'green', worse: 'yellow', same: 'none' } as const

function OneChange({ change: { label, before, after, verdict } }: { change: Change }) {
  return (
    <li>
      <span className="quiet">{label}</span>{' '}
      <span className="numbers">
        {before} <span aria-hidden="true">→</span>
        <span className="only-heard">, now</span> {after}
      </span>{' '}
      <strong className={`tone-${tones[verdict]} toned`}>{verdicts[verdict]}</strong>
    </li>
  )
}
