import { expect, test } from 'vitest'
import { initialsOf, nameOf } from './user.ts'

test('without a name, the part of the e-mail before the at sign is the name', () => {
  expect(nameOf({ displayName: null, email: 'ana.costa@example.com' })).toBe('ana.costa')
  expect(nameOf({ displayName: '  ', email: 'li@example.com' })).toBe('li')
})

test('the avatar shows the first letters of the first and the last word', () => {
  expect(initialsOf({ displayName: 'Ana Maria Costa', email: null })).toBe('AC')
  expect(initialsOf({ displayName: null, email: 'ana.costa@example.com' })).toBe('AC')
  expect(initialsOf({ displayName: 'Øystein', email: null })).toBe('Ø')
  expect(initialsOf({ displayName: '李 明', email: null })).toBe('李明')
})
