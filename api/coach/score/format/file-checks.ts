import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { counted, good, notice, problem, quoted } from './finding.ts'

/** Under this a page is more picture than text (research: image-only below 80 characters a page). */
const fewCharactersPerPage = 80
const manyUndecodableShare = 0.05
const fewUndecodableShare = 0.01
/** One or two icons beside the phone number do no harm. */
const harmlessIcons = 2

/** Whether the letters themselves arrive: pictures, fonts, odd characters, hidden text. */
export function fileChecks(document: ResumeDocument): FormatFinding[] {
  const findings = [...pictureChecks(document), ...letterChecks(document), ...oddCharacterChecks(document)]
  if (findings.length === 0)
    findings.push(good('readable', 'Every letter can be read', 'The text of the file comes out whole, letter by letter.'))
  return [...findings, ...hiddenTextChecks(document)]
}

function pictureChecks({ format }: ResumeDocument): FormatFinding[] {
  if (format.scannedWithTextLayer)
    return [
      notice(
        'scanned-with-text',
        'This is a scan',
        'The pages are pictures, and the text comes from text recognition, which makes mistakes. Upload the file the document was written in.',
      ),
    ]
  if (format.charactersPerPage === null || format.charactersPerPage >= fewCharactersPerPage) return []
  return [
    problem(
      'little-text',
      'Hardly any text on the pages',
      `Only about ${counted(format.charactersPerPage, 'character')} a page can be read; the rest is probably a picture. Export the document again so that its text can be selected.`,
    ),
  ]
}

function letterChecks({ format }: ResumeDocument): FormatFinding[] {
  const share = format.undecodableShare
  if (share < fewUndecodableShare) return []
  const percent = `${Math.max(1, Math.round(share * 100))} %`
  const advice = 'Export the document again with a common font such as Arial, Calibri or Georgia.'
  return share >= manyUndecodableShare
    ? [
        problem(
          'many-undecodable',
          'A font hides its letters',
          `${percent} of the characters cannot be told apart by a machine. ${advice}`,
        ),
      ]
    : [
        notice(
          'few-undecodable',
          'Some characters cannot be read',
          `${percent} of the characters come out as unknown signs. ${advice}`,
        ),
      ]
}

function oddCharacterChecks({ format }: ResumeDocument): FormatFinding[] {
  const findings: FormatFinding[] = []
  if (format.ligatureCharacters > 0)
    findings.push(
      notice(
        'ligatures',
        'Joined letters',
        `${counted(format.ligatureCharacters, 'pair')} of letters such as “fi” or “fl” ${format.ligatureCharacters === 1 ? 'is' : 'are'} stored as one sign, so a search for “certified” may miss the word. Turn ligatures off and export again.`,
      ),
    )
  if (format.privateUseCharacters > harmlessIcons)
    findings.push(
      notice(
        'icons',
        'Icons instead of words',
        `${counted(format.privateUseCharacters, 'icon')} from a symbol font ${format.privateUseCharacters === 1 ? 'means' : 'mean'} nothing to a machine. Write “Phone” or “E-mail” in letters, or leave them out.`,
      ),
    )
  if (format.zeroWidthCharacters > 0)
    findings.push(
      notice(
        'zero-width',
        'Invisible characters',
        `${counted(format.zeroWidthCharacters, 'invisible character')} can split words in two for a machine. They often come with text copied from a web page: paste it as plain text.`,
      ),
    )
  if (format.letterSpacedWords > 0)
    findings.push(
      notice(
        'letter-spaced',
        'Spaced-out letters',
        `${counted(format.letterSpacedWords, 'word')} ${format.letterSpacedWords === 1 ? 'is' : 'are'} set with wide gaps between the letters and may be read as single letters. Use normal letter spacing.`,
      ),
    )
  return findings
}

function hiddenTextChecks({ hiddenText }: ResumeDocument): FormatFinding[] {
  if (hiddenText.length === 0) return [good('no-hidden-text', 'Nothing is hidden', 'What a machine reads is what a person sees.')]
  return [
    problem(
      'hidden-text',
      'Text that nobody can see',
      `The file holds text that is white, tiny or marked as hidden: ${quoted(hiddenText)}. It counts for nothing here, and a person who finds it may take it for a trick. Remove it.`,
    ),
  ]
}
