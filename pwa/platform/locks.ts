/** Holds a named lock until released or the tab closes. Null when another tab holds it. */
export function holdLock(name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}

/** Shares a named lock until released; `whenReleased` waits for every holder. */
export function shareLock(name: string): () => void {
  const finished = Promise.withResolvers<void>()
  void navigator.locks.request(name, { mode: 'shared' }, () => finished.promise)
  return finished.resolve
}

/** Resolves once no tab holds or shares the lock. */
export async function whenReleased(name: string): Promise<void> {
  await navigator.locks.request(name, () => undefined)
}

export async function heldLocks(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => name ?? []))
}

/** Runs `work` while holding the lock. A crashed holder releases it too. */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(name, work)
}
