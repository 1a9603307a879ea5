import { AlignmentType, BorderStyle, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx'
import type { Paper, ResumeBlock } from '../../contract/voice-to-resume.ts'
import densities from './densities.json' with { type: 'json' }

export const twipsOf = (mm: number) => Math.round((mm / 25.4) * 1_440)

/** ISO 216 and ANSI, in mm. */
export const papersMm: Record<Paper, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
}

/**
 * A long career is set tighter to fit two pages if possible; never under 10 points. `spacing` is in Word's units: 240 is single. `linesOfTwoPages`
 * counts headings twice and was measured with Calibri's widths.
 */
type Density = (typeof densities)[number]

const charactersPerLine = 95

export function densityOf(blocks: readonly ResumeBlock[]): Density {
  const lines = blocks.reduce(
    (sum, { kind, text }) => sum + Math.ceil(text.length / charactersPerLine) + (kind === 'heading' ? 1 : 0),
    0,
  )
  return densities.find(({ linesOfTwoPages }) => lines <= linesOfTwoPages) ?? densities.at(-1)!
}

/** Word measures type in half points and distances in twentieths. */
const halves = (points: number) => Math.round(points * 2)
const twentieths = (points: number) => Math.round(points * 20)

/** On every system, or replaced by a font of the same width (Carlito). Other scripts use system fonts. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: 'Microsoft YaHei' }
const ink = '1F2937'

export const bulletList = 'resume-bullets'

export const numbering: INumberingOptions = {
  config: [
    {
      reference: bulletList,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: twipsOf(6), hanging: twipsOf(4) } } },
        },
      ],
    },
  ],
}

/** Real paragraph styles, so that Word's navigation and other programs recognize the structure. */
export function resumeStyles(language: string, { textPt, gapPt, spacing }: Density): IStylesOptions {
  const after = twentieths(gapPt)
  const heading = (sizePt: number, before: number) => ({
    run: { size: halves(sizePt), sizeComplexScript: halves(sizePt), bold: true, boldComplexScript: true, color: ink, font },
    paragraph: {
      spacing: { before: twentieths(before), after, line: 240, lineRule: LineRuleType.AUTO },
      keepNext: true,
      keepLines: true,
    },
  })
  const section = heading(textPt + 2, gapPt + 8)
  return {
    default: {
      document: {
        run: {
          font,
          size: halves(textPt),
          sizeComplexScript: halves(textPt),
          language: { value: language, eastAsia: 'zh-CN', bidirectional: 'ar-SA' },
        },
        paragraph: { spacing: { after, line: spacing, lineRule: LineRuleType.AUTO } },
      },
      title: heading(textPt + 11, 0),
      heading1: {
        ...section,
        paragraph: {
          ...section.paragraph,
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: '9CA3AF' } },
        },
      },
      heading2: heading(textPt + 0.5, gapPt + 3),
    },
    paragraphStyles: [
      {
        id: 'EmployerLine',
        name: 'Employer Line',
        basedOn: 'Normal',
        next: 'Normal',
        run: { italics: true, italicsComplexScript: true },
        paragraph: { keepNext: true },
      },
      { id: 'ResumeBullet', name: 'Resume Bullet', basedOn: 'Normal', paragraph: { keepLines: true } },
    ],
  }
}
