import type { TermKind } from '../match-reading.ts'

/**
 * Terms of one field, by kind. Entries are separated by commas, other spellings of the same thing by `=`. Two marks after a spelling:
 * `!` counts only in exactly this casing (Excel, Go, Slack: ordinary words otherwise); `?` counts only where the ad lists
 * requirements, since it is an ordinary word in prose.
 */
export type Glossary = Partial<Record<TermKind, string>>
