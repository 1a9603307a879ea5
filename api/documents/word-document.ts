import { type ResumeDocument, smallestShared, unmeasured } from './document.ts'
import { addressesNotIn } from './link-addresses.ts'
import { isPageNumber, tidyText, visibleCharacters } from './tidy-text.ts'
import { maxCharacters, minVisibleCharacters, Unreadable } from './unreadable.ts'

interface WordParts {
  kind: 'docx' | 'doc'
  header: string[]
  body: string[]
  footer: string[]
  textBoxes: number
  links: string[]
  /** What a DOC does not tell. */
  hidden?: string[]
  sizes?: ReadonlyMap<number, number>
  tables?: number
  columns?: number
  declaredPages?: number | null
}

/** Joins header, body and footer as on the first page. @throws Unreadable if there is nothing to read */
export function wordDocument(parts: WordParts): ResumeDocument {
  const header = distinct(parts.header)
  const footer = distinct(parts.footer)
  const body = tidyText(parts.body.join('\n').slice(0, maxCharacters))
  const aroundBody = tidyText([...header, ...footer].join('\n').slice(0, maxCharacters)).text
  const whole = [...header, ...parts.body, ...footer].join('\n')
  const { text, undecodableCharacters, ...counts } = tidyText(whole.slice(0, maxCharacters))
  if (visibleCharacters(text) < minVisibleCharacters) throw new Unreadable('empty')
  const missing = addressesNotIn(text, parts.links)
  return {
    kind: parts.kind,
    text,
    hiddenText: tidyText((parts.hidden ?? []).join('\n').slice(0, maxCharacters))
      .text.split('\n')
      .filter(Boolean),
    pages: null,
    format: {
      ...unmeasured,
      ...counts,
      undecodableShare: undecodableCharacters / visibleCharacters(text),
      columns: parts.columns ?? null,
      tables: parts.tables ?? null,
      textBoxes: parts.textBoxes,
      headerFooterText: aroundBody,
      smallestFontPoints: smallestShared(parts.sizes ?? new Map()),
      linksWithoutVisibleAddress: missing.length,
      hiddenLinkAddresses: missing,
      contactOnlyInHeaderFooter: holdsContact(aroundBody) && !holdsContact(body.text),
      declaredPages: parts.declaredPages ?? null,
      truncated: whole.length > maxCharacters,
    },
  }
}

function distinct(lines: string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '' && !isPageNumber(line))
}

function holdsContact(text: string): boolean {
  return /[\w.+-]{1,64}@[\w-]{1,63}\.\w/.test(text) || /(?:\+?\d[\s().-]{0,2}){9,}/.test(text)
}
