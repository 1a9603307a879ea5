import { type FormatFacts, type ResumeDocument, unmeasured } from './document.ts'
import { tidyText, visibleCharacters } from './tidy-text.ts'
import { maxCharacters, minVisibleCharacters, Unreadable, type UnreadableReason } from './unreadable.ts'

interface Found extends Pick<ResumeDocument, 'kind' | 'text'> {
  hidden?: readonly string[]
  pages?: number
  links?: readonly string[]
  /** How many characters have each size, in points. */
  sizes?: ReadonlyMap<number, number>
  format?: Partial<FormatFacts>
  whyEmpty?: UnreadableReason
}

/** What the readers of all kinds of files do with what they found. @throws Unreadable where there is too little text */
export function resumeDocument(found: Found): ResumeDocument {
  const { kind, hidden = [], pages = null, links = [], sizes = new Map(), format, whyEmpty = 'empty' } = found
  const { text, undecodableCharacters, ...counts } = tidyText(found.text.slice(0, maxCharacters))
  const characters = visibleCharacters(text)
  if (characters < minVisibleCharacters) throw new Unreadable(whyEmpty)
  const missing = addressesNotIn(text, links)
  return {
    kind,
    text,
    hiddenText: tidyText(hidden.join('\n').slice(0, maxCharacters)).text.split('\n').filter(Boolean),
    pages,
    format: {
      ...unmeasured,
      ...counts,
      undecodableShare: undecodableCharacters / characters,
      smallestFontPoints: smallestShared(sizes),
      linksWithoutVisibleAddress: missing.length,
      hiddenLinkAddresses: missing,
      ...format,
    },
  }
}

/** The smallest size that at least 20 characters share; ignores super- and subscripts. */
function smallestShared(sizes: ReadonlyMap<number, number>): number | null {
  const shared = [...sizes].filter(([, count]) => count >= 20).map(([size]) => size)
  return shared.length > 0 ? Math.min(...shared) : null
}

const maxAddresses = 20

/** Link targets that are not readable in the text ("LinkedIn" instead of linkedin.com/in/name); only http(s) and mailto. */
function addressesNotIn(text: string, addresses: readonly string[]): string[] {
  const readable = bare(text)
  return addresses
    .filter((address) => /^(?:https?:\/\/|mailto:)/i.test(address))
    .filter((address) => !readable.includes(bare(address.split('?')[0]!)))
    .slice(0, maxAddresses)
}

/** Without parts users omit from addresses, and without spaces and hyphens from line breaks. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/mailto:|https?:\/\/|www\./g, '')
    .replace(/\/$/, '')
}
