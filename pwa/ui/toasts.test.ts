import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toast, toastAtom, toastRemovalDelayMs } from './toast.ts'

const shown = () => getDefaultStore().get(toastAtom)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a second toast replaces the first', () => {
  const first = toast({ title: 'First' })
  toast({ title: 'Second' })
  dismissToast(first)
  vi.advanceTimersByTime(toastRemovalDelayMs)
  expect(shown()).toMatchObject({ title: 'Second', open: true })
})

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const id = toast({ title: 'Error', variant: 'destructive' })
  dismissToast(id)
  expect(shown()).toEqual({ id, title: 'Error', variant: 'destructive', open: false })
  vi.advanceTimersByTime(999_999)
  expect(shown()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(shown()).toBeNull()
})
