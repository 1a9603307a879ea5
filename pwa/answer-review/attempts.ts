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

export type Change = ReturnType<typeof changesBetween>[number]

export function scoreChangeWords(before: Attempt, after: Attempt): string {
  const [was, is] = [before, after].map(({ score }) => Math.round(score * 10)) as [number, number]
  const change = is > was ? 'up from' : is < was ? 'down from' : 'the same as'
  const earlier = is === was ? before.label.toLowerCase() : scoreWords(before.score)
  return `${after.label}: ${scoreWords(after.score)}, ${change} ${earlier}.`
}
