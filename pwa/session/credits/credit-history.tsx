import './credit-history.css'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type HistoryLine, historyLines, waitingPurchases } from './history-lines.ts'

export default function CreditHistoryDialog({ close }: { close: () => void }) {
  const {
    data: history,
    isError: failed,
    refetch,
  } = useQuery({ queryKey: ['/api/credits/history'], queryFn: fetchHistory, gcTime: 0, staleTime: 0 })
  return (
    <Dialog wide title="Credit history" onClose={close}>
      {!history && !failed && <Spinner size={40}>Loading your credit history. This takes a second or two.</Spinner>}
      {failed && (
        <div className="stack" role="alert">
          <p>We couldn't load your history. Your credits are safe.</p>
          <Button icon="retry" onClick={() => void refetch()}>
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
          <p>You had already spent {owed} credits of a payment that was refunded. The next credits you get cover them first.</p>
        </Card>
      )}
      {waiting.map((sentence) => (
        <Card key={sentence} tone="sunk">
          <p>{sentence} Please don't pay twice.</p>
        </Card>
      ))}
      {lines.length === 0 && (
        <div className="centered">
          <Illustration of="empty" />
          <p>Nothing yet. Credits that you get or spend appear here.</p>
        </div>
      )}
      <ol className="lines plain-list">
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
    <li className="between">
      <div>
        <p>
          <strong>{what}</strong>
        </p>
        <p className="small quiet">
          <time dateTime={at.toISOString()}>{dateAndTime.format(at)}</time>
          {note && ` · ${note}`}
        </p>
        {receiptUrl && (
          <a className="small credit-history-receipt" href={receiptUrl} target="_blank" rel="noopener noreferrer">
            Receipt <span className="only-heard">for {what}, opens in a new tab</span>
          </a>
        )}
      </div>
      <div className="figures numbers">
        <p>
          {amount} <span className="only-heard">credits</span>
        </p>
        <p className="small quiet">{balanceAfter} left</p>
      </div>
    </li>
  )
}

/** Enough to scroll through; the account's data download has all of them. */
const mostLines = '200'

async function fetchHistory() {
  const [history, purchases] = await Promise.all([
    api.credits.history.$get({ query: { limit: mostLines } }).then((response) => response.json()),
    api.purchases.$get().then((response) => response.json()),
  ])
  return { lines: historyLines(history, purchases), waiting: waitingPurchases(purchases), owed: history.owed }
}
