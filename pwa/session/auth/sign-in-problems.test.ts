import { expect, test } from 'vitest'
import { signInFixesFor } from './sign-in-dialog.tsx'

test('a domain that is not allowed comes with the steps to allow it', () => {
  expect(signInFixesFor('auth/unauthorized-domain', 'jobs.example.com').join(' ')).toContain('Add jobs.example.com')
})

test('a blocked popup comes with where to allow it', () => {
  expect(signInFixesFor('auth/popup-blocked', 'x')[0]).toMatch(/address bar/)
})
