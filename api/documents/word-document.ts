import type { FormatFacts, ResumeDocument } from './document.ts'
import { resumeDocument } from './resume-document.ts'
import { isPageNumber, tidyText } from './tidy-text.ts'
import { maxCharacters } from './unreadable.ts'

interface WordParts extends Pick<Parameters<typeof resumeDocument>[0], 'hidden' | 'links' | 'sizes'> {
  kind: 'docx' | 'doc'
  header: string[]
  body: string[]
  footer: string[]
  format: Partial<FormatFacts>
}

/** Joins header, body and footer as on the first page. @throws Unreadable if there is nothing to read */
export function wordDocument({ header, body, footer, format, ...parts }: WordParts): ResumeDocument {
  const [above, below] = [distinct(header), distinct(footer)]
  const headerFooterText = tidied([...above, ...below])
  return resumeDocument({
    ...parts,
    text: [...above, ...body, ...below].join('\n'),
    format: {
      ...format,
      headerFooterText,
      contactOnlyInHeaderFooter: holdsContact(headerFooterText) && !holdsContact(tidied(body)),
    },
  })
}

/** The address of a hyperlink field. */
export const linkIn = (code: string): string[] => /HYPERLINK\s+"([^"]+)"/.exec(code)?.slice(1) ?? []

const tidied = (lines: readonly string[]) => tidyText(lines.join('\n').slice(0, maxCharacters)).text

function distinct(lines: string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '' && !isPageNumber(line))
}

function holdsContact(text: string): boolean {
  return /[\w.+-]{1,64}@[\w-]{1,63}\.\w/.test(text) || /(?:\+?\d[\s().-]{0,2}){9,}/.test(text)
}
