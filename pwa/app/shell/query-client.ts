import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query'

/** No retries, polling or staleness by default. Failed queries refetch when the connection returns. */
export function createQueryClient(): QueryClient {
  // Window focus counts too, not only tab visibility.
  focusManager.setEventListener((changed) => {
    const over = new AbortController()
    for (const event of ['visibilitychange', 'focus']) addEventListener(event, () => changed(), { signal: over.signal })
    return () => over.abort()
  })
  // TanStack assumes a connection at startup, and would not notice its return.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      // `always`: offline calls fail at once with a sentence instead of pausing silently.
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
