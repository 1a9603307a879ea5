/**
 * Holds a named lock until the returned function is called or the tab ends, crash included.
 * @returns null when another tab has it
 */
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

/** Shares a named lock until the returned function is called; `whenNobodyHolds` waits for all of them. */
export function shareLock(name: string): () => void {
  const finished = Promise.withResolvers<void>()
  void navigator.locks.request(name, { mode: 'shared' }, () => finished.promise)
  return finished.resolve
}

/** Resolves when no tab holds or shares the lock any more. */
export async function whenNobodyHolds(name: string): Promise<void> {
  await navigator.locks.request(name, () => undefined)
}

/** Names of all locks that some living tab or worker holds. */
export async function heldLocks(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => name ?? []))
}

/** Waits for the lock, works under it, lets go. Whoever dies holding it lets go too. */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(name, work)
}
