import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId } from 'react'
import { openDialogsAtom } from './top-layer.ts'

/** What speaks up by itself, the most urgent first. What a person opened is none. */
const order = ['unfinished-recording', 'reminder', 'update'] as const
export type Interruption = (typeof order)[number]

/** `looking`: it will soon be known whether it has something to say; less urgent ones wait for that. */
export type Claim = 'looking' | 'wanted'

export interface Claimed {
  what: Interruption
  claim: Claim
}

/**
 * Which interruption may be on the screen: one at a time, and none over a dialog that is open. A dialog that is there stays until it is closed;
 * the update's bar, which asks for nothing, makes room.
 */
export function turnOf(claims: ReadonlyMap<string, Claimed>, shown: string | null, isDialogOpen: boolean): string | null {
  const now = shown === null ? undefined : claims.get(shown)
  if (now?.claim === 'wanted' && now.what !== 'update') return shown
  for (const what of order) {
    const mine = [...claims].filter(([, each]) => each.what === what)
    const wanted = mine.find(([, { claim }]) => claim === 'wanted')
    if (wanted && (!isDialogOpen || wanted[0] === shown)) return wanted[0]
    if (mine.length > 0) return null
  }
  return null
}

const claimsAtom = atom<ReadonlyMap<string, Claimed>>(new Map())
const shownAtom = atom<string | null>(null)

const claimAtom = atom(null, (_get, set, id: string, claimed: Claimed) => {
  set(claimsAtom, (before) => new Map(before).set(id, claimed))
})

const leaveAtom = atom(null, (_get, set, id: string) => {
  set(claimsAtom, (before) => new Map([...before].filter(([each]) => each !== id)))
  set(shownAtom, (shown) => (shown === id ? null : shown))
})

const decideAtom = atom(null, (get, set) => {
  set(shownAtom, turnOf(get(claimsAtom), get(shownAtom), get(openDialogsAtom).length > 0))
})

/** Whether this may be shown now. @param claim null: it has nothing to say */
export function useInterruption(what: Interruption, claim: Claim | null): boolean {
  const id = useId()
  const claims = useAtomValue(claimsAtom)
  const shown = useAtomValue(shownAtom)
  const isDialogOpen = useAtomValue(openDialogsAtom).length > 0
  const [stake, leave, decide] = [useSetAtom(claimAtom), useSetAtom(leaveAtom), useSetAtom(decideAtom)]
  useEffect(() => {
    if (claim === null) return
    stake(id, { what, claim })
    return () => leave(id)
  }, [id, what, claim, stake, leave])
  // After the claims of this moment are all there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided anew when these change.
  useEffect(decide, [claims, isDialogOpen, decide])
  return claim === 'wanted' && shown === id
}
