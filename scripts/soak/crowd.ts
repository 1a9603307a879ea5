import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallLog } from './measure/call-log.ts'
import { CallFailed } from './people/caller.ts'
import { lookAnywhere } from './people/looks.ts'
import { createPerson, type Person, type Town, TownClosed } from './people/person.ts'
import { deleteAccount, practise } from './people/practice.ts'

/** Users who only make cheap calls, so that those are measured at an even pace. */
const onlookers = 10

interface CrowdOptions {
  town: Omit<Town, 'over'>
  seed: number
  /** Cheap calls per second, sent whether or not earlier ones have finished. */
  looksPerSecond: number
}

/** Users who practice over and over, each time with a new account. */
export function createCrowd({ town, seed, looksPerSecond }: CrowdOptions) {
  const closing = new AbortController()
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
    join(people: number, withinMs: number) {
      for (let at = 0; at < people; at++) lives.push(live((at * withinMs) / people))
    },
    /** A user controlled by the caller, with a separate log. */
    stranger: (log: CallLog) => createPerson({ ...inTown, log }, seed, nth++),
    goHome,
    async close() {
      closing.abort()
      await Promise.all(lives)
    },
  }
}

export type Crowd = ReturnType<typeof createCrowd>
