import { beforeEach, expect, test } from 'vitest'
import { createTabOwner } from './session.ts'

const user = (uid: string) => ({ uid, email: `${uid}@example.com`, displayName: uid, photoURL: null })
const [robin, sam] = [user('robin'), user('sam')]

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
})

const sharedStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

function openTab(storage = sharedStorage) {
  let check = () => {}
  let reloads = 0
  const owner = createTabOwner({
    storage,
    onPossibleChange: (registered) => {
      check = registered
    },
    reloadApp: () => {
      reloads += 1
    },
  })
  return { take: owner.take, check: () => check(), reloads: () => reloads }
}

test('a tab stays as it is while its user stays, and when someone signs in where no one was', () => {
  const tab = openTab()
  expect([tab.take(null), tab.take(robin), tab.take({ ...robin, displayName: 'Robin R.' })]).toEqual([true, true, true])
  tab.check()
  expect(tab.reloads()).toBe(0)
})

test('neither the next user nor a signed-out visitor sees what the tab held', () => {
  for (const next of [sam, null]) {
    const tab = openTab()
    tab.take(robin)
    expect(tab.take(next)).toBe(false)
    expect(tab.reloads()).toBe(1)
    // Responses that arrive before the page is gone change nothing.
    expect(tab.take(robin)).toBe(false)
  }
})

test('a tab reloads as soon as another one has somebody else, or has logged out', () => {
  for (const next of [sam, null]) {
    const [first, second] = [openTab(), openTab()]
    first.take(robin)
    second.take(next)
    first.check()
    expect([first.reloads(), second.reloads()]).toEqual([1, 0])
  }
})

test('a page that left and returns from the browser’s cache leaves again', () => {
  const tab = openTab()
  tab.take(robin)
  tab.take(null)
  tab.check()
  expect(tab.reloads()).toBe(2)
})

test('a browser without storage reloads no tab', () => {
  const refuses = () => {
    throw new Error('no storage')
  }
  const tab = openTab({ getItem: () => null, setItem: refuses, removeItem: refuses })
  expect(tab.take(robin)).toBe(true)
  tab.check()
  expect(tab.reloads()).toBe(0)
})
