import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { counted, finding, quoted } from './finding.ts'

/** Under this a page is more picture than text. */
const fewCharactersPerPage = 80
const manyUndecodableShare = 0.05
const fewUndecodableShare = 0.01
/** One or two icons beside the phone number do no harm. */
const harmlessIcons = 2

/** Whether the letters themselves arrive: pictures, fonts, odd characters, hidden text. */
export function fileChecks(document: ResumeDocument): FormatFinding[] {
  const findings = [...pictureChecks(document), ...letterChecks(document), ...oddCharacterChecks(document)]
  const { hiddenText } = document
  return [
    ...findings,
    ...finding(findings.length === 0, 'readable'),
    ...finding(hiddenText.length === 0, 'no-hidden-text'),
    ...finding(hiddenText.length > 0, 'hidden-text', { quotes: quoted(hiddenText) }),
  ]
}

function pictureChecks({ format: { scannedWithTextLayer, charactersPerPage } }: ResumeDocument): FormatFinding[] {
  if (scannedWithTextLayer) return finding(true, 'scanned-with-text')
  if (charactersPerPage === null || charactersPerPage >= fewCharactersPerPage) return []
  return finding(true, 'little-text', { characters: counted(charactersPerPage, 'character') })
}

function letterChecks({ format: { undecodableShare: share } }: ResumeDocument): FormatFinding[] {
  const code = share >= manyUndecodableShare ? 'many-undecodable' : 'few-undecodable'
  return finding(share >= fewUndecodableShare, code, { percent: `${Math.max(1, Math.round(share * 100))} %` })
}

function oddCharacterChecks({ format }: ResumeDocument): FormatFinding[] {
  const {
    ligatureCharacters: pairs,
    privateUseCharacters: icons,
    zeroWidthCharacters: invisible,
    letterSpacedWords: words,
  } = format
  return [
    ...finding(pairs > 0, 'ligatures', { pairs: counted(pairs, 'pair'), are: pairs === 1 ? 'is' : 'are' }),
    ...finding(icons > harmlessIcons, 'icons', { icons: counted(icons, 'icon'), mean: icons === 1 ? 'means' : 'mean' }),
    ...finding(invisible > 0, 'zero-width', { characters: counted(invisible, 'invisible character') }),
    ...finding(words > 0, 'letter-spaced', { words: counted(words, 'word'), are: words === 1 ? 'is' : 'are' }),
  ]
}
