import { rowLines } from '../word-rows.ts'
import type { DocLists } from './lists.ts'
import { characterLook, characterStyleOf, paragraphLook } from './looks.ts'
import type { PlacedText } from './pieces.ts'
import type { Stretch } from './properties.ts'
import type { DocStyles } from './styles.ts'

export interface DocStory {
  text: PlacedText
  styles: DocStyles
  lists: DocLists
  characterAt: (offset: number) => Stretch | null
  paragraphAt: (offset: number) => Stretch | null
  hidden: string[]
  sizes: Map<number, number>
  links: string[]
  tables: number
}

const mark = {
  cell: 7,
  lineBreak: 11,
  pageBreak: 12,
  paragraph: 13,
  columnBreak: 14,
  fieldStart: 19,
  fieldSeparator: 20,
  fieldEnd: 21,
  symbol: 40,
}

/** How Word's control characters read. */
const readAs: Record<number, string> = {
  9: '\t',
  [mark.lineBreak]: '\n',
  [mark.pageBreak]: '\n',
  [mark.columnBreak]: '\n',
  30: '-',
  31: '',
}

export function storyLines(story: DocStory, from: number, to: number): string[] {
  const lines: string[] = []
  let cells: string[][] = []
  let cell: string[] = []
  let start = from
  let wasInTable = false
  const { characters, offsets } = story.text
  const end = Math.min(to, characters.length)
  for (let at = from; at < end; at++) {
    const character = characters.charCodeAt(at)
    if (character !== mark.paragraph && character !== mark.cell && at !== end - 1) continue
    const stretch = story.paragraphAt(offsets[at]!)
    const look = paragraphLook([...story.styles.paragraph(stretch?.style ?? 0), ...(stretch?.properties ?? [])])
    const isTable = look.inTable || character === mark.cell
    if (isTable && !wasInTable) story.tables++
    wasInTable = isTable
    const text = paragraphText(story, start, at + 1, stretch, isTable || look.shaded)
    start = at + 1
    if (look.endsRow) {
      lines.push(...rowLines(cells))
      cells = []
      continue
    }
    const sign = look.list > 0 && text.trim() !== '' ? story.lists.next(look.list, look.level) : ''
    ;(isTable ? cell : lines).push(...(sign + text).split('\n'))
    if (character === mark.cell) {
      cells.push(cell)
      cell = []
    }
  }
  return [...lines, ...rowLines([...cells, cell])]
}

function paragraphText(story: DocStory, from: number, to: number, paragraph: Stretch | null, onShade: boolean): string {
  const fields: { code: string; showsResult: boolean }[] = []
  const paragraphStyle = story.styles.characters(paragraph?.style ?? 0)
  let text = ''
  let hidden = ''
  let run: Stretch | null = null
  let look = characterLook(paragraphStyle, onShade)
  for (let at = from; at < to; at++) {
    const offset = story.text.offsets[at]!
    if (!run || offset < run.from || offset >= run.to) {
      run = story.characterAt(offset)
      const own = run?.properties ?? []
      const style = characterStyleOf(own)
      look = characterLook([...paragraphStyle, ...(style === null ? [] : story.styles.characters(style)), ...own], onShade)
    }
    const code = story.text.characters.charCodeAt(at)
    if (code === mark.fieldStart) fields.push({ code: '', showsResult: false })
    else if (code === mark.fieldSeparator && fields.length > 0) fields.at(-1)!.showsResult = true
    else if (code === mark.fieldEnd) noteLink(story, fields.pop()?.code)
    else if (fields.some((field) => !field.showsResult)) fields.at(-1)!.code += story.text.characters[at]
    else if (!look.isDeleted) {
      const shown = code === mark.symbol && look.symbol !== null ? symbolSign(look.symbol) : readCharacter(code)
      if (look.isHidden) hidden += shown
      else {
        text += shown
        if (shown.trim() !== '') story.sizes.set(look.sizePoints, (story.sizes.get(look.sizePoints) ?? 0) + 1)
      }
    }
  }
  if (hidden.trim() !== '') story.hidden.push(hidden.trim())
  return text
}

function readCharacter(code: number): string {
  if (code >= 32) return String.fromCharCode(code)
  return readAs[code] ?? ''
}

function symbolSign(code: number): string {
  return String.fromCharCode(code < 0x100 ? 0xf000 + code : code)
}

function noteLink(story: DocStory, code: string | undefined) {
  const found = /HYPERLINK\s+"([^"]+)"/.exec(code ?? '')
  if (found) story.links.push(found[1]!)
}
