export interface ReadableStore<State> {
  get(): State
  subscribe(changed: () => void): () => void
}

interface Store<State> extends ReadableStore<State> {
  set(next: State): void
}

/** State of a device or process that outlives its screens; components read it with `useStore`. */
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
