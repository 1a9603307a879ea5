import type { User } from '../../platform/auth.ts'

type Named = Pick<User, 'displayName' | 'email'>

export function nameOf({ displayName, email }: Named): string {
  return displayName?.trim() || email?.split('@')[0] || 'You'
}

export function initialsOf(user: Named): string {
  const words = nameOf(user)
    .split(/[\s._-]+/u)
    .filter(Boolean)
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return letters.map((word) => [...word][0]!.toLocaleUpperCase('en-US')).join('')
}
