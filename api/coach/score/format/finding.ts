import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import findings from '../../data/format-findings.json' with { type: 'json' }

type FindingCode = keyof typeof findings

/** A finding as the user reads it, its figures and quotes filled in; none where it does not hold. */
export function finding(
  holds: unknown,
  code: FindingCode,
  filled: Readonly<Record<string, string | number>> = {},
): FormatFinding[] {
  if (!holds) return []
  const { level, title, detail } = findings[code]
  const text = detail.replace(/\{(\w+)\}/g, (_, name: string) => `${filled[name] ?? ''}`)
  return [{ code, level: level as FormatFinding['level'], title, detail: text }]
}

/** Points that a finding costs. Our own judgment, from what makes readers lose text (most), lose its order, or lose a field. */
export const pointsOf = (code: string): number => findings[code as FindingCode]?.points ?? 0

export function quoted(parts: string[], most = 3): string {
  const shown = parts.slice(0, most).map((part) => `“${part.length > 60 ? `${part.slice(0, 57)}…` : part}”`)
  return shown.join(', ') + (parts.length > most ? ` and ${parts.length - most} more` : '')
}
