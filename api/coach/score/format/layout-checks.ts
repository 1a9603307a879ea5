import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { counted, finding, quoted } from './finding.ts'

const smallestReadablePoints = 9

/** Whether the order survives: columns, tables, boxes, type size, links. Kinds of file that do not say are not judged. */
export function layoutChecks({ format }: ResumeDocument): FormatFinding[] {
  const { columns, tables, textBoxes: boxes } = format
  const order = [
    ...finding((columns ?? 1) > 1, 'columns'),
    ...finding(tables, 'tables', { tables: counted(tables ?? 0, 'table') }),
    ...finding(boxes, 'text-boxes', {
      boxes: counted(boxes ?? 0, 'text box', 'text boxes'),
      stand: boxes === 1 ? 'stands' : 'stand',
    }),
    ...finding(format.readingOrderMatchesPosition === false, 'reading-order'),
  ]
  return [...order, ...finding(order.length === 0 && columns !== null, 'one-column'), ...detailChecks(format)]
}

function detailChecks(format: ResumeDocument['format']): FormatFinding[] {
  const { smallestFontPoints: points, linksWithoutVisibleAddress: links, hiddenLinkAddresses: addresses } = format
  return [
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
