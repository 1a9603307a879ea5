import { expect, test } from 'vitest'
import { signInMessageOf } from './auth.ts'

test('each way a sign-in can fail has its sentence', () => {
  expect(signInMessageOf('auth/popup-closed-by-user')).toBe("Sign-in was canceled. Please try again when you're ready.")
  expect(signInMessageOf('auth/cancelled-popup-request')).toBe("Sign-in was canceled. Please try again when you're ready.")
  expect(signInMessageOf('auth/popup-blocked')).toBe(
    'Sign-in popup was blocked by your browser. Please allow popups for this site.',
  )
  expect(signInMessageOf('auth/unauthorized-domain')).toContain("This domain isn't authorized for authentication.")
  expect(signInMessageOf('auth/account-exists-with-different-credential')).toContain('An account already exists')
  expect(signInMessageOf('auth/firebase-app-check-token-is-invalid.')).toContain(
    'Google could not confirm that this page is genuine.',
  )
  expect(signInMessageOf('auth/anything-else')).toBe('Authentication failed. Please try again.')
})
