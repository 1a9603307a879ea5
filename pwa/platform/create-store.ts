/** State that lives outside React, as its readers see it. */
export interface ReadableStore<State> {
  get(): State
  /** Calls back after each change. Returns how to stop. */
  subscribe(changed: () => void): () => void
}

export interface Store<State> extends ReadableStore<State> {
  /** Replaces the state. The same state again announces nothing. */
  set(next: State): void
}

/** Holds the state of a device or a process that outlives the screens showing it; components read it with `useStore`. */
export function createStore<State>(initial: State): Store<State> {
  const subscribers = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return
      state = next
      for (const changed of subscribers) changed()
    },
    subscribe(changed) {
      subscribers.add(changed)
      return () => subscribers.delete(changed)
    },
  }
}
