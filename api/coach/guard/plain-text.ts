/** Links a text may keep. Everything else that a browser or a reader could follow is taken out. */
export interface AllowedLinks {
  /** Text whose addresses, links and e-mails may be repeated: the resume. */
  own: string
  /** Text whose bare names such as "booking.com" may be repeated: the ad. */
  named?: string
}

const invisible =
  /[\p{Cc}\p{Co}\p{Cs}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu
const wholeElements = /<(script|style|iframe|svg|object|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const tags = /<\/?[a-z!?][^<>]*(?:>|$)/gi
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'", '#x27': "'" }
const topLevels = 'com|org|net|io|co|ai|app|dev|edu|gov|info|biz|me|us|uk|de|fr|eu|ru|cn|xyz|site|online|ly|link|shop|example'
const webAddress = new RegExp(
  String.raw`\b(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.)[^\s<>"'()]+|\b(?:javascript|data|vbscript|file|mailto):[^\s]+|(?<![@\w])(?:[a-z0-9-]{1,63}\.){1,6}(?:${topLevels})\b(?:\/[^\s<>"']*)?`,
  'gi',
)
const mailAddress = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/g
/** Seven digits or more in groups, as people write telephone numbers; years, sums and ranges are shorter or have other marks. */
const phoneNumber = /(?<![\w$€£,.])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)[\s.-]?)?\d{2,5}(?:[\s.-]\d{2,5}){1,4}(?![\w%,])/g
const digitsOf = (text: string) => text.replace(/\D/g, '')
/** Ends in a top-level domain and is none. */
const looksLikeAddress = /^(?:asp|vb|ado|ml)\.net$/i

/**
 * What a model wrote as plain text on one line: no markup, no control or invisible characters, no links but the person's own.
 * The page renders it as text anyway; this keeps copies, the PDF and the Word file clean too.
 */
export function plainText(text: string, links: AllowedLinks): string {
  return withoutForeignLinks(withoutMarkup(visible(text)), links)
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])(?= |$)/g, '$1')
    .trim()
}

/** Compatibility forms (full-width digits, ligatures) become ordinary letters, so that no guard is walked around with them. */
function visible(text: string): string {
  return text
    .replace(/[\n\r\t]/g, (character) => (character === '\t' ? ' ' : '\n'))
    .split('\n')
    .map((line) => line.replace(invisible, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/…/g, '\ue001')
    .normalize('NFKC')
    .replace(/\ue001/g, '…')
    .replace(/\u2044/g, '/')
    .replace(/[‹›]/g, (mark) => (mark === '‹' ? '<' : '>'))
}

function withoutMarkup(text: string): string {
  return text
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(wholeElements, ' ')
    .replace(tags, ' ')
    .replace(/!?\[([^\]]{0,300})\]\((?:[^()]|\([^()]{0,300}\)){0,300}\)/g, '$1')
    .replace(/```\w*|`/g, '')
    .replace(/(\*\*|__|~~)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]*\S)\*(?![\w*])/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>+|[-*+•▪●‣]|\d{1,2}[.)])[ \t]+/gm, '')
    .replace(/^\s*\|.*\|\s*$/gm, (row) => row.replaceAll('|', ' '))
    .replace(/^[ \t]*(?:-{3,}|={3,}|\*{3,})[ \t]*$/gm, ' ')
}

interface KnownLinks {
  mine: string
  known: string
  digits: string
}

const readBefore = new WeakMap<AllowedLinks, KnownLinks>()

function knownLinks(links: AllowedLinks): KnownLinks {
  const before = readBefore.get(links)
  if (before) return before
  const mine = links.own.toLowerCase()
  const read = { mine, known: `${mine}\n${(links.named ?? '').toLowerCase()}`, digits: digitsOf(links.own) }
  readBefore.set(links, read)
  return read
}

function withoutForeignLinks(text: string, links: AllowedLinks): string {
  const { mine, known, digits: ownDigits } = knownLinks(links)
  return text
    .replace(mailAddress, (address) => (mine.includes(address.toLowerCase()) ? address : '[email]'))
    .replace(phoneNumber, (number) => {
      const digits = digitsOf(number)
      // 2019-2021 is a range of years; fewer digits are a figure.
      const isPhone = digits.length >= 9 || (digits.length >= 7 && /^[+(]/.test(number))
      return !isPhone || ownDigits.includes(digits) ? number : '[phone]'
    })
    .replace(webAddress, (address) => {
      const end = /[.,;:!?]+$/.exec(address)?.[0] ?? ''
      const bare = address.slice(0, address.length - end.length).toLowerCase()
      const isLink = /:|^www\.|\//.test(bare)
      return looksLikeAddress.test(bare) || (isLink ? mine : known).includes(bare) ? address : end
    })
}

/** Cuts at the end of a sentence, else of a word. */
export function shortened(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  const kept = text.slice(0, maxCharacters)
  const sentenceEnd = Math.max(...['. ', '! ', '? '].map((mark) => kept.lastIndexOf(mark)))
  if (sentenceEnd > maxCharacters / 2) return kept.slice(0, sentenceEnd + 1)
  const wordEnd = kept.lastIndexOf(' ')
  return `${kept.slice(0, wordEnd > maxCharacters / 2 ? wordEnd : maxCharacters - 1).trimEnd()}…`
}
