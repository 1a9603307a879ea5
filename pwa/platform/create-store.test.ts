import { expect, test } from 'vitest'
import { createStore } from './create-store.ts'

test('a subscriber is called after each change and reads the new state', () => {
  const store = createStore(1)
  const seen: number[] = []
  store.subscribe(() => seen.push(store.get()))
  store.set(2)
  store.set(3)
  expect(seen).toEqual([2, 3])
})

test('the same state again calls nobody', () => {
  const state = { count: 1 }
  const store = createStore(state)
  let calls = 0
  store.subscribe(() => calls++)
  store.set(state)
  expect(calls).toBe(0)
})

test('after unsubscribing nothing is called any more', () => {
  const store = createStore('first')
  let calls = 0
  const stop = store.subscribe(() => calls++)
  stop()
  store.set('second')
  expect(calls).toBe(0)
  expect(store.get()).toBe('second')
})
