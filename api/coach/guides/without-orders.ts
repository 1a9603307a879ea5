import type { MatchReading } from '../reading/match-reading.ts'
import { isMachineOrder } from '../text/machine-orders.ts'
import { soundsInjected } from '../text/obedience.ts'

/** A school grade is no verdict of ours. */
const schoolGrades = /\bgrades?\s+\d\b/gi

const isOrder = (text: string) => isMachineOrder(text) || soundsInjected(text.replace(schoolGrades, ' '))

/** The reading without sentences that give orders to a machine: they are quoted to nobody, neither as a duty nor as a line of the resume. */
export function withoutOrders(reading: MatchReading): MatchReading {
  const { ad, resume } = reading
  const asks = <Item extends { requirement: string }>(items: readonly Item[]) =>
    items.filter(({ requirement }) => !isOrder(requirement))
  const says = <Item extends { text: string }>(items: readonly Item[]) => items.filter(({ text }) => !isOrder(text))
  return {
    ...reading,
    ad: { ...ad, units: says(ad.units) },
    terms: asks(reading.terms),
    missing: asks(reading.missing),
    hardConstraints: asks(reading.hardConstraints),
    resume: { ...resume, lines: says(resume.lines), experienceLines: says(resume.experienceLines) },
  }
}
