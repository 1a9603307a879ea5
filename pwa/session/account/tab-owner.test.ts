import { beforeEach, expect, test } from 'vitest'
import { createTabOwner } from './tab-owner.ts'

const person = (uid: string) => ({ uid, email: `${uid}@example.com`, displayName: uid, photoURL: null })
const [robin, sam] = [person('robin'), person('sam')]

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
})

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

/** One tab of a browser whose tabs share `kept`. */
function openTab(place = storage) {
  let look = () => {}
  let starts = 0
  const owner = createTabOwner({
    storage: place,
    onNews: (tell) => {
      look = tell
    },
    startAnew: () => {
      starts += 1
    },
  })
  return { take: owner.take, look: () => look(), starts: () => starts }
}

test('a tab goes on while its person stays, and when somebody signs in where nobody was', () => {
  const tab = openTab()
  expect([tab.take(null), tab.take(robin), tab.take({ ...robin, displayName: 'Robin R.' })]).toEqual([true, true, true])
  tab.look()
  expect(tab.starts()).toBe(0)
})

test('another person, or nobody any more, is never shown what the tab holds', () => {
  for (const next of [sam, null]) {
    const tab = openTab()
    tab.take(robin)
    expect(tab.take(next)).toBe(false)
    expect(tab.starts()).toBe(1)
    // News that come while the page is still there change nothing.
    expect(tab.take(robin)).toBe(false)
  }
})

test('a tab starts anew as soon as another one has somebody else, or has logged out', () => {
  for (const next of [sam, null]) {
    const [first, second] = [openTab(), openTab()]
    first.take(robin)
    second.take(next)
    first.look()
    expect([first.starts(), second.starts()]).toEqual([1, 0])
  }
})

test('a page that left and comes back out of the browser’s cache leaves again', () => {
  const tab = openTab()
  tab.take(robin)
  tab.take(null)
  tab.look()
  expect(tab.starts()).toBe(2)
})

test('a browser that keeps nothing starts no tab anew', () => {
  const refuses = () => {
    throw new Error('no storage')
  }
  const tab = openTab({ getItem: () => null, setItem: refuses, removeItem: refuses })
  expect(tab.take(robin)).toBe(true)
  tab.look()
  expect(tab.starts()).toBe(0)
})
