import { countWords } from '../../contract/limits.ts'
import type { FormatFinding } from '../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../documents/document.ts'
import { contactChecks, headingChecks } from './format/contact-checks.ts'
import { dateChecks } from './format/date-checks.ts'
import { finding, pointsOf, quoted } from './format/finding.ts'
import { counted } from './wording.ts'

interface FormatCheck {
  /** 100 less the deductions; null when there is no text to judge. */
  points: number | null
  findings: FormatFinding[]
}

const levelOrder = { problem: 0, notice: 1, good: 2 } as const

/** How well a machine can read this resume. What a kind of file does not let us measure costs nothing. */
export function checkFormat(document: ResumeDocument, now: Date): FormatCheck {
  if (document.text.trim() === '') return { points: null, findings: [] }
  const findings = [
    ...letterChecks(document),
    ...layoutChecks(document),
    ...contactChecks(document),
    ...headingChecks(document.text),
    ...dateChecks(document.text, now),
    ...lengthChecks(document),
  ].toSorted((one, other) => levelOrder[one.level] - levelOrder[other.level])
  const lost = findings.reduce((sum, { code }) => sum + pointsOf(code), 0)
  return { points: Math.max(0, 100 - lost), findings }
}

const fewCharactersPerPage = 80
const manyUndecodableShare = 0.05
const fewUndecodableShare = 0.01
/** One or two icons beside the phone number do no harm. */
const harmlessIcons = 2

function letterChecks({ format, hiddenText, kind }: ResumeDocument): FormatFinding[] {
  const { charactersPerPage: characters, undecodableShare: share, ligatureCharacters: pairs } = format
  const { privateUseCharacters: icons, zeroWidthCharacters: invisible, letterSpacedWords: words } = format
  const isPicture = characters !== null && characters < fewCharactersPerPage && !format.scannedWithTextLayer
  const percent = `${Math.max(1, Math.round(share * 100))} %`
  const undecodable = share >= manyUndecodableShare ? 'many-undecodable' : 'few-undecodable'
  const troubles = [
    ...finding(format.scannedWithTextLayer, 'scanned-with-text'),
    ...finding(isPicture, 'little-text', { characters: counted(characters ?? 0, 'character') }),
    ...finding(share >= fewUndecodableShare, undecodable, { percent }),
    ...finding(pairs, 'ligatures', { pairs: counted(pairs, 'pair'), are: pairs === 1 ? 'is' : 'are' }),
    ...finding(icons > harmlessIcons, 'icons', { icons: counted(icons, 'icon'), mean: icons === 1 ? 'means' : 'mean' }),
    ...finding(invisible, 'zero-width', { characters: counted(invisible, 'invisible character') }),
    ...finding(words, 'letter-spaced', { words: counted(words, 'word'), are: words === 1 ? 'is' : 'are' }),
  ]
  return [
    ...troubles,
    ...finding(troubles.length === 0, 'readable'),
    ...finding(kind === 'doc', 'hidden-text-unchecked'),
    ...finding(hiddenText.length === 0 && kind !== 'doc', 'no-hidden-text'),
    ...finding(hiddenText.length > 0, 'hidden-text', { quotes: quoted(hiddenText) }),
  ]
}

const smallestReadablePoints = 9

/** Kinds of file that do not say are not judged. */
function layoutChecks({ format }: ResumeDocument): FormatFinding[] {
  const { columns, tables, textBoxes: boxes, smallestFontPoints: points, hiddenLinkAddresses: addresses } = format
  const links = format.linksWithoutVisibleAddress
  const stand = boxes === 1 ? 'stands' : 'stand'
  const order = [
    ...finding((columns ?? 1) > 1, 'columns'),
    ...finding(tables, 'tables', { tables: counted(tables ?? 0, 'table') }),
    ...finding(boxes, 'text-boxes', { boxes: counted(boxes ?? 0, 'text box', 'text boxes'), stand }),
    ...finding(format.readingOrderMatchesPosition === false, 'reading-order'),
  ]
  return [
    ...order,
    ...finding(order.length === 0 && columns !== null, 'one-column'),
    ...finding(points !== null && points < smallestReadablePoints, 'small-type', {
      points: points ?? '',
      least: smallestReadablePoints,
    }),
    ...finding(links, 'links-without-address', {
      links: counted(links ?? 0, 'link'),
      quotes: addresses.length > 0 ? `: ${quoted(addresses)}` : '',
    }),
  ]
}

const mostPages = 2
const fewestWords = 150
/** About two pages, for files without a page count. */
const mostWords = 1200
/** Scripts without spaces: about this many characters per English word. */
const charactersPerWord = 2
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

function lengthChecks({ text, pages, format }: ResumeDocument): FormatFinding[] {
  const characters = text.match(unspaced)?.length ?? 0
  const count = characters > text.length * 0.2 ? Math.round(characters / charactersPerWord) : countWords(text)
  const words = counted(count, 'word')
  const pageCount = pages ?? format.declaredPages
  if (count < fewestWords) return finding(true, 'too-short', { words })
  if (pageCount === null ? count > mostWords : pageCount > mostPages)
    return finding(true, 'too-long', { length: pageCount === null ? words : counted(pageCount, 'page') })
  return finding(true, 'length', { length: pageCount === null ? words : `${words} on ${counted(pageCount, 'page')}` })
}
