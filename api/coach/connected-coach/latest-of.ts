import { setTimeout as wait } from 'node:timers/promises'

/** The page shows changes no faster than this. */
const leastBetweenMs = 150

/** Yields only the latest progress of some work while it runs, and returns its result. */
export async function* latestOf<News, Result>(
  run: (onNews: (news: News) => void) => Promise<Result>,
): AsyncGenerator<News, Result> {
  let latest: { news: News } | null = null
  let arrived = Promise.withResolvers<void>()
  let isDone = false
  const work = run((news) => {
    latest = { news }
    arrived.resolve()
  }).finally(() => {
    isDone = true
    arrived.resolve()
  })
  const done = work.then(
    () => {},
    () => {},
  )
  while (!isDone) {
    await arrived.promise
    arrived = Promise.withResolvers()
    const given = latest as { news: News } | null
    latest = null
    if (given) {
      yield given.news
      await Promise.race([wait(leastBetweenMs), done])
    }
  }
  const last = latest as { news: News } | null
  if (last) yield last.news
  return work
}
