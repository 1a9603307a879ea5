import { inspect } from 'node:util'

/** The message alone for our own errors ("Port 3000 is in use. ..."); with the line of code for unexpected ones. */
export function whyStopped(error: unknown): string {
  const ours = error instanceof Error && error.constructor === Error && !('code' in error)
  return ours ? error.message : inspect(error)
}
