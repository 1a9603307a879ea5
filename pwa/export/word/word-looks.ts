import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx'

export const bulletListName = 'bullets'

/** A real list: Word and screen readers count its items. */
export const bulletList: INumberingOptions['config'][number] = {
  reference: bulletListName,
  levels: [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text: '•',
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { start: 360, hanging: 260 } } },
    },
  ],
}

// Word's units: sizes in half points, spacing in twentieths of a point.
const ink = '12211B'
const brand = '17503C'

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: brand },
  paragraph: { spacing: { before, after: 100 }, keepNext: true },
})

export const looks: IStylesOptions = {
  default: {
    document: {
      run: { font: 'Calibri', size: 22, color: ink, language: { value: 'en' } },
      paragraph: { spacing: { after: 120, line: 276 } },
    },
    title: { run: { size: 44, bold: true, color: brand }, paragraph: { spacing: { after: 160 } } },
    heading1: heading(30, 320),
    heading2: heading(24, 220),
    listParagraph: { paragraph: { spacing: { after: 60 } } },
  },
}
