import { parseArgs } from 'node:util'

export const usage = `npm run admin -- COMMAND

  find PERSON                                     who they are, what they can spend
  ledger PERSON                                   their last 50 movements, each with its number
  grant PERSON CREDITS --reason "..." [--key K]   gives credits; the same command again on the same day gives nothing
  return PERSON NUMBER --reason "..."             gives back what that charge of their ledger cost, once
  free-number NUMBER --reason "..."                a phone number has a new owner, who may verify it and have a trial
  feedback                                        what people wrote, newest first
  delete PERSON --reason "..." --confirm EMAIL    deletes the account with everything in it, for good

PERSON is an e-mail address or a uid. Every command is written into admin_actions, with your name (ADMIN_NAME, else that of your
account on this machine).`

export type Command =
  | { command: 'find'; person: string }
  | { command: 'ledger'; person: string }
  | { command: 'grant'; person: string; credits: number; reason: string; key: string }
  | { command: 'return'; person: string; entry: string; reason: string }
  | { command: 'feedback' }
  | { command: 'free-number'; number: string; reason: string }
  | { command: 'delete'; person: string; reason: string; confirm: string }

/** Null shows the usage. @param day makes an accidental repeat of a grant without a key harmless */
export function readArguments(args: string[], day: string): Command | null {
  const options = { reason: { type: 'string' }, key: { type: 'string' }, confirm: { type: 'string' } } as const
  let parsed: ReturnType<typeof parseArgs<{ args: string[]; options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args, options, allowPositionals: true })
  } catch {
    return null
  }
  const { reason = '', key, confirm = '' } = parsed.values
  const [command, person = '', what = '', ...more] = parsed.positionals
  if (more.length > 0) return null
  if (command === 'feedback') return { command }
  if (!person) return null
  if (command === 'find') return { command, person }
  if (command === 'ledger') return { command, person }
  if (reason.trim().length < 3) return null
  if (command === 'free-number' && !what) return { command, number: person, reason }
  if (command === 'grant' && /^\d+$/.test(what))
    return { command, person, credits: Number(what), reason, key: key ?? `${day}:${person.toLowerCase()}:${what}:${reason}` }
  if (command === 'return' && what) return { command, person, entry: what, reason }
  if (command === 'delete' && confirm) return { command, person, reason, confirm }
  return null
}
