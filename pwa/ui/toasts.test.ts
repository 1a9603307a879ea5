import { expect, test } from 'vitest'
import { type Toast, toastRemovalDelayMs, withDismissed, withoutToast, withToast } from './toast.ts'

const none: readonly Toast[] = []

test('a second toast replaces the first', () => {
  const both = withToast(withToast(none, { title: 'First' }, 1), { title: 'Second' }, 2)
  expect(both.map(({ title }) => title)).toEqual(['Second'])
})

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const closed = withDismissed(withToast(none, { title: 'Error', variant: 'destructive' }, 1), 1)
  expect(closed).toEqual([{ id: 1, title: 'Error', variant: 'destructive', open: false }])
  expect(withoutToast(closed, 1)).toEqual([])
  expect(toastRemovalDelayMs).toBe(1_000_000)
})
