import type { ToldLine } from '../../contract/told-line.ts'
import { ownResume } from './built-in/read-match.ts'
import { citedReading, nowhere, openTexts, placesFound } from './cited-reading.ts'
import type { Citation, MatchReading, ReadByModel } from './match-reading.ts'

interface EditedTexts {
  originalText: string
  resumeText: string
  jobDescription: string
  told?: readonly ToldLine[] | undefined
}

/** A model's reading with edited lines. Unchanged lines keep their citations; changed ones are searched for each requirement's words. */
export function editedReading(read: ReadByModel, texts: EditedTexts, nowYear: number, isMarked: boolean): MatchReading {
  const { originalText, resumeText, jobDescription, told } = texts
  const before = ownResume(originalText, jobDescription).resumeLines
  const open = openTexts(read.requirements, { resumeText, jobDescription, told }, nowYear)
  const old = new Map(before.map(({ id, text }) => [id, text]))
  const kept = new Map(open.resumeLines.map(({ id, text }) => [text, id]))
  const originals = new Set(old.values())
  const changed = new Set(open.resumeLines.filter(({ text }) => !originals.has(text)).map(({ id }) => id))
  const shown = read.shown.map(({ by, how }, at): Citation => {
    const still = by.flatMap((id) => kept.get(old.get(id) ?? '') ?? [])
    if (still.length > 0) return { by: still, how }
    return (changed.size > 0 && placesFound(at, changed, open)) || nowhere
  })
  return citedReading({ ...read, shown }, null, open, isMarked)
}
