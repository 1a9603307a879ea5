import { focusManager, QueryClient } from '@tanstack/react-query'

/** The specification's section 9: no retries, no refetch on focus, never stale, no polling; a query that wants more says so. */
export function createQueryClient(): QueryClient {
  // A window that gets the focus counts too, not only a tab that becomes visible.
  focusManager.setEventListener((changed) => {
    const told = () => changed()
    addEventListener('visibilitychange', told)
    addEventListener('focus', told)
    return () => {
      removeEventListener('visibilitychange', told)
      removeEventListener('focus', told)
    }
  })
  return new QueryClient({
    defaultOptions: {
      // `always`: without a connection a call fails at once, with a sentence, instead of waiting unseen.
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
