import { type Atom, getDefaultStore } from 'jotai'
import type { Generation } from './generation.ts'

/** Resolves when the generation is not running. */
export function whenNotRunning<Parts, Done>(generationAtom: Atom<Generation<Parts, Done>>): Promise<void> {
  const store = getDefaultStore()
  const isRunning = () => store.get(generationAtom).run.state === 'running'
  return new Promise((resolve) => {
    if (!isRunning()) return resolve()
    const stop = store.sub(generationAtom, () => {
      if (isRunning()) return
      stop()
      resolve()
    })
  })
}
