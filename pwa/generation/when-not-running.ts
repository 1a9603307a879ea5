import { type Atom, getDefaultStore } from 'jotai'
import type { Answer } from './answer.ts'

/** Resolves when no answer is being made: at once, or when the one that is has come or failed. */
export function whenNotRunning<Parts, Done>(answerAtom: Atom<Answer<Parts, Done>>): Promise<void> {
  const store = getDefaultStore()
  const isRunning = () => store.get(answerAtom).run.state === 'running'
  return new Promise((resolve) => {
    if (!isRunning()) return resolve()
    const stop = store.sub(answerAtom, () => {
      if (isRunning()) return
      stop()
      resolve()
    })
  })
}
