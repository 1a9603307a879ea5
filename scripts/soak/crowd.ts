import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallLog } from './measure/call-log.ts'
import { CallFailed } from './people/caller.ts'
import { lookAnywhere } from './people/looks.ts'
import { createPerson, type Person, type Town, TownClosed } from './people/person.ts'
import { deleteAccount, practise } from './people/practice.ts'

/** People who look at their account all day, so that cheap calls are measured at an even pace, whatever the others wait for. */
const onlookers = 10

interface CrowdOptions {
  town: Omit<Town, 'over'>
  seed: number
  /** Cheap calls a second, sent whether or not earlier ones were answered. */
  looksPerSecond: number
}

/** People who practise, one whole practice after the other, each time as somebody new. */
export function createCrowd({ town, seed, looksPerSecond }: CrowdOptions) {
  const closing = new AbortController()
  // Everybody waits on it.
  setMaxListeners(0, closing.signal)
  const inTown: Town = { ...town, over: closing.signal }
  const lives: Promise<void>[] = []
  let nth = 0
  const counts = { begun: 0, finished: 0, failed: 0 }

  async function practiseOnce() {
    const person = createPerson(inTown, seed, nth++)
    counts.begun++
    try {
      await practise(person)
      counts.finished++
    } catch (error) {
      if (error instanceof TownClosed) return goHome(person)
      counts.failed++
      if (!(error instanceof CallFailed)) town.log.failed('a practice', `${error}`)
      await goHome(person)
    }
  }
  /** Nobody leaves an account behind. */
  const goHome = async (person: Person) => {
    if (person.isSignedIn()) await deleteAccount(person).catch(() => {})
  }

  async function live(beginsAfterMs: number) {
    await sleep(beginsAfterMs, undefined, { signal: closing.signal }).catch(() => {})
    while (!closing.signal.aborted) await practiseOnce()
  }

  async function onlooker(): Promise<Person> {
    const person = createPerson(inTown, seed, nth++)
    await person.signIn()
    return person
  }

  async function lookAround() {
    const people = await Promise.all(Array.from({ length: onlookers }, onlooker))
    const looks = new Set<Promise<void>>()
    const startedAtMs = performance.now()
    for (let sent = 0; !closing.signal.aborted; sent++) {
      const dueInMs = startedAtMs + (sent * 1_000) / looksPerSecond - performance.now()
      if (dueInMs > 0) await sleep(dueInMs)
      const look: Promise<void> = lookAnywhere(people[sent % onlookers]!)
        .catch(() => {})
        .finally(() => looks.delete(look))
      looks.add(look)
    }
    await Promise.all(looks)
    await Promise.all(people.map(goHome))
  }
  if (looksPerSecond > 0) lives.push(lookAround())

  return {
    counts,
    /** So many more people, who come one after the other over that time. */
    join(people: number, withinMs: number) {
      for (let at = 0; at < people; at++) lives.push(live((at * withinMs) / people))
    },
    /** Somebody who does what the caller says; what happens to them is told in a log of its own. */
    stranger: (log: CallLog) => createPerson({ ...inTown, log }, seed, nth++),
    goHome,
    /** Everybody ends what they are waiting for, deletes their account and goes. */
    async close() {
      closing.abort()
      await Promise.all(lives)
    },
  }
}

export type Crowd = ReturnType<typeof createCrowd>
