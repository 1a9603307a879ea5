import './credit-history.css'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { HistoryLine } from './history-lines.ts'
import { useCreditHistory } from './use-credit-history.ts'

/** Every movement of credits: date, what for, amount, balance; purchases with their receipt. Mounted while it is open. */
export default function CreditHistoryDialog({ close }: { close: () => void }) {
  const { history, failed, ask } = useCreditHistory()
  return (
    <Dialog roomy title="Credit history" onClose={close}>
      {!history && !failed && <Spinner size={40}>Looking up your credits. This takes a second or two.</Spinner>}
      {failed && (
        <div className="stack" role="alert">
          <p>We couldn't load your history. Your credits are safe.</p>
          <Button icon="retry" onClick={() => void ask()}>
            Try again
          </Button>
        </div>
      )}
      {history && <Lines {...history} />}
    </Dialog>
  )
}

function Lines({ lines, waiting, owed }: { lines: HistoryLine[]; waiting: string[]; owed: number }) {
  return (
    <div className="stack">
      {owed > 0 && (
        <Card tone="lamp">
          <p>{owed} credits of a returned payment were already spent. The next credits you get pay them first.</p>
        </Card>
      )}
      {waiting.map((sentence) => (
        <Card key={sentence} tone="sunk">
          <p>{sentence} Please don't pay twice.</p>
        </Card>
      ))}
      {lines.length === 0 && <p>Nothing yet. Credits you get and spend are listed here.</p>}
      <ol className="plain-list credit-history">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
    </div>
  )
}

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function Line({ line: { at, what, amount, balanceAfter, note, receiptUrl } }: { line: HistoryLine }) {
  return (
    <li>
      <div>
        <p className="credit-history-what">{what}</p>
        <p className="small quiet">
          <time dateTime={at.toISOString()}>{dateAndTime.format(at)}</time>
          {note && ` · ${note}`}
        </p>
        {receiptUrl && (
          <a className="small credit-history-receipt" href={receiptUrl} target="_blank" rel="noopener noreferrer">
            Receipt <span className="only-heard">for {what}, opens a new tab</span>
          </a>
        )}
      </div>
      <div className="credit-history-figures numbers">
        <p>
          {amount} <span className="only-heard">credits</span>
        </p>
        <p className="small quiet">
          <span className="only-heard">balance </span>= {balanceAfter}
        </p>
      </div>
    </li>
  )
}
