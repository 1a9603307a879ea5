import type { FormatFinding } from '../../../contract/resume-analysis.ts'

export function problem(code: string, title: string, detail: string): FormatFinding {
  return { code, level: 'problem', title, detail }
}

export function notice(code: string, title: string, detail: string): FormatFinding {
  return { code, level: 'notice', title, detail }
}

export function good(code: string, title: string, detail: string): FormatFinding {
  return { code, level: 'good', title, detail }
}

/** "1 icon", "3 icons". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** The first few of a list, quoted. */
export function quoted(parts: string[], most = 3): string {
  const shown = parts.slice(0, most).map((part) => `“${part.length > 60 ? `${part.slice(0, 57)}…` : part}”`)
  return shown.join(', ') + (parts.length > most ? ` and ${parts.length - most} more` : '')
}
