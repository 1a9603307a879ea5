import type { FormatFinding } from '../../../contract/resume-analysis.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { counted, good, notice, problem, quoted } from './finding.ts'

const smallestReadablePoints = 9

/** Whether the order survives: columns, tables, boxes, type size, links. Kinds that do not tell are not judged. */
export function layoutChecks(document: ResumeDocument): FormatFinding[] {
  const order = orderChecks(document)
  const isMeasured = document.format.columns !== null
  const calm = order.length === 0 && isMeasured
  return [
    ...order,
    ...(calm
      ? [
          good(
            'one-column',
            'One clear column',
            'The text runs from top to bottom in one column, so it is read in the right order.',
          ),
        ]
      : []),
    ...detailChecks(document),
  ]
}

function orderChecks({ format }: ResumeDocument): FormatFinding[] {
  const findings: FormatFinding[] = []
  if ((format.columns ?? 1) > 1)
    findings.push(
      notice(
        'columns',
        'Columns side by side',
        'The page has more than one column. Some readers go straight across and mix the two up. One column under the other is safer.',
      ),
    )
  if (format.tables)
    findings.push(
      notice(
        'tables',
        'Tables',
        `The document uses ${counted(format.tables, 'table')}. Some readers lose the order of cells. Use plain lines, with a tab before the dates.`,
      ),
    )
  if (format.textBoxes)
    findings.push(
      problem(
        'text-boxes',
        'Text boxes',
        `${counted(format.textBoxes, 'text box', 'text boxes')} ${format.textBoxes === 1 ? 'stands' : 'stand'} apart from the running text and may be skipped or read last. Move the words into the page itself.`,
      ),
    )
  if (format.readingOrderMatchesPosition === false)
    findings.push(
      problem(
        'reading-order',
        'Stored in another order than shown',
        'The text is stored in an order that differs from what the page shows, so it may be read jumbled. Export it again from the program it was written in.',
      ),
    )
  return findings
}

function detailChecks({ format }: ResumeDocument): FormatFinding[] {
  const findings: FormatFinding[] = []
  if (format.smallestFontPoints !== null && format.smallestFontPoints < smallestReadablePoints)
    findings.push(
      notice(
        'small-type',
        'Small type',
        `Some text is set in ${format.smallestFontPoints} points. Under ${smallestReadablePoints} it is hard to read, on paper most of all. Use 10 to 12.`,
      ),
    )
  if (format.linksWithoutVisibleAddress)
    findings.push(
      notice(
        'links-without-address',
        'Links that hide their address',
        `${counted(format.linksWithoutVisibleAddress, 'link')} cannot be read on paper or as plain text${format.hiddenLinkAddresses.length > 0 ? `: ${quoted(format.hiddenLinkAddresses)}` : ''}. Write the address itself.`,
      ),
    )
  return findings
}
