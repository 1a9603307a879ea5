import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId } from 'react'
import { askedDialogIsOpenAtom } from './layers.ts'

/** What appears unasked, the most urgent first. */
const order = ['unfinished-recording', 'install', 'update'] as const
export type Interruption = (typeof order)[number]

/** Bars make way for what is more urgent. */
const bars: readonly Interruption[] = ['install', 'update']

/** `looking`: not known yet, so less urgent ones wait. */
export type Claim = 'looking' | 'wanted'

export interface Claimed {
  what: Interruption
  claim: Claim
}

/** One at a time, and none over a dialog the user opened. A dialog steps back for one the user opened; bars for more urgent ones. */
export function turnOf(claims: ReadonlyMap<string, Claimed>, shown: string | null, isDialogOpen: boolean): string | null {
  const now = shown === null ? undefined : claims.get(shown)
  const isBar = now !== undefined && bars.includes(now.what)
  if (now?.claim === 'wanted' && !isBar && !isDialogOpen) return shown
  for (const what of order) {
    const mine = [...claims].filter(([, each]) => each.what === what)
    const wanted = mine.find(([, { claim }]) => claim === 'wanted')
    if (wanted && (!isDialogOpen || (isBar && wanted[0] === shown))) return wanted[0]
    if (mine.length > 0) return null
  }
  return null
}

const claimsAtom = atom<ReadonlyMap<string, Claimed>>(new Map())
const shownAtom = atom<string | null>(null)

const claimAtom = atom(null, (_get, set, id: string, claimed: Claimed) => {
  set(claimsAtom, (before) => new Map(before).set(id, claimed))
})

const dropClaimAtom = atom(null, (_get, set, id: string) => {
  set(claimsAtom, (before) => new Map([...before].filter(([each]) => each !== id)))
  set(shownAtom, (shown) => (shown === id ? null : shown))
})

const decideAtom = atom(null, (get, set) => {
  set(shownAtom, turnOf(get(claimsAtom), get(shownAtom), get(askedDialogIsOpenAtom)))
})

export function useInterruption(what: Interruption, claim: Claim | null): boolean {
  const id = useId()
  const claims = useAtomValue(claimsAtom)
  const shown = useAtomValue(shownAtom)
  const isDialogOpen = useAtomValue(askedDialogIsOpenAtom)
  const [makeClaim, dropClaim, decide] = [useSetAtom(claimAtom), useSetAtom(dropClaimAtom), useSetAtom(decideAtom)]
  useEffect(() => {
    if (claim === null) return
    makeClaim(id, { what, claim })
    return () => dropClaim(id)
  }, [id, what, claim, makeClaim, dropClaim])
  // Runs after all claims of this render are made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of these calls for a new decision.
  useEffect(decide, [claims, isDialogOpen, decide])
  // Checked in every render too: there is never a second dialog.
  return claim === 'wanted' && shown === id && !(isDialogOpen && !bars.includes(what))
}
