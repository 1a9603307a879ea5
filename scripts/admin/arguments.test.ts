import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const read = (...args: string[]) => readArguments(args, '2026-05-04')

test('giving something away needs a reason, and the same command twice in a day is one', () => {
  expect(read('grant', 'ann@example.com', '20')).toBeNull()
  const grant = read('grant', 'ann@example.com', '20', '--reason', 'No sound')
  expect(grant).toMatchObject({ credits: 20, reason: 'No sound', key: '2026-05-04:ann@example.com:20:No sound' })
  expect(read('grant', 'Ann@example.com', '20', '--reason', 'No sound')).toMatchObject({ key: (grant as { key: string }).key })
  expect(read('grant', 'ann@example.com', '20', '--reason', 'No sound', '--key', 'second')).toMatchObject({ key: 'second' })
})

test('what is not understood does nothing', () => {
  for (const words of [
    '',
    'find',
    'grant ann x --reason why',
    'delete ann --reason why',
    'free-number +14155550100',
    'steal ann --reason why',
    'find a b c d',
    'find ann --all',
  ])
    expect(read(...words.split(' ').filter(Boolean)), words).toBeNull()
})
