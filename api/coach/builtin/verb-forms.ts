import { plainVerbs } from '../scoring/resume/action-verbs.ts'

const irregular: Record<string, string> = Object.fromEntries(
  `build built, buy bought, bring brought, cut cut, deal dealt, draw drew, drive drove, feed fed, fight fought, find found, get got, give gave, grind ground,
  grow grew, hang hung, hold held, keep kept, lay laid, lead led, let let, make made, meet met, oversee oversaw, pay paid, put put, read read, rebuild rebuilt,
  rewrite rewrote, run ran, see saw, sell sold, send sent, set set, shoot shot, sew sewed, show showed, speak spoke, spend spent, stand stood, take took, teach taught,
  tell told, think thought, upsell upsold, wear wore, win won, write wrote`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
)
const doubling = new Set(
  'plan ship stop map prep refer control submit permit transfer trim fit log program patrol scan strip rig equip snag wrap dig pin crop'.split(
    ' ',
  ),
)

/** The past of a plain verb: "manage" managed, "run" ran. */
export function pastOf(verb: string): string {
  const known = irregular[verb]
  if (known) return known
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return doubling.has(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

/** The plain verb of an -ing form: "managing" manage, "running" run; null for words that are no known verb of doing ("nursing" the field). */
export function verbOfGerund(word: string): string | null {
  const stem = word.toLowerCase().replace(/ing$/, '')
  if (stem === word.toLowerCase()) return null
  for (const verb of [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]) if (plainVerbs.has(verb)) return verb
  return null
}

/** Whether a word is a verb of doing in its plain form: "Manage", "Teach". */
export function isPlainVerb(word: string): boolean {
  return plainVerbs.has(word.toLowerCase())
}
