import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { type HistoryLine, historyLines, waitingPurchases } from './history-lines.ts'

interface History {
  lines: HistoryLine[]
  waiting: string[]
  owed: number
}

/** Enough to scroll through; the account's data download has all of them. */
const mostLines = '200'

async function fetchHistory(): Promise<History> {
  const [history, purchases] = await Promise.all([
    api.credits.history.$get({ query: { limit: mostLines } }).then((response) => response.json()),
    api.purchases.$get().then((response) => response.json()),
  ])
  return { lines: historyLines(history, purchases), waiting: waitingPurchases(purchases), owed: history.owed }
}

export function useCreditHistory() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/credits/history'],
    queryFn: fetchHistory,
    gcTime: 0,
    staleTime: 0,
  })
  return { history: data ?? null, failed: isError, refetch }
}
