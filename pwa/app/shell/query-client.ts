import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query'

/**
 * By default there are no retries, no refetch on focus and no polling, and nothing gets stale; a query that needs more says so. What failed
 * is fetched again when the connection is back.
 */
export function createQueryClient(): QueryClient {
  // A window that gets the focus counts as well, not only a tab that becomes visible.
  focusManager.setEventListener((changed) => {
    const over = new AbortController()
    for (const event of ['visibilitychange', 'focus']) addEventListener(event, () => changed(), { signal: over.signal })
    return () => over.abort()
  })
  // It assumes a connection: a page opened without one would not notice that it is back.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      // `always`: without a connection a call fails at once with a sentence, instead of waiting silently.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
