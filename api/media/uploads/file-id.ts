import { createHash } from 'node:crypto'

const uuidLength = 36
const idPattern = /^[0-9a-f-]{36}$/

/** An upload's name. The id comes from the phone, so the name includes the user's hash and no one can reach another's. */
export function fileIdOf(uid: string, uploadId: string): string | null {
  if (!idPattern.test(uploadId)) return null
  return `${prefixOf(uid)}${uploadId}`
}

export const prefixOf = (uid: string) => `tus-${createHash('sha256').update(uid).digest('hex').slice(0, 32)}-`

export const prefixIn = (fileId: string) => fileId.slice(0, -uuidLength)

export const isOfSamePerson = (fileId: string, other: string) => prefixIn(fileId) === prefixIn(other)
