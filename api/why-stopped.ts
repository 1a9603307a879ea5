import { inspect } from 'node:util'

/**
 * What a person reads when a start fails: the sentence alone where it is one of ours ("Port 3000 is in use. ..."), and the line of
 * code for anything unforeseen.
 */
export function whyStopped(error: unknown): string {
  const ours = error instanceof Error && error.constructor === Error && !('code' in error)
  return ours ? error.message : inspect(error)
}
