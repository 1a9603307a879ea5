import type { Person } from '../../platform/auth.ts'

type Named = Pick<Person, 'displayName' | 'email'>

export function nameOf({ displayName, email }: Named): string {
  return displayName?.trim() || email?.split('@')[0] || 'You'
}

export function initialsOf(person: Named): string {
  const words = nameOf(person)
    .split(/[\s._-]+/u)
    .filter(Boolean)
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return letters.map((word) => [...word][0]!.toLocaleUpperCase('en-US')).join('')
}
