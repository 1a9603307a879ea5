import { logicalLines } from '../text/lines.ts'
import { isMachineOrder } from '../text/machine-orders.ts'
import { statementsOf } from '../text/sentences.ts'
import { tidy } from '../text/tidy.ts'
import { type NumberedLine, numbered } from './numbered-lines.ts'

export interface AdLine {
  text: string
  /** With the joints of a list (";", "and") and the columns of a table pasted as text: " | E | A/I". */
  written: string
  opens: boolean
  column: 'must' | 'nice' | null
}

/** List numbers before a capital: "2.1 ", "A1. ", "(iii) "; "0.8 FTE" is not one. */
const listNumber = /^\(?(?:[1-9]\d?(?:\.\d{1,2})+[.)]?|[A-Za-z]?\d{1,2}[.):]|[a-z][.)]|[ivx]{1,4}[.)])\s+(?=[\p{Lu}"'(])/u

export const withoutListNumber = (text: string) => text.replace(listNumber, '')

/** "... | E | A/I": columns of a table pasted as text; E is essential, D desirable. */
const tableCells = /(?:\s*\|\s*\p{Lu}(?:\/\p{Lu})*)+\s*$/u

function withoutCells(text: string): { text: string; cells: string; column: AdLine['column'] } {
  const cells = tableCells.exec(text)?.[0]
  if (!cells) return { text, cells: '', column: null }
  const column = /^\s*\|\s*E\b/.test(cells) ? 'must' : /^\s*\|\s*D\b/.test(cells) ? 'nice' : null
  return { text: text.slice(0, -cells.length), cells, column }
}

export function adLines(jobDescription: string): AdLine[] {
  return logicalLines(tidy(jobDescription)).flatMap((line) => {
    const { text, cells, column } = withoutCells(withoutListNumber(line.text))
    return statementsOf(text)
      .filter((sentence) => !isMachineOrder(sentence))
      .map((sentence, at) => ({
        text: sentence.replace(/^(?:and|or) (?=\p{Ll})|;$/gu, ''),
        written: sentence + cells,
        opens: at === 0,
        column,
      }))
  })
}

export function numberedAd(jobDescription: string): NumberedLine[] {
  return numbered(
    'A',
    adLines(jobDescription).map(({ written }) => written),
  )
}
