import words from '../../../data/resume-headings.json' with { type: 'json' }
import type { ResumeSectionName } from '../../match-reading.ts'

export type WrittenSection = Exclude<ResumeSectionName, 'told'>

/** "Professional Experience", "Skills and Tools", "Employment history". */
const headings = Object.entries(words).map(([section, { before, names, after }]) => ({
  section: section as WrittenSection,
  pattern: new RegExp(
    `^(?:(?:${before.join('|') || '(?!)'}) )*(?:${names.join('|')})(?:(?: and|,| ?/| &|) ?(?:${after.join('|') || '(?!)'}))*$`,
  ),
}))

/** The section a line opens: "WORK HISTORY", "Key Skills:". */
export function sectionOfHeading(line: string): WrittenSection | null {
  if (line.length > 50) return null
  const bare = line
    .toLowerCase()
    // "S K I L L S", as some templates print it.
    .replace(/^(?:\p{L} ){3,}\p{L}$/u, (spaced) => spaced.replaceAll(' ', ''))
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .trim()
  if (bare === '' || bare.split(/\s+/).length > 6) return null
  return headings.find(({ pattern }) => pattern.test(bare))?.section ?? null
}

/** "Skills: Java, SQL" on one line. */
export function inlineSection(line: string): WrittenSection | null {
  const label = /^([^:]{3,40}):\s+\S/.exec(line)?.[1]
  return label ? sectionOfHeading(label) : null
}
