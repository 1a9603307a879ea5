import type { ResumeDocument } from './document.ts'
import { addressesNotIn } from './link-addresses.ts'
import { isPageNumber, tidyText, visibleCharacters } from './tidy-text.ts'
import { maxCharacters, minVisibleCharacters, Unreadable } from './unreadable.ts'

interface WordParts {
  kind: 'docx' | 'doc'
  header: string[]
  body: string[]
  footer: string[]
  hidden: string[]
  sizes: ReadonlyMap<number, number>
  tables: number | null
  textBoxes: number
  columns: number | null
  links: string[]
  declaredPages: number | null
}

/** Joins header, body and footer as on the first page. @throws Unreadable if there is nothing to read */
export function wordDocument(parts: WordParts): ResumeDocument {
  const header = distinct(parts.header)
  const footer = distinct(parts.footer)
  const body = tidyText(parts.body.join('\n').slice(0, maxCharacters))
  const aroundBody = tidyText([...header, ...footer].join('\n').slice(0, maxCharacters)).text
  const whole = [...header, ...parts.body, ...footer].join('\n')
  const tidy = tidyText(whole.slice(0, maxCharacters))
  if (visibleCharacters(tidy.text) < minVisibleCharacters) throw new Unreadable('empty')
  const missing = addressesNotIn(tidy.text, parts.links)
  return {
    kind: parts.kind,
    text: tidy.text,
    hiddenText: tidyText(parts.hidden.join('\n').slice(0, maxCharacters)).text.split('\n').filter(Boolean),
    pages: null,
    format: {
      charactersPerPage: null,
      undecodableShare: tidy.undecodableCharacters / visibleCharacters(tidy.text),
      ligatureCharacters: tidy.ligatureCharacters,
      privateUseCharacters: tidy.privateUseCharacters,
      zeroWidthCharacters: tidy.zeroWidthCharacters,
      letterSpacedWords: tidy.letterSpacedWords,
      columns: parts.columns,
      tables: parts.tables,
      textBoxes: parts.textBoxes,
      headerFooterText: aroundBody,
      readingOrderMatchesPosition: null,
      smallestFontPoints: smallestSize(parts.sizes),
      linksWithoutVisibleAddress: missing.length,
      hiddenLinkAddresses: missing,
      contactOnlyInHeaderFooter: holdsContact(aroundBody) && !holdsContact(body.text),
      scannedWithTextLayer: false,
      declaredPages: parts.declaredPages,
      truncated: whole.length > maxCharacters,
    },
  }
}

/** First-page and other headers repeat each other. */
function distinct(lines: string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== '' && !isPageNumber(line))
}

function holdsContact(text: string): boolean {
  return /[\w.+-]{1,64}@[\w-]{1,63}\.\w/.test(text) || /(?:\+?\d[\s().-]{0,2}){9,}/.test(text)
}

/** The smallest size that at least 20 characters share. */
function smallestSize(sizes: ReadonlyMap<number, number>): number | null {
  const shared = [...sizes].filter(([, count]) => count >= 20).map(([size]) => size)
  return shared.length > 0 ? Math.min(...shared) : null
}
