import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import findings from '../../data/format-findings.json' with { type: 'json' }
import { type Filling, fill } from '../wording.ts'

type FindingCode = keyof typeof findings

/** A finding with its figures and quotes; none if it does not hold. */
export function finding(holds: unknown, code: FindingCode, filling: Filling = {}): FormatFinding[] {
  if (!holds) return []
  const { level, title, detail } = findings[code]
  return [{ code, level: level as FormatFinding['level'], title, detail: fill(detail, filling) }]
}

/** Points that a finding costs: most for losing text, less for losing its order or a field. */
export const pointsOf = (code: string): number => findings[code as FindingCode]?.points ?? 0

export function quoted(parts: string[], most = 3): string {
  const shown = parts.slice(0, most).map((part) => `“${part.length > 60 ? `${part.slice(0, 57)}…` : part}”`)
  return shown.join(', ') + (parts.length > most ? ` and ${parts.length - most} more` : '')
}
